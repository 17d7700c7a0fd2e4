import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import type { Board } from '../board/board.ts'
import { t } from '../words/index.ts'
import { useOnPage } from './board-frame.ts'
import { CardFace } from './card-face.tsx'
import type { CardShow } from './overlay.ts'
import { Spotlight } from './spotlight.tsx'

interface Props {
  readonly show: CardShow
  readonly board: Board | null
}

/** An event card that is read: it is turned over before the board, which lies in the dark and stays where it is. */
export function EventCard({ show, board }: Props): JSX.Element {
  const { card, minute, stage } = show
  const page = useOnPage(board)
  return (
    <>
      {page && <Spotlight page={page} lit={[]} />}
      <div class="event-read">
        <article class={`event-card ${stage}`} data-event={faceOf(card).event} data-stage={stage}>
          <div class="event-card-turn">
            <img class="event-card-back" src="./cards/back-event.svg" alt="" />
            <CardFace card={card} />
          </div>
        </article>
        <header class="event-minute">
          <strong>{t('show.banner.minute', { minute })}</strong>
          <span>{t('show.card.why')}</span>
        </header>
      </div>
    </>
  )
}
