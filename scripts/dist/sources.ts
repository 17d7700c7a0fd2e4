import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { findElectron } from '../electron.ts'
import { findFallback } from '../electron-fallback.ts'
import { ask } from '../run.ts'
import type { Packing } from './config.ts'
import type { System } from './layout.ts'

/** Where the Electron of a package comes from: null is the official download, which electron-builder fetches and checks. */
export type ElectronSource = Packing['electron']

/** Electron for packages of a system, on the machine that runs us; `undefined` if there is none to be had. */
export async function electronFor(system: System): Promise<ElectronSource | undefined> {
  const found = await findElectron()
  if (found?.from === 'the official package') return null
  if (system === process.platform) return found ? unpacked(dirname(found.program)) : undefined
  const folder = await findFallback(`${system}-x64`)
  return folder ? unpacked(folder) : undefined
}

const unpacked = (folder: string): ElectronSource => ({
  folder,
  version: readFileSync(join(folder, 'version'), 'utf8').trim().replace(/^v/, ''),
})

/** The time that every packed file carries: the same sources give the same package, whenever they are built. */
export async function sourceTime(): Promise<Date> {
  const seconds = process.env.SOURCE_DATE_EPOCH ?? (await ask('git', ['log', '-1', '--format=%ct'])) ?? '0'
  return new Date(Number(seconds) * 1000)
}
