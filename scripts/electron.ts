import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findFallback } from './electron-fallback.ts'
import { ROOT } from './paths.ts'
import { run } from './run.ts'

export interface Electron {
  readonly program: string
  readonly from: 'ELECTRON_OVERRIDE_DIST_PATH' | 'the official package' | 'the fallback build'
}

const PACKAGE = join(ROOT, 'node_modules', 'electron')
const PROBE_MS = 4000

/** The program's name inside an Electron folder. */
export const programIn = (folder: string): string =>
  process.platform === 'darwin'
    ? join(folder, 'Electron.app', 'Contents', 'MacOS', 'Electron')
    : join(folder, process.platform === 'win32' ? 'electron.exe' : 'electron')

/** Finds Electron, or fetches it: what the player named, the official build, the fallback; or null. */
export async function findElectron(): Promise<Electron | null> {
  const named = process.env.ELECTRON_OVERRIDE_DIST_PATH
  if (named) {
    const program = programIn(named)
    if (existsSync(program)) return { program, from: 'ELECTRON_OVERRIDE_DIST_PATH' }
    console.log(`ELECTRON_OVERRIDE_DIST_PATH is set, but there is no ${program}.`)
  }
  const official = await findOfficial()
  if (official) return { program: official, from: 'the official package' }
  const fallback = await findFallback()
  return fallback ? { program: programIn(fallback), from: 'the fallback build' } : null
}

async function findOfficial(): Promise<string | null> {
  const program = programIn(join(PACKAGE, 'dist'))
  const { version } = JSON.parse(readFileSync(join(PACKAGE, 'package.json'), 'utf8')) as { version: string }
  if (existsSync(program)) return program
  if (!(await canDownload(version))) {
    console.log(`Electron ${version} cannot be downloaded: GitHub is out of reach.`)
    return null
  }
  console.log(`Downloading Electron ${version} ...`)
  const code = await run(process.execPath, [join(PACKAGE, 'install.js')])
  return code === 0 && existsSync(program) ? program : null
}

/** The official installer waits for minutes where GitHub is cut off; this asks briefly first. */
async function canDownload(version: string): Promise<boolean> {
  const elsewhere = ['ELECTRON_MIRROR', 'npm_config_electron_mirror', 'ELECTRON_GET_USE_PROXY']
  if (elsewhere.some((name) => process.env[name])) return true
  try {
    const address = `https://github.com/electron/electron/releases/download/v${version}/SHASUMS256.txt`
    return (await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(PROBE_MS) })).ok
  } catch {
    return false
  }
}
