import type { JSX } from 'preact'
import type { Board } from '../board/board.ts'
import type { LogReader } from '../words/log-lines.ts'
import { newestAim } from './aim.ts'
import { useOnPage } from './board-frame.ts'
import { cardLines, fizzleOf } from './card-lines.ts'
import type { CardShow } from './overlay.ts'
import { below } from './pointing.ts'
import { Spotlight } from './spotlight.tsx'

interface Props {
  readonly show: CardShow
  readonly board: Board | null
  readonly reader: LogReader
}

/** What a card does: the place is lit, and what becomes of it is written there. */
export function CardDoing({ show: { done }, board, reader }: Props): JSX.Element {
  const page = useOnPage(board)
  const lines = cardLines(done, reader)
  const aim = newestAim(done)
  // The die says itself what it shows.
  const isRoll = done.at(-1)?.type === 'die-rolled'
  const box = aim && page?.boxOf(aim)
  const words = isRoll ? '' : (lines.at(-1) ?? '')
  return (
    <>
      {page && aim && <Spotlight page={page} lit={[aim]} />}
      {page && box && words && (
        <p class="plaque" style={below(box, page.frame)}>
          {words}
        </p>
      )}
      {lines.length > 0 && !isRoll && (
        <ul class={box || fizzleOf(done) ? 'event-told pointed' : 'event-told'}>
          {lines.map((text, at) => (
            <li key={at}>{text}</li>
          ))}
        </ul>
      )}
    </>
  )
}
