import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { type Command, check, gnomeOf, type Pending, type PlayerView } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import { ItemPicker, itemsOf, type Picked, sorted } from './item-picker.tsx'

interface Props {
  readonly view: PlayerView
  readonly pending: Extract<Pending, { kind: 'discard' }>
  readonly onSay: (command: Command) => void
}

/** V6: pick what goes, exactly down to the limit. */
export function Discard({ view, pending, onSay }: Props): JSX.Element {
  const [picked, pick] = useState<Picked>(new Set())
  const hand = sorted(gnomeOf(view, pending.who).hand ?? [])
  const command: Command = { type: 'discard', items: itemsOf(hand, picked) }
  const surplus = hand.length - pending.limit
  return (
    <div class="composer">
      <div class="composer-cards">
        <ItemPicker label={t('show.choice.hand')} hand={hand} picked={picked} onPick={pick} />
      </div>
      <div class="composer-end">
        <p role="status">{t('show.choice.dropped', { picked: picked.size, count: surplus })}</p>
        <button type="button" class="primary" disabled={check(view, command) !== null} onClick={() => onSay(command)}>
          {t('show.choice.drop')}
        </button>
      </div>
    </div>
  )
}
