import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { GameTypes } from '../../engine/shared/game.ts'
import { type GameRecord, stateHash } from '../../engine/shared/record.ts'
import { readSave } from '../../engine/shared/save.ts'
import type { Deed, Kind, Mark, Word } from './kinds.ts'
import type { GameId, Victim } from './tables.ts'
import type { Found } from './tally.ts'

/** What lies on the disk after a kill. */
export interface Left {
  /** The journal; null where there is none. */
  readonly record: GameRecord<GameTypes> | null
  readonly text: string
  readonly torn: boolean
  /** The game before it lies behind it. */
  readonly hasOld: boolean
  /** Something was not carried to its end: a file under a passing name. */
  readonly halfDone: boolean
}

const SAVE = /\.rnsave$/
const PASSING = /\.tmp-\d+|\.aside$/

export const saveFiles = (home: string, drawer = ''): readonly string[] =>
  namesIn(join(home, 'saves', drawer)).filter((name) => SAVE.test(name))

const namesIn = (folder: string): readonly string[] => (existsSync(folder) ? readdirSync(folder) : [])
const textOf = (home: string, drawer: string, name: string): string =>
  readFileSync(join(home, 'saves', drawer, name), 'utf8')

/** Reads what a kill left. Only a journal may end in half a line, and nothing may be unreadable. */
export function leftIn(home: string, { game, journal }: Victim): Left {
  const folder = join(home, 'saves')
  const halfDone = ['', 'old'].some((drawer) => namesIn(join(folder, drawer)).some((name) => PASSING.test(name)))
  const name = `${journal}.rnsave`
  const hasOld = existsSync(join(folder, 'old', name))
  const file = join(folder, name)
  if (!existsSync(file)) return { record: null, text: '', torn: false, hasOld, halfDone }
  const text = readFileSync(file, 'utf8')
  const save = readSave(game, text)
  if (!save.ok) throw new Error(`the journal is refused: ${save.code}`)
  if (save.damage && save.damage.lostLines > 1) throw new Error(`the journal lost ${save.damage.lostLines} lines`)
  return { record: save.record, text, torn: save.damage !== null, hasOld, halfDone }
}

/** How answers and disk are compared. */
export interface Yardstick {
  /** The hash by which a position was told: after so many lines of that game; null where it has fewer. */
  readonly hashAt: (left: Left, entries: number) => string | null
  /** So many lines may have been written and not yet seen to be answered. */
  readonly mostAhead: number
  /** The game that takes the place of another one may be in its middle. */
  readonly takesOver: boolean
}

/** Compares what was said with what is left; throws where something answered is lost. */
export function judge(words: readonly Word[], left: Left, yardstick: Yardstick): Found {
  const { answered, changing, adrift } = followed(words)
  const { record } = left
  const holds = (mark: Mark): boolean => record !== null && yardstick.hashAt(left, mark.entries) === mark.hash
  if (!answered) {
    if (record && !changing) throw new Error('a game came from nowhere')
    return 'changing'
  }
  if (!holds(answered)) {
    const isOther = record !== null && (record.entries.length === 0 || yardstick.takesOver)
    if ((changing && isOther && left.hasOld) || (adrift && !record)) return 'changing'
    throw new Error(
      `line ${answered.entries} was answered and is not there; ${record?.entries.length ?? 'no'} lines are`,
    )
  }
  const ahead = (record?.entries.length ?? 0) - answered.entries
  if (ahead > yardstick.mostAhead) throw new Error(`${ahead} lines more than were answered`)
  return left.torn ? 'torn' : ahead > 0 ? 'ahead' : 'exact'
}

const TAKE_AWAY: readonly Deed[] = ['remove', 'away']

/** What had been answered when the last word was said. */
function followed(words: readonly Word[]): {
  readonly answered: Mark | null
  readonly changing: boolean
  readonly adrift: boolean
} {
  let answered: Mark | null = null
  let changing = false
  let adrift = false
  for (const word of words) {
    if (word.say === 'found') answered = word.mark
    if (word.say === 'changing') changing = true
    if (word.say === 'deed' && TAKE_AWAY.includes(word.deed)) adrift = true
    if (word.say !== 'answered') continue
    answered = word.mark
    changing = false
    adrift = false
  }
  return { answered, changing, adrift }
}

/** By the hash that runs over all lines: each line of a save begins with its own. */
export function hashOfLines({ record, text }: Left, entries: number): string | null {
  if (!record || record.entries.length < entries) return null
  return entries === 0 ? stateHash(record.states[0] ?? {}) : (text.split('\n')[entries]?.slice(0, 16) ?? null)
}

/** Every save that was answered is there, and every save that is there can be read to its end. */
export function checkSaves(home: string, words: readonly Word[], { game, journal }: Victim): void {
  const there = new Map<string, string>()
  for (const drawer of ['', 'old', 'removed']) {
    for (const name of saveFiles(home, drawer)) {
      const save = readSave(game, textOf(home, drawer, name))
      const isJournal = name.startsWith(journal)
      if (!save.ok) throw new Error(`${drawer}/${name} is refused: ${save.code}`)
      if (save.damage && !isJournal) throw new Error(`${drawer}/${name} is damaged at line ${save.damage.line}`)
      there.set(save.record.hash, name)
    }
  }
  const kept = new Map(words.flatMap((word) => (word.say === 'kept' ? [[word.title, word.mark] as const] : [])))
  for (const [title, { hash }] of kept) {
    if (!there.has(hash)) throw new Error(`"${title}" was answered as saved, and is not there`)
  }
}

/** For messages. */
export const about = (game: GameId, kind: Kind, round: number): string => `${game}, ${kind}, kill ${round}`
