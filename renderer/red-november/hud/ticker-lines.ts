import { type Color, momentsOf, type RedNovember } from '../../../engine/red-november/index.ts'
import type { Told } from '../../table/table.ts'
import { type LogReader, logLine, sentence } from '../words/log-lines.ts'

/** A line of the short log. */
export interface TickerLine {
  readonly minute: number
  readonly gnome: Color | null
  readonly text: string
}

const LINES = 3

/** The last lines of what was told, the newest first. */
export function newestLines(told: Iterable<Told<RedNovember>>, reader: LogReader): readonly TickerLine[] {
  const lines: TickerLine[] = []
  for (const { before, events } of told) {
    for (const { event, minute } of momentsOf(before, events, 0).toReversed()) {
      const line = logLine(event, reader)
      if (line) lines.push({ minute, gnome: line.gnome, text: sentence(line, reader) })
    }
    if (lines.length >= LINES) break
  }
  return lines.slice(0, LINES)
}
