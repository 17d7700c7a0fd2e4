import type { JSX } from 'preact'
import { type Command, check, gnomeOf, type Pending, type PlayerView } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { itemsOf, laidOut, sorted, useLaidOut } from './laid-out.ts'
import { SwapPile } from './swap-pile.tsx'

interface Props {
  readonly view: PlayerView
  readonly pending: Extract<Pending, { kind: 'discard' }>
  readonly onSay: (command: Command) => void
}

/** V6: pick in the hand what goes, exactly down to the limit. */
export function Discard({ view, pending, onSay }: Props): JSX.Element {
  useLaidOut(pending.who)
  const hand = sorted(gnomeOf(view, pending.who).hand ?? [])
  const items = itemsOf(hand, laidOut.value)
  const command: Command = { type: 'discard', items }
  const surplus = hand.length - pending.limit
  return (
    <div class="composer">
      <div class="swap">
        <SwapPile gnome={pending.who} label={t('show.choice.overboard')} hand={items} empty={t('hud.pickInHand')} />
      </div>
      <div class="composer-end">
        <p role="status">{t('show.choice.dropped', { picked: items.length, count: surplus })}</p>
        <button type="button" class="primary" disabled={check(view, command) !== null} onClick={() => onSay(command)}>
          {t('show.choice.drop')}
        </button>
      </div>
    </div>
  )
}
