import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
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

/** Some air between the board and the card. */
const AIR = 1.12

/** An event card that is read: the board steps aside for it, and it is turned over there. */
export function EventCard({ show, board }: Props): JSX.Element {
  const { card, minute, stage } = show
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const width = (place.current?.offsetWidth ?? 0) * AIR
    if (board && width > 0) board.stepAside(width / board.size.width)
  }, [board, board?.size.width])
  const page = useOnPage(board)
  return (
    <>
      {page && <Spotlight page={page} lit={[]} />}
      <header class="event-minute">
        <strong>{t('show.banner.minute', { minute })}</strong>
        <span>{t('show.card.why')}</span>
      </header>
      <article ref={place} class={`event-card ${stage}`} data-event={faceOf(card).event} data-stage={stage}>
        <div class="event-card-turn">
          <img class="event-card-back" src="./cards/back-event.svg" alt="" />
          <CardFace card={card} />
        </div>
      </article>
    </>
  )
}
