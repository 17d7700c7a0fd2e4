import type { Chronicle, Color, Passage } from '../../../engine/red-november/index.ts'
import { isTakenBack } from '../../../engine/shared/chronicle.ts'
import { type LogLine, type LogReader, logLine } from '../../red-november/words/log-lines.ts'

/** A line of the log, and where in the game it stands. */
export interface ToldLine {
  readonly line: LogLine
  readonly minute: number
  readonly passage: Passage
  /** How many events of the passage had happened then. */
  readonly upTo: number
  readonly takenBack: boolean
}

/** A turn of the log, or the opening. */
export interface ToldTurn {
  /** Null before the first turn. */
  readonly gnome: Color | null
  readonly minute: number
  readonly lines: readonly ToldLine[]
}

/** The log by turns, oldest first. What was taken back stands where it was said. */
export function turnsOf(chronicle: Chronicle, reader: LogReader): readonly ToldTurn[] {
  const turns: { gnome: Color | null; minute: number; lines: ToldLine[] }[] = []
  for (const passage of chronicle.passages) {
    const takenBack = isTakenBack(chronicle, passage)
    for (const [at, { event, active, minute }] of passage.moments.entries()) {
      const begins = event.type === 'turn-began'
      const gnome = begins || turns.length > 0 ? active : null
      const last = turns.at(-1)
      if (begins || !last || last.gnome !== gnome) turns.push({ gnome, minute, lines: [] })
      const line = begins ? null : logLine(event, reader)
      if (line) turns.at(-1)?.lines.push({ line, minute, passage, upTo: at + 1, takenBack })
    }
  }
  return turns.filter(({ lines }) => lines.length > 0)
}

/** Only what concerns one gnome: its turns, and what happened to it in the turns of others. */
export function turnsWith(turns: readonly ToldTurn[], gnome: Color): readonly ToldTurn[] {
  return turns
    .map((turn) =>
      turn.gnome === gnome ? turn : { ...turn, lines: turn.lines.filter(({ line }) => line.gnome === gnome) },
    )
    .filter(({ lines }) => lines.length > 0)
}
