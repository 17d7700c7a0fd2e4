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
import { itemList, type Names } from '../../words/phrases.ts'
import { itemsOf, laidOut, sorted, useLaidOut } from './laid-out.ts'
import { SwapPile, SwapSign } from './swap-pile.tsx'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly who: Color
  readonly from: Color
  readonly offer: readonly ItemId[]
  readonly onSay: (command: Command) => void
}

/** A13: see what is offered, give any number in return, or refuse it all. */
export function TradeAnswer({ view, names, who, from, offer, onSay }: Props): JSX.Element {
  useLaidOut(who)
  const hand = sorted(gnomeOf(view, who).hand ?? [])
  const items = itemsOf(hand, laidOut.value)
  const agree: Command = { type: 'give', items }
  return (
    <div class="composer">
      <div class="swap">
        <SwapPile
          gnome={from}
          label={t('show.choice.offers', { gnome: names(from) })}
          hand={sorted(offer)}
          empty={t('show.choice.nothing')}
        />
        <SwapSign />
        <SwapPile
          gnome={who}
          label={t('show.choice.youGive')}
          hand={items}
          empty={t(hand.length > 0 ? 'hud.pickInHand' : 'hud.emptyHand')}
        />
      </div>
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
