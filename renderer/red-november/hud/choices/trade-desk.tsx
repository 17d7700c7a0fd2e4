import type { JSX } from 'preact'
import {
  type Color,
  LOW_WATER_MINUTES,
  type PlayerView,
  situationOf,
  surcharge,
} from '../../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../../ui/focus.ts'
import { t } from '../../words/index.ts'
import type { Names } from '../../words/phrases.ts'
import type { Partner } from './comes-back.ts'
import { partnersOf } from './possible.ts'
import { TradeComposer } from './trade-composer.tsx'

interface Props {
  readonly view: PlayerView
  readonly names: Names
  readonly partner: Color | undefined
  readonly partnerAs: (gnome: Color) => Partner
  readonly onPartner: (partner: Color) => void
  readonly onOffer: () => void
  readonly onCancel: () => void
}

/** A trade is composed of more than minutes: with whom, and what. */
export function TradeDesk({ partner: wished, onCancel, ...props }: Props): JSX.Element {
  const { view } = props
  const desk = useDeskFocus('trade', false)
  const isWading = surcharge(situationOf(view), 'trade') > 0
  const partners = partnersOf(view)
  const partner = wished && partners.includes(wished) ? wished : partners[0]
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
      {partner ? <TradeComposer {...props} partner={partner} /> : <p>{t('game.refusal.trade/not-here')}</p>}
    </section>
  )
}
