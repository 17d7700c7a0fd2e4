import { FEAT_IDS, type FeatId } from '../../../engine/dark-cave/index.ts'
import type { MedalFace } from '../../shared/medals/medal.tsx'
import { t } from '../words/index.ts'

/** What is painted on each, by its file. */
const PICTURES: Readonly<Record<FeatId, string>> = {
  daylight: 'cards/goal-exit.webp',
  honest: 'clan/yellow-loyal.svg',
  traitor: 'clan/blue-saboteur.svg',
  spotless: 'signs/mask.svg',
  afterMe: 'signs/step.svg',
  allOut: 'cards/goal-exit-turned.webp',
  byANose: 'signs/turn.svg',
  rushHour: 'signs/worker.svg',
  enough: 'cards/back-III.webp',
  heavy: 'signs/nugget.svg',
  light: 'cards/goal-down.webp',
  buried: 'cards/III-14.webp',
  finder: 'cards/goal-vein.webp',
  squeeze: 'cards/I-17.webp',
  customer: 'cards/goblin.webp',
  grass: 'cards/goal-exit.webp',
  gap: 'cards/goal-hole.webp',
  mole: 'cards/I-01.webp',
  looking: 'cards/info.webp',
  whatGold: 'cards/rockfall.webp',
  exchange: 'cards/swap.webp',
  cobbler: 'cards/boots.webp',
  shoo: 'cards/axe.webp',
  cleaning: 'signs/web.svg',
  spider: 'cards/web.webp',
  zoo: 'cards/goblin.webp',
  floor: 'cards/lindworm.webp',
  paper: 'cards/rat.webp',
}

/** These medals as they look. */
export const medalsOf = (feats: readonly FeatId[] = FEAT_IDS): readonly MedalFace[] =>
  feats.map((id) => ({
    id,
    picture: <img src={`./cave/${PICTURES[id]}`} alt="" draggable={false} />,
    name: t(`feats.${id}.name`),
    text: t(`feats.${id}.text`),
  }))
