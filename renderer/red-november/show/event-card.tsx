import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import { BOARD_WIDTH, cellOf, PICTURE_HEIGHT } from '../board/layout/track.ts'
import { t } from '../words/index.ts'
import type { LogReader } from '../words/log-lines.ts'
import { cardLines } from './card-lines.ts'
import type { CardShow } from './overlay.ts'

interface Props {
  readonly show: CardShow
  readonly reader: LogReader
}

/** An event card: read in the middle of the board, then put aside into the open sea while it does what it says. */
export function EventCard({ show, reader }: Props): JSX.Element {
  const { card, minute, stage, done } = show
  const { event } = faceOf(card)
  const lines = stage === 'doing' ? cardLines(done, reader) : []
  return (
    <article class={`event-card ${stage}`} style={flightFrom(minute)} data-event={event} data-stage={stage}>
      <div class="event-card-turn">
        <img class="event-card-back" src="./cards/back-event.svg" alt="" />
        <div class="event-card-front">
          <img class="event-card-art" src={`./cards/event-${event}.svg`} alt="" />
          <div class="event-card-words">
            <p class="event-card-kicker">{t('show.card.kicker', { minute })}</p>
            <h2>{t(`game.event.${event}.name`)}</h2>
            {lines.length === 0 ? (
              <p class="event-card-text">{t(`game.event.${event}.text`)}</p>
            ) : (
              <ul class="event-card-lines">
                {lines.map((text, at) => (
                  <li key={at}>{text}</li>
                ))}
              </ul>
            )}
          </div>
        </div>
      </div>
    </article>
  )
}

/** A card comes from its space on the track. */
const flightFrom = (minute: number): Readonly<Record<string, string>> => {
  const { x, y } = cellOf(minute)
  return {
    '--from-x': `${((x / BOARD_WIDTH - 0.5) * 100).toFixed(2)}cqw`,
    '--from-y': `${((y / PICTURE_HEIGHT - 0.5) * 100).toFixed(2)}cqh`,
  }
}
