import type { Chronicle } from '../../../engine/red-november/index.ts'
import type { ToldLine, ToldTurn } from '../log/turns.ts'
import type { Projector } from './projector.ts'
import type { Frame } from './reel.ts'

/** The log as far as a replay has come: what follows would give the end away. */
export function seenTurns(
  turns: readonly ToldTurn[],
  { standing }: Chronicle,
  frame: Frame,
): { readonly turns: readonly ToldTurn[]; readonly newest: ToldLine | null } {
  const now = standing[frame.passage]?.entry ?? -1
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
export function frameOfLine({ frames, chronicle }: Projector, { passage, upTo }: ToldLine): number {
  const at = chronicle.standing.indexOf(passage)
  return frames.findIndex((frame) => frame.passage === at && frame.upTo >= upTo)
}
