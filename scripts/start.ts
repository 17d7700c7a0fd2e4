import { buildIfNeeded } from './build.ts'
import { type Electron, findElectron } from './electron.ts'
import { ROOT } from './paths.ts'
import { run } from './run.ts'
import { hasDisplay, linuxFlags, missingForWindow } from './system.ts'
import { playInBrowser } from './web.ts'

/** `npm start`: opens the game in its window, or says in one line why not and serves it to the browser. */
async function start(): Promise<void> {
  if (!hasDisplay()) return inBrowser('There is no display here')
  const electron = await findElectron().catch((error: Error) => {
    console.log(error.message)
    return null
  })
  if (!electron) return inBrowser('Electron could not be had')
  const missing = await missingForWindow(electron.program)
  if (missing) return inBrowser(`Electron lacks system libraries (sudo ${missing})`)
  await buildIfNeeded()
  process.exitCode = await openWindow(electron)
}

async function openWindow({ program }: Electron): Promise<number> {
  const flags = await linuxFlags(program)
  return run(program, [ROOT, ...flags, ...process.argv.slice(2)])
}

async function inBrowser(why: string): Promise<void> {
  console.log(`${why}: the game is served to the browser instead.`)
  await playInBrowser()
}

await start()
