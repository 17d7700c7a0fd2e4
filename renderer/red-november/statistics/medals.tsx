import { FEAT_IDS, type FeatId } from '../../../engine/red-november/index.ts'
import type { MedalFace } from '../../shared/medals/medal.tsx'
import { BoatGlyph, type BoatGlyphName } from '../hud/boat-glyph.tsx'
import { t } from '../words/index.ts'

const GLYPHS: Readonly<Record<FeatId, BoatGlyphName>> = {
  home: 'buoy',
  sober: 'water',
  drunk: 'grog',
  nine: 'reactor',
  calm: 'trophy',
  fullCrew: 'trophy',
  lastOne: 'buoy',
  replacement: 'faint',
  merciless: 'skull',
  inferno: 'fire',
  harpooned: 'kraken',
  defused: 'missiles',
  threefold: 'trophy',
  hair: 'wait',
  rescueAtNine: 'engine',
  sacrifice: 'fire',
  longShot: 'die',
  certain: 'die',
  duel: 'attack',
  truce: 'trade',
  floodgate: 'water',
  brigade: 'extinguish',
  plumber: 'pump',
  doorman: 'hatch',
  merchant: 'trade',
  hoarder: 'item',
  thirsty: 'grog',
  sleeper: 'faint',
  coffee: 'charm',
  charm: 'charm',
  deserter: 'abandon',
  fool: 'abandon',
  lunch: 'kraken',
}

/** These medals as they look. */
export const medalsOf = (feats: readonly FeatId[] = FEAT_IDS): readonly MedalFace[] =>
  feats.map((id) => ({
    id,
    picture: <BoatGlyph name={GLYPHS[id]} />,
    name: t(`feats.${id}.name`),
    text: t(`feats.${id}.text`),
  }))
