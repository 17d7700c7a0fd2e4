import { type Chronicle, isTakenBack, OPENING } from '../../../engine/shared/chronicle.ts'
import type { GameTypes, Phases } from '../../../engine/shared/game.ts'
import type { LogLine, Moment, Narrator, Seen } from '../narrator.ts'

/** A line of the log, and where in the game it stands. */
export interface ToldLine<G extends GameTypes = GameTypes> extends Seen<G> {
  readonly line: LogLine
  readonly moment: Moment
  readonly takenBack: boolean
}

/** A turn of the log, or the opening. */
export interface ToldTurn<G extends GameTypes = GameTypes> {
  /** Null before the first turn. */
  readonly player: string | null
  /** When it began. */
  readonly moment: Moment
  readonly lines: readonly ToldLine<G>[]
}

/** The log by turns, oldest first. What was taken back stands where it was said. */
export function turnsOf<G extends GameTypes>(
  { beginsTurn }: Pick<Phases<G>, 'beginsTurn'>,
  chronicle: Chronicle<G>,
  narrator: Narrator<G>,
): readonly ToldTurn<G>[] {
  const turns: { player: string | null; moment: Moment; lines: ToldLine<G>[] }[] = []
  for (const passage of chronicle.passages) {
    const takenBack = isTakenBack(chronicle, passage)
    const moments = narrator.moments(passage.before, passage.events)
    // What happens before the first turn is nobody's.
    let isSomebodys = passage.entry !== OPENING
    for (const [at, event] of passage.events.entries()) {
      const moment = moments[at + 1] as Moment
      const begins = beginsTurn(event)
      isSomebodys ||= begins
      const player = isSomebodys ? moment.player : null
      const last = turns.at(-1)
      if (begins || !last || last.player !== player) turns.push({ player, moment, lines: [] })
      const line = begins ? null : narrator.line(event)
      if (line) turns.at(-1)?.lines.push({ line, moment, passage, upTo: at + 1, takenBack })
    }
  }
  return turns.filter(({ lines }) => lines.length > 0)
}

/** Only what concerns one player: its turns, and what happened to it in the turns of others. */
export function turnsWith<G extends GameTypes>(turns: readonly ToldTurn<G>[], player: string): readonly ToldTurn<G>[] {
  return turns
    .map((turn) =>
      turn.player === player ? turn : { ...turn, lines: turn.lines.filter(({ line }) => line.player === player) },
    )
    .filter(({ lines }) => lines.length > 0)
}
