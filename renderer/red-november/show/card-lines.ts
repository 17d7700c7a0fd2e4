import type { GameEvent } from '../../../engine/red-november/index.ts'
import { type LogReader, logLine, sentence } from '../words/log-lines.ts'

/** What a card has done lies under it, newest last; more lines than these would hide the boat. */
const MAX_LINES = 3

export const cardLines = (done: readonly GameEvent[], reader: LogReader): readonly string[] =>
  done
    .map((event) => logLine(event, reader))
    .flatMap((line) => (line ? [sentence(line, reader)] : []))
    .slice(-MAX_LINES)
