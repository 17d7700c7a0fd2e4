import {
  handsAreSecret,
  type KnownPending,
  type Phase,
  type Position,
  phaseOf,
} from '../../../engine/red-november/index.ts'
import { NOTHING, type Overlay } from '../show/overlay.ts'
import { t } from '../words/index.ts'

const PRIVATE: ReadonlySet<KnownPending['kind']> = new Set<KnownPending['kind']>(['coffee', 'lucky-charm', 'private'])

/**
 * The name of the phase as everybody may read it. Whether coffee or a charm is considered is a secret of the hand (O2,
 * O6), and the phase would tell which: then it has no name.
 */
export function phaseName(state: Pick<Position, 'options' | 'pending' | 'turn'>, overlay: Overlay = NOTHING): string {
  const kind = state.pending?.kind
  if (handsAreSecret(state.options) && kind !== undefined && PRIVATE.has(kind)) return t('show.phase.private')
  return t(`game.phase.${phaseShown(overlay) ?? phaseOf(state)}.name`)
}

/** While something is shown, the phase that can be seen to go on. */
function phaseShown({ way, faint, die, banner }: Overlay): Phase | null {
  if (banner?.kind === 'phase') return banner.phase
  if (way) return 'updates'
  if (faint) return 'faint'
  return die ? 'action' : null
}
