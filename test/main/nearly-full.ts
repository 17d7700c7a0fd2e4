import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import promises from 'node:fs/promises'
import { register, syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { faultOf } from '../../main/disk/faults.ts'
import { Cabinet } from '../../main/saves/cabinet.ts'
import { StatisticsKeeper } from '../../main/statistics.ts'
import { gameResult } from './game-result.ts'

/** Writes on a disk that has room for a part only, and says as JSON what became of it. For `saidOnSmallDisk`. */
const [disk = '', deed = ''] = process.argv.slice(2)
const filler = join(disk, 'filler')
/** Disks give room by the block. */
const BLOCK = 4096

/** Takes every byte that is left but those of so many blocks. */
function leave(blocks: number): void {
  for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size))
    } catch {
      // Full for pieces of this size.
    }
  }
  truncateSync(filler, statSync(filler).size - blocks * BLOCK)
}

const answerOf = (work: Promise<unknown>): Promise<string> => work.then(() => 'written', faultOf)

/** Three blocks come third, where there is room for so many. */
async function quickSave(room: number): Promise<unknown> {
  const cabinet = new Cabinet(join(disk, 'saves'))
  for (const text of ['first', 'second']) await cabinet.write('quick', text)
  leave(room)
  const answer = await answerOf(cabinet.write('quick', 'x'.repeat(3 * BLOCK)))
  const [current, old] = [await cabinet.read('quick', 'current'), await cabinet.read('quick', 'old')]
  while (namesIn(cabinet.folder).some((name) => name.includes('.tmp-'))) await pause(1)
  return { answer, current: current.slice(0, 10), old: old.slice(0, 10), left: namesIn(cabinet.folder) }
}

const namesIn = (folder: string): readonly string[] => (readdirSync(folder, { recursive: true }) as string[]).sort()

/** As FAT and many disks of a network answer. */
function refuseSecondNames(): void {
  const refuse = async () => {
    throw Object.assign(new Error('no second names here'), { code: 'EPERM' })
  }
  Object.assign(promises, { link: refuse })
  syncBuiltinESMExports()
}

async function quickSaveWithoutSecondNames(): Promise<unknown> {
  refuseSecondNames()
  return quickSave(1)
}

/** The new text fits, but no copy of the one before it. */
async function copy(): Promise<unknown> {
  refuseSecondNames()
  return quickSave(3)
}

async function statistics(): Promise<unknown> {
  const file = join(disk, 'statistics.json')
  const keeper = new StatisticsKeeper(file)
  // Longer than a block, as after many games.
  for (let at = 0; readSize(file) <= BLOCK; at++) await keeper.record(gameResult(at))
  const before = readFileSync(file, 'utf8')
  leave(1)
  const answer = await answerOf(keeper.record(gameResult(1_000_000)))
  return { answer, asBefore: readFileSync(file, 'utf8') === before }
}

async function settings(): Promise<unknown> {
  const file = join(disk, 'settings.json')
  standInForElectron()
  const { openStore } = await import('../../main/store.ts')
  const { DEFAULTS } = await import('../../main/settings-file.ts')
  // Longer than a block, as after many lessons and hints.
  const games = { any: { lessons: [], lesson: null, lobby: {}, hints: Array.from({ length: 100 }, longWord) } }
  const store = openStore({ ...DEFAULTS, games })
  const before = readFileSync(file, 'utf8')
  leave(1)
  const answer = await answerOf(Promise.resolve().then(() => store?.set({ textSize: 150 })))
  return { answer, asBefore: readFileSync(file, 'utf8') === before, left: readdirSync(disk).sort() }
}

const longWord = (_: unknown, at: number): string => `${at}-${'x'.repeat(36)}`

/** What electron-store and we ask Electron for when settings are kept. */
function standInForElectron(): void {
  const app = `{ getPath: () => ${JSON.stringify(disk)}, getVersion: () => '1.0.0', getName: () => 'any' }`
  const ipcMain = '{ on: () => undefined, removeAllListeners: () => undefined }'
  const source = `export const app = ${app}; export const ipcMain = ${ipcMain}; export default { app, ipcMain }`
  const resolve = `(name, context, next) =>
    name === 'electron' ? { url: ${JSON.stringify(moduleOf(source))}, shortCircuit: true } : next(name, context)`
  register(moduleOf(`export const resolve = ${resolve}`))
}

const moduleOf = (source: string): string => `data:text/javascript,${encodeURIComponent(source)}`

const readSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const DEEDS: Readonly<Record<string, () => Promise<unknown>>> = {
  'quick-save': () => quickSave(1),
  'quick-save-without-second-names': quickSaveWithoutSecondNames,
  copy,
  statistics,
  settings,
}
process.stdout.write(JSON.stringify(await DEEDS[deed]?.()))
