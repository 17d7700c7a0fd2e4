import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { darkCave } from '../../engine/dark-cave/index.ts'
import { redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { buildIfNeeded } from '../../scripts/build.ts'
import { findElectron } from '../../scripts/electron.ts'
import { ROOT } from '../../scripts/paths.ts'
import { openScreen } from '../../scripts/screen.ts'
import { hasDisplay, linuxFlags, prepareForTests } from '../../scripts/system.ts'
import { removeFolder } from '../e2e/support/folders.ts'
import { cutEverywhere } from './cut.ts'
import { finishedCaveSave, finishedSave } from './games.ts'
import { killAgainAndAgain } from './kill.ts'
import { mutate } from './mutate.ts'

/** `npm run torture [kills] [files]`: everything that can happen to a save, many times over. Ends with an error at the first loss. */
const [kills = 200, files = 10_000] = process.argv.slice(2).map(Number)

const megabytes = (): number => {
  globalThis.gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

function spoil(): void {
  spoilOne('red-november', finishedSave('torture'), redNovember)
  spoilOne('dark-cave', finishedCaveSave('torture'), darkCave, 5)
}

/** A game of many words is cut after every so-manieth byte. */
function spoilOne(name: string, text: string, game: Game<GameTypes>, every = 1): void {
  const isCut = (byte: number): boolean => byte % every === 0
  console.log(`${name}, a finished game cut:`, cutEverywhere(text, isCut, game))
  const heap: number[] = []
  const watch = (file: number): void => {
    if (file % Math.ceil(files / 4) === 0) heap.push(megabytes())
  }
  console.log('spoilt files:', mutate(text, files, 'torture', watch, game))
  heap.push(megabytes())
  console.log(`heap on the way, MB: ${heap.join(' ')}`)
  const [first = 0] = heap
  if ((heap.at(-1) ?? 0) > first * 2 + 20) throw new Error('the loader keeps memory')
}

async function kill(): Promise<void> {
  const electron = await findElectron()
  if (!electron) throw new Error('Electron could not be had')
  await prepareForTests(electron.program)
  await buildIfNeeded()
  const screen = hasDisplay() ? null : await openScreen()
  if (screen) process.env.DISPLAY = screen.display
  const home = mkdtempSync(join(tmpdir(), 'red-november-torture-'))
  try {
    const flags = await linuxFlags(electron.program)
    const report = await killAgainAndAgain({
      program: electron.program,
      args: [ROOT, `--user-data-dir=${home}`, '--lang=en-GB', ...flags],
      home,
      kills,
      seed: 'torture',
      after: (now) => {
        if (now.kills % 20 === 0) console.log(JSON.stringify(now))
      },
    })
    console.log(`killed ${report.kills} times:`, report)
  } finally {
    screen?.close()
    await removeFolder(home)
  }
}

spoil()
await kill()
