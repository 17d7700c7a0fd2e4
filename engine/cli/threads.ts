import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { CliError } from './error.ts'
import { type GameId, SIMULATORS, type SimulationOf, type TallyOf } from './simulators.ts'

/** Whole games over threads: shared out in chunks, kept in a file if wished, so that a long run can be taken up again. */

/** Games of a simulation, from one number up to, but not including, another. */
export interface Task<G extends GameId> {
  readonly game: G
  readonly simulation: SimulationOf<G>
  readonly from: number
  readonly to: number
}

export interface Run<G extends GameId> {
  readonly game: G
  readonly simulation: SimulationOf<G>
  readonly games: number
  readonly threads: number
  /** A file that remembers every finished chunk. */
  readonly resume?: string | undefined
  readonly onProgress?: (done: number) => void
}

/** Plays all games and sums them up. The same simulation gives the same sum, however it is shared out or interrupted. */
export async function runGames<G extends GameId>({
  game,
  simulation,
  games,
  threads,
  resume,
  onProgress,
}: Run<G>): Promise<TallyOf<G>> {
  const { add } = SIMULATORS[game]
  const ledger = resume === undefined ? null : openLedger(game, resume, headerOf({ game, simulation, games }))
  let sum = ledger?.sum ?? SIMULATORS[game].nothing
  const chunks = chunksOf({ game, simulation, from: 0, to: games }).filter(({ from }) => !ledger?.done.has(from))
  onProgress?.(sum.games)
  const crew = new Threads(Math.min(threads, chunks.length))
  try {
    await crew.play(chunks, ({ from, to }, tally) => {
      sum = add(sum, tally)
      if (resume !== undefined) appendFileSync(resume, `${JSON.stringify({ from, to, tally })}\n`)
      onProgress?.(sum.games)
    })
  } finally {
    await crew.close()
  }
  return sum
}

/** Games a thread takes at a time: small enough to share fairly, large enough not to talk all day. */
const [FEW, MANY] = [2, 20]

/** A task in portions for threads. */
export function chunksOf<G extends GameId>({ game, simulation, from, to }: Task<G>): readonly Task<G>[] {
  const size = SIMULATORS[game].isSlow(simulation) ? FEW : MANY
  return Array.from({ length: Math.ceil((to - from) / size) }, (_, at) => ({
    game,
    simulation,
    from: from + at * size,
    to: Math.min(to, from + (at + 1) * size),
  }))
}

/** Runs of the first game never named it. */
const headerOf = <G extends GameId>({ game, ...run }: Pick<Run<G>, 'game' | 'simulation' | 'games'>): string =>
  JSON.stringify(game === 'red-november' ? run : { game, ...run })

interface Entry<G extends GameId> {
  readonly from: number
  readonly tally: TallyOf<G>
}

interface Ledger<G extends GameId> {
  readonly done: ReadonlySet<number>
  readonly sum: TallyOf<G>
}

/** What an earlier run has left behind. A half-written last line is played again. */
function openLedger<G extends GameId>(game: G, file: string, header: string): Ledger<G> {
  const { add, nothing } = SIMULATORS[game]
  if (!existsSync(file)) {
    writeFileSync(file, `${header}\n`)
    return { done: new Set(), sum: nothing }
  }
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').filter((line) => line !== '')
  if (first !== header)
    throw new CliError({ code: 'cli/other-run', file, message: 'this file belongs to another run' }, 2)
  if (whole !== text) writeFileSync(file, whole)
  // Two runs on one file may have played the same chunk: it counts once.
  const found = new Map(lines.map((line) => JSON.parse(line) as Entry<G>).map(({ from, tally }) => [from, tally]))
  return { done: new Set(found.keys()), sum: [...found.values()].reduce(add, nothing) }
}

const WORKER = new URL('./simulate-worker.ts', import.meta.url).href
/** Threads do not inherit the TypeScript loader of their process on Node 20, so each one registers it. */
const LOADED = `import('${import.meta.resolve('tsx/esm/api')}')
  .then(({ register }) => { register(); return import('${WORKER}') })`

/** Playouts leave much litter behind: in a larger yard it is swept less often. */
const resourceLimits = { maxYoungGenerationSizeMb: 96 }

/** Threads that play games until they are closed. */
export class Threads {
  private readonly workers: readonly Worker[]

  /** `bundle`: the worker as one file of plain JavaScript, which is faster than what the loader makes of it. */
  constructor(count: number, bundle?: string) {
    const open = (): Worker =>
      bundle === undefined ? new Worker(LOADED, { eval: true, resourceLimits }) : new Worker(bundle, { resourceLimits })
    this.workers = Array.from({ length: count }, open)
  }

  /** All tasks, shared out as the threads get done. */
  async play<G extends GameId>(
    tasks: readonly Task<G>[],
    onDone: (task: Task<G>, tally: TallyOf<G>) => void,
  ): Promise<void> {
    const left = [...tasks]
    await Promise.all(
      this.workers.map(async (worker) => {
        for (let task = left.shift(); task; task = left.shift()) onDone(task, await answer(worker, task))
      }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.workers.map((worker) => worker.terminate()))
  }
}

async function answer<G extends GameId>(worker: Worker, task: Task<G>): Promise<TallyOf<G>> {
  worker.postMessage(task)
  const [tally] = (await once(worker, 'message')) as [TallyOf<G>]
  return tally
}
