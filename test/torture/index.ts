import { parseArgs } from 'node:util'
import { Worker } from 'node:worker_threads'
import { withDisplay } from '../../scripts/display.ts'
import { ROOT } from '../../scripts/paths.ts'
import { linuxFlags } from '../../scripts/system.ts'
import { killTable, spoiltTable, writePart } from './page.ts'
import type { SpoilOrder, Spoilt, SpoilWord } from './spoil.ts'
import { GAME_IDS } from './tables.ts'
import { Tally } from './tally.ts'
import { cells, killWindows } from './window-kills.ts'
import { killWriters } from './writer-kills.ts'

/**
 * `npm run torture [-- --kills 1000 --windows 60 --files 20000]`: everything that can happen to saves of both games, many times
 * over. `--files 0` or `--kills 0` leaves that part out. Ends with an error at the first loss.
 */
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '1000' },
    /** So many of the kills are of the real window; the others are of a process with the same table and journal, without one. */
    windows: { type: 'string', default: '60' },
    files: { type: 'string', default: '20000' },
    seed: { type: 'string', default: 'torture' },
  },
})
const [kills, windows, files] = [Number(values.kills), Number(values.windows), Number(values.files)]

/** A file that takes longer than this is read for ever. */
const PATIENCE_MS = 300_000

/** Threads do not inherit the TypeScript loader of their process on Node 20. */
const LOADED = `import('${import.meta.resolve('tsx/esm/api')}')
  .then(({ register }) => { register(); return import('${new URL('./spoil.ts', import.meta.url)}') })`

/** A worker that says nothing any more hangs in a file. */
function spoilt(order: SpoilOrder): Promise<Spoilt> {
  const worker = new Worker(LOADED, { eval: true, workerData: order })
  return new Promise((done, fail) => {
    let last = 'nothing yet'
    const hangs = (): void => fail(new Error(`${order.game} hangs after ${last}`))
    let patience = setTimeout(hangs, PATIENCE_MS)
    worker.on('error', fail)
    worker.on('message', (word: SpoilWord) => {
      clearTimeout(patience)
      if ('spoilt' in word) return done(word.spoilt)
      last = word.goesOn
      patience = setTimeout(hangs, PATIENCE_MS)
    })
  })
}

async function spoilAll(): Promise<void> {
  const share = Math.ceil(files / GAME_IDS.length)
  const all = await Promise.all(GAME_IDS.map((game) => spoilt({ game, files: share })))
  writePart('saves', spoiltTable(all))
  for (const { heap, game } of all) {
    const [first = 0] = heap
    if ((heap.at(-1) ?? 0) > first * 2 + 20) throw new Error(`the loader of ${game} keeps memory`)
  }
}

async function killAll(): Promise<void> {
  if (kills > windows) {
    const writers = new Tally()
    await killWriters(kills - windows, values.seed, writers)
    writePart('writers', killTable(writers))
  }
  if (windows > 0) {
    const real = new Tally()
    await killReal(real)
    writePart('windows', killTable(real))
  }
}

const killReal = (tally: Tally): Promise<void> =>
  withDisplay(async (path) => {
    const program = { path, args: [ROOT, '--lang=en-GB', ...(await linuxFlags(path))] }
    await killWindows(program, cells(windows), values.seed, tally)
  })

if (files > 0) await spoilAll()
if (kills > 0) await killAll()
