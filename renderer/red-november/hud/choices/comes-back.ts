import {
  type BotId,
  type Command,
  type ItemId,
  type PlayerView,
  tradeAnswerTo,
} from '../../../../engine/red-november/index.ts'

/** Who would answer an offer. */
export interface Partner {
  readonly player: 'person' | BotId
  readonly loyal: boolean
}

export interface ComesBack {
  /** Nobody can tell in advance where it is `open`. */
  readonly kind: 'gives' | 'thanks' | 'refuses' | 'open'
  readonly items: readonly ItemId[]
}

const OPEN: ComesBack = { kind: 'open', items: [] }

/** A13: what an offer would bring. People do as they please, cadets do anything, and who is not loyal is not asked. */
export function comesBack(
  view: PlayerView,
  offer: Extract<Command, { type: 'trade' }>,
  { player, loyal }: Partner,
): ComesBack {
  const isSure = loyal && (player === 'sailor' || player === 'captain')
  const said = isSure ? tradeAnswerTo(view, offer) : null
  if (said?.type === 'refuse') return { kind: 'refuses', items: [] }
  if (said?.type !== 'give') return OPEN
  return { kind: said.items.length > 0 ? 'gives' : 'thanks', items: said.items }
}
