import type { JSX } from 'preact'
import { type EventCard, faceOf } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { familyOf, sealOf } from './card-family.ts'
import '../styles/show/card.css'

/** The face of an event card: framed by its family, crest and faint bottle above, its name, and its effect beside a seal. */
export function CardFace({ card }: { readonly card: EventCard }): JSX.Element {
  const { event, faint } = faceOf(card)
  const family = familyOf(event)
  const seal = sealOf(event)
  return (
    <div class="card-face" data-family={family}>
      <div class="card-window">
        <img class="card-art" src={`./cards/event-${event}.svg`} alt="" />
        <img class="card-edge" src={`./cards/edge-${family}.svg`} alt="" />
      </div>
      <img class="card-crest" src={`./cards/crest-${family}.svg`} alt="" />
      <span class="card-bottle" title={t('show.faint.number')}>
        <img src="./cards/bottle.svg" alt="" />
        <b>{faint ?? '–'}</b>
      </span>
      <h2 class="event-name">{t(`game.event.${event}.name`)}</h2>
      <div class="card-paper">
        <span class="event-seal">
          <img src={`./cards/seal-${seal.sign}.svg`} alt="" />
          {seal.number && <b>{seal.number}</b>}
        </span>
        <p>{t(`game.event.${event}.text`)}</p>
      </div>
    </div>
  )
}
