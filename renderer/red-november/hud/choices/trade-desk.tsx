import type { JSX } from 'preact'
import {
  type ActionKind,
  type Command,
  LOW_WATER_MINUTES,
  type PlayerView,
  situationOf,
  surcharge,
} from '../../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../../ui/focus.ts'
import { t } from '../../words/index.ts'
import type { Names } from '../../words/phrases.ts'
import { TradeComposer } from './trade-composer.tsx'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly onSay: (command: Command) => void
  readonly onCancel: () => void
}

/** Cards and gnomes are picked for it: it needs all the room there is. */
export const COMPOSED: readonly ActionKind[] = ['trade']

/** A trade is composed of more than minutes: with whom, and what. */
export function TradeDesk({ onCancel, ...props }: Props): JSX.Element {
  const desk = useDeskFocus('trade', false)
  const isWading = surcharge(situationOf(props.view), 'trade') > 0
  return (
    <section ref={desk} class="desk-panel action-desk" aria-label={t('game.action.trade.name')}>
      <header>
        <div>
          <h2>{t('game.action.trade.name')}</h2>
          <p class="sum">{t('game.action.trade.text')}</p>
          {/* A2: low water makes it longer. */}
          {isWading && <p class="meets water">{t('hud.wet', { minutes: LOW_WATER_MINUTES })}</p>}
        </div>
        <button type="button" class="small" onClick={onCancel}>
          {t('show.choice.back')} <kbd>Esc</kbd>
        </button>
      </header>
      <TradeComposer {...props} />
    </section>
  )
}
