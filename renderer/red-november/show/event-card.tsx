import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { faceOf } from '../../../engine/red-november/index.ts'
import type { Board } from '../board/board.ts'
import { t } from '../words/index.ts'
import type { LogReader } from '../words/log-lines.ts'
import { newestAim } from './aim.ts'
import { useOnPage } from './board-frame.ts'
import { CardFace } from './card-face.tsx'
import { cardLines } from './card-lines.ts'
import type { CardShow } from './overlay.ts'
import { Pointing } from './pointing.tsx'
import { Spotlight } from './spotlight.tsx'

interface Props {
  readonly show: CardShow
  readonly board: Board | null
  readonly reader: LogReader
  /** Somebody is asked because of it: what is lit is theirs to choose. */
  readonly asks: boolean
  /** A scene is on: it has its own words. */
  readonly quiet: boolean
}

/** Some air between the board and the card. */
const AIR = 1.12

/** An event card: the board steps aside for it, it is turned over there, and points at what it changes. */
export function EventCard({ show, board, reader, asks, quiet }: Props): JSX.Element {
  const { card, minute, stage, done } = show
  const place = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const width = (place.current?.offsetWidth ?? 0) * AIR
    if (board && width > 0) board.stepAside(width / board.size.width)
  }, [board, board?.size.width])
  const page = useOnPage(board)
  const { event } = faceOf(card)
  const lines = stage === 'doing' ? cardLines(done, reader) : []
  const aim = stage === 'doing' && !asks && !quiet ? newestAim(done) : null
  // The die says itself what it shows.
  const isRoll = done.at(-1)?.type === 'die-rolled'
  return (
    <>
      {page && !asks && !quiet && <Spotlight page={page} lit={aim ? [aim] : []} />}
      {page && aim && <Pointing page={page} target={aim} words={isRoll ? '' : (lines.at(-1) ?? '')} />}
      {!quiet && (
        <header class="event-minute">
          <strong>{t('show.banner.minute', { minute })}</strong>
          <span>{t('show.card.why')}</span>
        </header>
      )}
      <article ref={place} class={`event-card ${stage}`} data-event={event} data-stage={stage}>
        <div class="event-card-turn">
          <img class="event-card-back" src="./cards/back-event.svg" alt="" />
          <CardFace card={card} />
        </div>
      </article>
      {lines.length > 0 && !isRoll && !quiet && (
        <ul class={aim ? 'event-told pointed' : 'event-told'}>
          {lines.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
