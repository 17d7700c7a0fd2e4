import type { GameEvent, GameEventType } from '../../../engine/red-november/index.ts'
import { type LogReader, logLine, sentence } from '../words/log-lines.ts'

/** What a card has done lies under it, newest last; more lines than these would hide the boat. */
const MAX_LINES = 3

export const cardLines = (done: readonly GameEvent[], reader: LogReader): readonly string[] =>
  done
    .map((event) => logLine(event, reader))
    .flatMap((line) => (line ? [sentence(line, reader)] : []))
    .slice(-MAX_LINES)

/** What rolls and piles do is not yet an effect. */
const WITHOUT_EFFECT: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'event-fizzled',
  'die-rolled',
  'pile-shuffled',
])

/** That a card came to nothing, if all of it did. */
export function fizzleOf(done: readonly GameEvent[]): GameEvent | null {
  const fizzled = done.findLast(({ type }) => type === 'event-fizzled')
  return fizzled && done.every(({ type }) => WITHOUT_EFFECT.has(type)) ? fizzled : null
}
