import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import { add, NO_GAMES, type Simulation, type Tally } from '../red-november/index.ts'
import { CliError } from './error.ts'

/** Whole games over threads: shared out in chunks, kept in a file if wished, so that a long run can be taken up again. */

export interface Run {
  readonly simulation: Simulation
  readonly games: number
  readonly threads: number
  /** A file that remembers every finished chunk. */
  readonly resume?: string | undefined
  readonly onProgress?: (done: number) => void
}

interface Chunk {
  readonly from: number
  readonly to: number
}

/** Games a thread takes at a time: small enough to share fairly, large enough not to talk all day. */
const chunkSize = ({ bot }: Simulation): number => ([bot].flat().includes('captain') ? 2 : 20)

/** Plays all games and sums them up. The same simulation gives the same sum, however it is shared out or interrupted. */
export async function runGames(run: Run): Promise<Tally> {
  const ledger = run.resume === undefined ? null : openLedger(run.resume, run)
  let sum = ledger?.sum ?? NO_GAMES
  const chunks = chunksOf(run).filter(({ from }) => !ledger?.done.has(from))
  run.onProgress?.(sum.games)
  await shareOut(run, chunks, (chunk, tally) => {
    sum = add(sum, tally)
    if (run.resume !== undefined) appendFileSync(run.resume, `${JSON.stringify({ ...chunk, tally })}\n`)
    run.onProgress?.(sum.games)
  })
  return sum
}

function chunksOf({ simulation, games }: Run): readonly Chunk[] {
  const size = chunkSize(simulation)
  return Array.from({ length: Math.ceil(games / size) }, (_, at) => ({
    from: at * size,
    to: Math.min(games, (at + 1) * size),
  }))
}

/** What the file of a run holds so far. */
export const tallyIn = (file: string, run: Pick<Run, 'simulation' | 'games'>): Tally =>
  existsSync(file) ? openLedger(file, run).sum : NO_GAMES

/** What an earlier run has left behind. A half-written last line is played again. */
function openLedger(
  file: string,
  { simulation, games }: Pick<Run, 'simulation' | 'games'>,
): { done: ReadonlySet<number>; sum: Tally } {
  const header = JSON.stringify({ simulation, games })
  if (!existsSync(file)) {
    writeFileSync(file, `${header}\n`)
    return { done: new Set(), sum: NO_GAMES }
  }
  const text = readFileSync(file, 'utf8')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1)
  const [first, ...lines] = whole.split('\n').filter((line) => line !== '')
  if (first !== header)
    throw new CliError({ code: 'cli/other-run', file, message: 'this file belongs to another run' }, 2)
  if (whole !== text) writeFileSync(file, whole)
  // Two runs on one file may have played the same chunk: it counts once.
  const found = new Map(
    lines.map((line) => JSON.parse(line) as Chunk & { readonly tally: Tally }).map(({ from, tally }) => [from, tally]),
  )
  return { done: new Set(found.keys()), sum: [...found.values()].reduce(add, NO_GAMES) }
}

/** Threads do not inherit the TypeScript loader of their process on Node 20, so each one registers it. */
const WORKER = new URL('./simulate-worker.ts', import.meta.url).href
const BOOT = `import('${import.meta.resolve('tsx/esm/api')}')
  .then(({ register }) => { register(); return import(require('node:worker_threads').workerData.module) })`

function shareOut(
  { simulation, threads }: Run,
  chunks: readonly Chunk[],
  onChunk: (chunk: Chunk, tally: Tally) => void,
): Promise<unknown> {
  const left = [...chunks]
  const work = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const worker = new Worker(BOOT, { eval: true, workerData: { simulation, module: WORKER } })
      let chunk: Chunk | undefined
      const give = (): void => {
        chunk = left.shift()
        if (chunk) worker.postMessage(chunk)
        else void worker.terminate().then(() => resolve())
      }
      worker.on('message', (tally: Tally) => {
        if (chunk) onChunk(chunk, tally)
        give()
      })
      worker.on('error', reject)
      give()
    })
  return Promise.all(Array.from({ length: Math.min(threads, chunks.length) }, work))
}
