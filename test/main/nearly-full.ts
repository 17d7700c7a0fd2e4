import { appendFileSync, readdirSync, readFileSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
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

async function quickSave(): Promise<unknown> {
  const cabinet = new Cabinet(join(disk, 'saves'))
  for (const text of ['first', 'second']) await cabinet.write('quick', text)
  leave(1)
  const answer = await answerOf(cabinet.write('quick', 'x'.repeat(3 * BLOCK)))
  const [current, old] = [await cabinet.read('quick', 'current'), await cabinet.read('quick', 'old')]
  const left = readdirSync(cabinet.folder, { recursive: true }).sort()
  return { answer, current: current.slice(0, 10), old: old.slice(0, 10), left }
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

const readSize = (file: string): number => statSync(file, { throwIfNoEntry: false })?.size ?? 0

const DEEDS: Readonly<Record<string, () => Promise<unknown>>> = { 'quick-save': quickSave, statistics }
process.stdout.write(JSON.stringify(await DEEDS[deed]?.()))
