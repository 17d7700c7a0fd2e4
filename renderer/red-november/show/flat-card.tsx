import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import type { Box } from '../../stage/geometry.ts'
import type { Board } from '../board/board.ts'
import { PICTURE_SIZE } from '../board/layout/fit.ts'
import { t } from '../words/index.ts'
import { type LogReader, logLine, sentence } from '../words/log-lines.ts'
import { useOnPage } from './board-frame.ts'
import { familyOf, sealOf } from './card-family.ts'
import { fizzleOf } from './card-lines.ts'
import type { CardShow } from './overlay.ts'

/** Where the sea is empty: left of the tower, below what hangs from the rail and above the deck. */
const AT_SEA: Box = { x: 66, y: 134, width: 560, height: 126 }

interface Props {
  readonly show: CardShow
  readonly board: Board | null
  readonly reader: LogReader
}

/** A card that was read: the board has its light again, and the card lies flat where nothing happens. One that comes to nothing says so. */
export function FlatCard({ show: { card, minute, done }, board, reader }: Props): JSX.Element | null {
  const page = useOnPage(board)
  if (!page) return null
  const { event } = faceOf(card)
  const seal = sealOf(event)
  const fizzle = fizzleOf(done)
  const outcome = fizzle && logLine(fizzle, reader)
  const unit = page.frame.width / PICTURE_SIZE.width
  const atSea = {
    left: `${Math.max(4, page.frame.x + AT_SEA.x * unit)}px`,
    bottom: `calc(100% - ${page.frame.y + (AT_SEA.y + AT_SEA.height) * unit}px)`,
    width: `${AT_SEA.width * unit}px`,
    minHeight: `${AT_SEA.height * unit}px`,
  }
  return (
    <article
      class="flat-card"
      data-event={event}
      data-family={familyOf(event)}
      data-fizzled={outcome !== null}
      style={atSea}
    >
      <img class="flat-art" src={`./cards/event-${event}.svg`} alt="" />
      <div>
        <small>{t('show.banner.minute', { minute })}</small>
        <h2>{t(`game.event.${event}.name`)}</h2>
        <p>{outcome ? sentence(outcome, reader) : t(`game.event.${event}.text`)}</p>
      </div>
      <span class="event-seal">
        <img src={`./cards/seal-${seal.sign}.svg`} alt="" />
        {seal.number && <b>{seal.number}</b>}
      </span>
    </article>
  )
}
