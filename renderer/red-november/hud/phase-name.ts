import {
  handsAreSecret,
  type KnownPending,
  type Phase,
  type Position,
  phaseOf,
  speaker,
} from '../../../engine/red-november/index.ts'
import { NOTHING, type Overlay } from '../show/overlay.ts'
import { t } from '../words/index.ts'

type Seen = Pick<Position, 'options' | 'pending' | 'turn'>

const PRIVATE: ReadonlySet<KnownPending['kind']> = new Set<KnownPending['kind']>(['coffee', 'lucky-charm', 'private'])

/**
 * Whether coffee or a charm is considered is a secret of the hand (O2, O6), and the phase would tell which: then it has
 * no name.
 */
const isHushed = ({ options, pending }: Seen): boolean =>
  handsAreSecret(options) && pending !== null && PRIVATE.has(pending.kind)

/** What goes on, in plain words and as everybody may read it; `isYours` if somebody in front of the screen is asked. */
export function phaseName(state: Seen, isYours: boolean, overlay: Overlay = NOTHING): string {
  if (isHushed(state)) return t('show.phase.private')
  const phase = phaseShown(overlay) ?? phaseOf(state)
  if (phase !== 'movement' && phase !== 'action') return t(`hud.now.${phase}`)
  if (!isYours) return t('hud.now.works')
  return t(isTurnOfSpeaker(state) ? 'hud.now.yours' : 'hud.now.asked')
}

/** A13, O2: whoever answers a trade or an attack speaks in somebody else's turn. */
export const isTurnOfSpeaker = (state: Pick<Seen, 'pending' | 'turn'>): boolean =>
  speaker(state) === (state.turn?.active ?? null)

/** The rule's own word for it. */
export const phaseWord = (state: Seen, overlay: Overlay = NOTHING): string =>
  isHushed(state)
    ? t('show.phase.private')
    : t('hud.now.rule', { phase: t(`game.phase.${phaseShown(overlay) ?? phaseOf(state)}.name`) })

/** While something is shown, the phase that can be seen to go on. */
function phaseShown({ way, faint, die, banner }: Overlay): Phase | null {
  if (banner?.kind === 'phase') return banner.phase
  if (way) return 'updates'
  if (faint) return 'faint'
  return die ? 'action' : null
}
