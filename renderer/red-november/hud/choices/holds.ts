import type { SeenGnome } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { itemNames } from '../../words/phrases.ts'

/** What it holds, as far as that may be known. */
export function holdsText({ hand, handSize }: SeenGnome): string {
  if (!hand) return t('hud.hiddenHand', { count: handSize })
  return hand.length > 0 ? itemNames(hand, t) : t('hud.emptyHand')
}
