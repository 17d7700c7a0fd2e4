import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { present, stateHash } from '../../engine/shared/record.ts'
import { gameIdOf, MAX_SAVE_CHARACTERS, type ReadSave, readInfo, readSave } from '../../engine/shared/save.ts'
import type { Host } from '../../preload/contract.ts'
import { diskHost } from './disk-host.ts'
import { mutated } from './mutations.ts'
import { GAME_IDS, VICTIMS } from './tables.ts'

export interface MutationReport {
  readonly files: number
  readonly refused: number
  /** Read up to the last line that is whole, and said so. */
  readonly damaged: number
  /** Every line of the file was read: what was spoilt made no difference, or whole lines were cut off its end. */
  readonly whole: number
}

export interface MutationOrder {
  readonly game: Game<GameTypes>
  /** The saves to be spoilt, and files of others whose pieces get into them. */
  readonly saves: readonly string[]
  readonly others: readonly string[]
  readonly files: number
  readonly seed: string
  /** A folder of its own. */
  readonly home: string
  readonly after?: (file: number) => void
}

const ID = 'spoilt'
const GAMES: readonly Game<GameTypes>[] = GAME_IDS.map((id) => VICTIMS[id].game)

/**
 * Writes so many spoilt copies to the disk and reads each as the game does: by the list, then whole, then by its rules.
 * Throws if one is read wrongly: it is read whole, or as far as it is whole and with a word about it, or refused.
 */
export async function mutate({
  game,
  saves,
  others,
  files,
  seed,
  home,
  after,
}: MutationOrder): Promise<MutationReport> {
  const random = new RandomStream(seedState(seed))
  const host = diskHost(home)
  const path = join(home, 'saves', `${ID}.rnsave`)
  mkdirSync(join(home, 'saves'), { recursive: true })
  const report = { files, refused: 0, damaged: 0, whole: 0 }
  for (let file = 0; file < files; file++) {
    const text = saves[file % saves.length] ?? ''
    const other = others[random.die(others.length) - 1] ?? ''
    const bytes = mutated(text, other, random)
    writeFileSync(path, bytes)
    try {
      report[await judge(host, game, text, others)]++
      if (!readFileSync(path).equals(bytes)) throw new Error('to read it has changed it')
    } catch (error) {
      throw new Error(`spoilt file ${file} of ${game.id}, kept as ${path}`, { cause: error })
    }
    after?.(file)
  }
  return report
}

async function judge(
  host: Host,
  front: Game<GameTypes>,
  original: string,
  others: readonly string[],
): Promise<'refused' | 'damaged' | 'whole'> {
  const list = await host.listSaves(ID)
  const [listed] = list.ok ? list.value : []
  if (!listed) throw new Error('it is not in the list')
  const found = await host.readSave(ID, 'current')
  if (!found.ok) return 'refused'
  const text = found.value
  // By the rules of the game that its first line names; where none does, the one in front says what is wrong.
  const id = gameIdOf(text)
  const game = GAMES.find((one) => one.id === id) ?? front
  const save = readSave(game, text)
  const head = listed.head.ok ? readInfo(listed.head.text) : null
  if (save.ok && (head === null || typeof head === 'string' || id !== game.id))
    throw new Error('the list refuses what can be read')
  const kept = wholeLines(original, text)
  if (!save.ok) {
    if (kept > 0 && text.length <= MAX_SAVE_CHARACTERS)
      throw new Error(`refused as ${save.code}, though its header is whole`)
    return 'refused'
  }
  // A piece of another file may have brought that file's first line.
  const source = kept > 0 ? original : others.find((other) => wholeLines(other, text) > 0)
  if (source === undefined) throw new Error('read with a header that nobody wrote')
  checkRead(game, save, source, text)
  return save.damage ? 'damaged' : 'whole'
}

/** What was read is the beginning of the game that was saved; every line before the first difference, and none that is not there. */
function checkRead(
  game: Game<GameTypes>,
  { record, damage }: Extract<ReadSave<GameTypes>, { ok: true }>,
  original: string,
  text: string,
): void {
  const read = record.entries.length
  const line = original.split('\n')[read] ?? ''
  const hash = read === 0 ? stateHash(record.states[0] ?? {}) : line.slice(0, 16)
  if (hash !== record.hash) throw new Error(`after ${read} lines it is another game`)
  const least = Math.min(wholeLines(original, text), linesOf(original).length) - 1
  if (read < least) throw new Error(`${least} lines are whole, ${read} were read`)
  const lines = linesOf(text).length - 1
  if ((damage?.lostLines ?? 0) !== lines - read)
    throw new Error(`of ${lines} lines ${read} were read, and nothing said`)
  if (damage && damage.line !== read + 2) throw new Error(`line ${read + 2} is damaged, ${damage.line} was told`)
  const state = present(record)
  if (game.seatToSpeak(state) !== null && game.legal(state).length === 0) throw new Error('nobody can go on from it')
}

const BYTE_ORDER_MARK = /^\uFEFF/

/** A break at the end begins no line. */
const linesOf = (text: string): readonly string[] => text.replace(/\n$/, '').split('\n')

/** How many lines from the first one on are as they were. */
function wholeLines(original: string, text: string): number {
  const was = linesOf(original)
  const now = linesOf(text.replace(BYTE_ORDER_MARK, '')).map((line) => line.replace(/\r$/, ''))
  const same = was.findIndex((line, at) => line !== now[at])
  return same < 0 ? was.length : same
}
