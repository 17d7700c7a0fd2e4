import { chunksOf, type Threads } from '../../engine/cli/threads.ts'
import { add, NO_GAMES, type Tally } from '../../engine/red-november/index.ts'
import type { Kept } from './kept.ts'
import type { Row } from './rows.ts'

/** How rows are played: with whom, and who hears of it. */
export interface Play {
  readonly threads: Threads
  /** Games of these rows so far, those of earlier runs too. */
  readonly onProgress: (done: number) => void
  /** After every slice: what is worth keeping now. */
  readonly onSlice: (kept: Kept) => void
}

/** Plays rows to their end, all of them growing together, slice by slice. */
export async function playRows(
  rows: readonly Row[],
  before: Kept,
  { threads, onProgress, onSlice }: Play,
): Promise<Kept> {
  const kept = new Map(before)
  const played = ({ name }: Row): Tally => kept.get(name) ?? NO_GAMES
  let done = rows.reduce((sum, row) => sum + Math.min(row.games, played(row).games), 0)
  onProgress(done)
  for (let row = shortest(rows, played); row; row = shortest(rows, played)) {
    let tally = played(row)
    const to = Math.min(row.games, tally.games + sliceOf(row))
    const task = { game: 'red-november', simulation: row.simulation, from: tally.games, to } as const
    await threads.play(chunksOf(task), (_, part) => {
      tally = add(tally, part)
      done += part.games
      onProgress(done)
    })
    kept.set(row.name, tally)
    onSlice(kept)
  }
  return kept
}

/** The row that has got least far; the first of equals. */
function shortest(rows: readonly Row[], played: (row: Row) => Tally): Row | undefined {
  const unfinished = rows.filter((row) => played(row).games < row.games)
  return unfinished.toSorted((a, b) => played(a).games / a.games - played(b).games / b.games)[0]
}

/** What is lost if a run is stopped: a few seconds' work. */
const sliceOf = ({ simulation }: Row): number => (simulation.bot === 'captain' ? 10 : 500)
