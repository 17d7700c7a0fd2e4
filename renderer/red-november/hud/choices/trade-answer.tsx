import type { JSX } from 'preact'
import {
  type Color,
  type Command,
  check,
  gnomeOf,
  type ItemId,
  type PlayerView,
} from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { itemList } from '../../words/phrases.ts'
import { HandRow } from './hand-row.tsx'
import { itemsOf, laidOut, sorted, useLaidOut } from './laid-out.ts'

interface Props {
  readonly view: PlayerView
  readonly who: Color
  readonly offer: readonly ItemId[]
  readonly onSay: (command: Command) => void
}

/** A13: see what is offered, give any number in return, or refuse it all. */
export function TradeAnswer({ view, who, offer, onSay }: Props): JSX.Element {
  useLaidOut(who)
  const hand = sorted(gnomeOf(view, who).hand ?? [])
  const items = itemsOf(hand, laidOut.value)
  const agree: Command = { type: 'give', items }
  return (
    <div class="composer">
      {offer.length > 0 && <HandRow label={t('show.choice.offer')} hand={sorted(offer)} />}
      {hand.length > 0 && <p class="hint">{t('hud.pickInHand')}</p>}
      <div class="composer-end">
        <button type="button" onClick={() => onSay({ type: 'refuse' })}>
          {t('game.command.refuse')}
        </button>
        <button type="button" class="primary" disabled={check(view, agree) !== null} onClick={() => onSay(agree)}>
          {items.length === 0 ? t('game.command.give-nothing') : t('game.command.give', { items: itemList(items, t) })}
        </button>
      </div>
    </div>
  )
}
