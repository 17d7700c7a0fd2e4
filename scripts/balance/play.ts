import { type GameId, SIMULATORS, type TallyOf } from '../../engine/cli/simulators.ts'
import { chunksOf, type Threads } from '../../engine/cli/threads.ts'
import type { Kept, Measured } from './kept.ts'

/** How rows are played: with whom, and who hears of it. */
export interface Play<G extends GameId> {
  readonly game: G
  readonly threads: Threads
  /** Games of these rows so far, those of earlier runs too. */
  readonly onProgress: (done: number) => void
  /** After every slice: what is worth keeping now. */
  readonly onSlice: (kept: Kept<G>) => void
}

/** Plays rows to their end, all of them growing together, slice by slice. */
export async function playRows<G extends GameId>(
  rows: readonly Measured<G>[],
  before: Kept<G>,
  { game, threads, onProgress, onSlice }: Play<G>,
): Promise<Kept<G>> {
  const { add, nothing } = SIMULATORS[game]
  const kept = new Map(before)
  const played = ({ name }: Measured<G>): TallyOf<G> => kept.get(name) ?? nothing
  let done = rows.reduce((sum, row) => sum + Math.min(row.games, played(row).games), 0)
  onProgress(done)
  for (let row = shortest(rows, played); row; row = shortest(rows, played)) {
    let tally = played(row)
    const to = Math.min(row.games, tally.games + sliceOf(game, row))
    const task = { game, simulation: row.simulation, from: tally.games, to }
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
function shortest<R extends { readonly games: number }>(
  rows: readonly R[],
  played: (row: R) => { readonly games: number },
): R | undefined {
  const unfinished = rows.filter((row) => played(row).games < row.games)
  return unfinished.toSorted((a, b) => played(a).games / a.games - played(b).games / b.games)[0]
}

/** What is lost if a run is stopped: a few seconds' work. */
const sliceOf = <G extends GameId>(game: G, { simulation }: Measured<G>): number =>
  SIMULATORS[game].isSlow(simulation) ? 10 : 500
