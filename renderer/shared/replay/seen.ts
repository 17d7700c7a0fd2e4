import { type Chronicle, OPENING } from '../../../engine/shared/chronicle.ts'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { ToldLine, ToldTurn } from '../log/turns.ts'
import type { Frame } from './reel.ts'

/** The log as far as a replay has come: what follows would give the end away. */
export function seenTurns(
  turns: readonly ToldTurn[],
  { standing }: Chronicle<GameTypes>,
  frame: Frame,
): { readonly turns: readonly ToldTurn[]; readonly newest: ToldLine | null } {
  const now = standing[frame.passage]?.entry ?? OPENING
  const isSeen = ({ passage: { entry }, upTo, takenBack }: ToldLine): boolean =>
    !takenBack && (entry < now || (entry === now && upTo <= frame.upTo))
  const seen: ToldTurn[] = []
  for (const turn of turns) {
    // Whole turns stay the same objects, so that nothing of them is drawn again.
    if (turn.lines.every(isSeen)) seen.push(turn)
    else if (turn.lines.some(isSeen)) seen.push({ ...turn, lines: turn.lines.filter(isSeen) })
  }
  return { turns: seen, newest: seen.at(-1)?.lines.at(-1) ?? null }
}

/** The stop at which a line was told. */
export function frameOfLine(
  frames: readonly Frame[],
  { standing }: Chronicle<GameTypes>,
  { passage, upTo }: ToldLine,
): number {
  const at = standing.indexOf(passage)
  return frames.findIndex((frame) => frame.passage === at && frame.upTo >= upTo)
}
