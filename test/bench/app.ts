import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { redNovember } from '../../engine/red-november/index.ts'
import { readSave } from '../../engine/shared/save.ts'
import { openDisplay, prepareWindows } from '../../scripts/display.ts'
import { MAX_APP_BYTES } from '../../scripts/dist/product.ts'
import { OUT, ROOT } from '../../scripts/paths.ts'
import { linuxFlags } from '../../scripts/system.ts'
import { removeFolder } from '../e2e/support/folders.ts'
import { finishedSave, halfSave, longGame } from '../torture/games.ts'
import { end, pssMegabytes, type Started, startAndWait } from './app-process.ts'
import { type Line, writePart } from './page.ts'

/** `npm run bench` (app part): the app beside an empty Electron window, in one run on one machine. */
/** One after the other, empty window and game in turn: whatever else the machine does meets both. */
const ROUNDS = Number(process.argv[2] ?? 15)
const SETTLE_MS = 5000

const program = await prepareWindows()
const closeDisplay = await openDisplay()
const flags = await linuxFlags(program)

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0

async function withHome<T>(work: (home: string) => Promise<T>): Promise<T> {
  const home = mkdtempSync(join(tmpdir(), 'red-november-bench-'))
  try {
    return await work(home)
  } finally {
    await removeFolder(home)
  }
}

const startBare = (home: string, page: string): Promise<Started> => {
  const script = join(import.meta.dirname, 'app-bare.cjs')
  const sign = join(home, 'sign')
  return startAndWait(program, [script, `--user-data-dir=${home}`, ...flags, page, sign], sign)
}

const startGame = (home: string, ...args: string[]): Promise<Started> =>
  startAndWait(program, [ROOT, `--user-data-dir=${home}`, ...flags, ...args], join(home, 'logs', 'main.log'))

const timed = (start: (home: string) => Promise<Started>): Promise<number> =>
  withHome(async (home) => {
    const started = await start(home)
    await end(started)
    return started.ms
  })

const weighed = (start: (home: string) => Promise<Started>): Promise<number> =>
  withHome(async (home) => {
    const started = await start(home)
    await pause(SETTLE_MS)
    const weight = pssMegabytes(started.process.pid ?? 0)
    await end(started)
    return weight
  })

function bytesIn(path: string): number {
  const found = statSync(path)
  return found.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0) : found.size
}

const lines: Line[] = []
const row = (what: string, value: string, ratio: number, budget: number): number =>
  lines.push([what, `${value}: ${ratio.toFixed(2)}`, `${budget}`])

const BLANK = 'data:text/html,<title>blank</title>'
const PIXI = pathToFileURL(join(import.meta.dirname, 'app-pixi.html')).href

const bareStarts: number[] = []
const gameStarts: number[] = []
for (let round = 0; round < ROUNDS; round++) {
  bareStarts.push(await timed((home) => startBare(home, BLANK)))
  gameStarts.push(await timed((home) => startGame(home)))
}
const [bare, game] = [median(bareStarts), median(gameStarts)]
row('start to a playable title / an empty window', `${game.toFixed(0)} / ${bare.toFixed(0)} ms`, game / bare, 1.5)

const save = finishedSave('bench')
const loads = Array.from({ length: 20 }, () => {
  const begun = performance.now()
  if (!readSave(redNovember, save).ok) throw new Error('the save cannot be read')
  return performance.now() - begun
})
const moves = longGame('bench').entries.length
row(
  `load a finished game of ${moves} moves / an empty window`,
  `${median(loads).toFixed(1)} / ${bare.toFixed(0)} ms`,
  median(loads) / bare,
  0.1,
)

if (process.platform === 'linux') {
  const empty = await weighed((home) => startBare(home, BLANK))
  const pixi = await weighed((home) => startBare(home, PIXI))
  const running = await weighed((home) => {
    const file = join(home, 'half-played.rnsave')
    writeFileSync(file, halfSave('bench'))
    return startGame(home, file)
  })
  row(
    'memory (PSS) of a running game / a window with a blank Pixi canvas',
    `${running.toFixed(0)} / ${pixi.toFixed(0)} MB`,
    running / pixi,
    1.5,
  )
  lines.push(['memory (PSS) of an empty window', `${empty.toFixed(0)} MB`])
}

const megabytes = (bytes: number): string => `${Number((bytes / 1024 / 1024).toFixed(1))} MB`
lines.push(['size of the app without Electron', megabytes(bytesIn(OUT)), megabytes(MAX_APP_BYTES)])
closeDisplay()
writePart('app', lines)
