import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  COLORS,
  type Color,
  DEFAULT_OPTIONS,
  FEAT_IDS,
  type GameRecord,
  legalCommands,
  parseCommand,
  redNovember,
  type ScenarioInput,
} from '../../engine/red-november/index.ts'
import { extend, present, startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import { NO_MEMORY, type Settings } from '../../preload/contract.ts'
import type { GameResult } from '../../preload/statistics.ts'
import type { LobbyMemory } from '../../renderer/red-november/lobby/memory.ts'
import type { SaveExtra } from '../../renderer/red-november/run/agreements.ts'
import type { Figures } from '../../renderer/red-november/statistics/result.ts'
import { putSave } from '../../test/e2e/support/saves.ts'
import { voyage } from '../../test/e2e/support/voyages.ts'
import { ROOT } from '../paths.ts'

export const NAMES = { red: 'Boris', blue: 'Olga', yellow: 'Grigori', purple: 'Vera', green: 'Pyotr' } as const

/** Settings as a group has them that has played before. */
const LAST_CREW: LobbyMemory = {
  crew: [
    { color: 'red', name: 'Boris', player: 'person' },
    { color: 'blue', name: 'Olga', player: 'person' },
    { color: 'yellow', name: 'Grigori', player: 'person' },
    { color: 'green', name: '', player: 'sailor' },
    { color: 'purple', name: 'Vera Konstantinovna III.', player: 'person' },
  ],
  table: 'many',
  options: ['slowerDeath', 'heroicSacrifice'],
  advice: true,
  loyalBots: true,
  fairStart: false,
}

export const PLAYED_BEFORE: Settings['games'] = { [redNovember.id]: { ...NO_MEMORY, lobby: LAST_CREW } }

/** A boat that is full. */
export const FULL_CREW: Settings['games'] = {
  [redNovember.id]: {
    ...NO_MEMORY,
    lobby: { ...LAST_CREW, crew: COLORS.map((color) => ({ color, name: '', player: 'person' })) },
  },
}

/** Somebody who left the first lesson before its last words. */
export const ONE_STEP_TO_GO: Settings['games'] = {
  [redNovember.id]: {
    ...NO_MEMORY,
    lobby: LAST_CREW,
    lesson: { id: 'hatches', steps: ['', 'open 5', 'enter', 'pump 6'] },
  },
}

const saveOf = (title: string, game: GameRecord, crew: Partial<SaveExtra> = {}): string =>
  formatSave(
    redNovember,
    { title, created: '2026-01-01T20:00:00.000Z', extra: { names: NAMES, advice: true, ...crew } },
    game,
  )

/** The running game is this one. */
export const putRunning = (home: string, game: GameRecord, crew: Partial<SaveExtra> = {}): void =>
  putSave(home, 'autosave', saveOf('rusty-walrus-1931', game, crew))

/** A game that begins in this position, with these commands given. */
export function laid(scenario: Omit<ScenarioInput, 'game'>, ...said: readonly string[]): GameRecord {
  let game = startRecord(redNovember, { scenario: { game: 'red-november', seed: 'screens', ...scenario } })
  for (const line of said) {
    const next = extend(redNovember, game, parseCommand(line, present(game)))
    if (!next.ok) throw new Error(`${line}: ${next.error.code}`)
    game = next.record
  }
  return game
}

/** One of the positions that the board is tested with. */
export const scene = (name: 'calm' | 'catastrophe' | 'crowd' | 'inferno'): GameRecord =>
  laid(JSON.parse(readFileSync(join(ROOT, 'test', 'scenarios', `${name}.json`), 'utf8')))

/** A game as somebody without a plan would play it. */
export function drifting(seed: string, moves: number, gnomes = 5, options = {}): GameRecord {
  let game = startRecord(redNovember, { setup: { seed, gnomes: COLORS.slice(0, gnomes), options } })
  for (let move = 0; move < moves && !present(game).outcome; move++) {
    const commands = legalCommands(present(game))
    const command = commands[(move * 7) % commands.length]
    const next = command && extend(redNovember, game, command)
    if (!next?.ok) break
    game = next.record
  }
  return game
}

const CREW: readonly Color[] = ['red', 'blue', 'yellow', 'purple']

/** Two whole voyages of sailors: their reactor melts, and they are rescued. */
export const lostVoyage = (): GameRecord => voyage({ seed: 'voyage-8', gnomes: CREW })
export const savedVoyage = (): GameRecord => voyage({ seed: 'voyage-11', gnomes: CREW })

export function putSaves(home: string): void {
  const put = (id: string, title: string, game: GameRecord): void => putSave(home, id, saveOf(title, game))
  putRunning(home, drifting('rusty-walrus-1931', 24))
  put('before-the-reactor', 'Before the reactor', drifting('reactor', 60, 4, { greaterChallenge: true }))
  const deranged = { derangedGnomes: true, slowerDeath: true }
  put('eight', 'Eight of us and one bottle', drifting('eight', 90, 8, deranged))
  put('home', 'Home with one bottle left', savedVoyage())
  putSave(home, 'short', `${saveOf('Torn page', drifting('torn', 20, 3))}0123456789abcdef wai`)
  putSave(home, 'broken', 'red-november-save, or what is left of it')
}

export function putStatistics(home: string): void {
  const causes = ['heat', 'kraken', 'pressure', 'heat', 'nobody-left', 'missiles', 'asphyxiation', 'heat']
  const games = Array.from({ length: 34 }, (_, at): GameResult => {
    const saved = at % 3 === 0 || at % 7 === 1
    const figures: Figures = {
      gnomes: 3 + ((at * 5) % 6),
      people: 3,
      bots: 0,
      options: Object.keys(DEFAULT_OPTIONS).filter((_id, bit) => (at + bit) % 4 === 0),
      saved,
      cause: saved ? 'rescued' : (causes[at % causes.length] ?? 'heat'),
      minutes: saved ? 60 : 14 + ((at * 11) % 44),
      moves: 60 + ((at * 37) % 140),
      grog: (at * 5) % 17,
      dead: at % 3,
      deserted: 0,
      luck: Math.sin(at) * 4,
      feats: FEAT_IDS.filter((_id, which) => (at * 7) % 33 === which || (saved && which === 0)),
    }
    return {
      id: at.toString(16).padStart(16, '0'),
      game: redNovember.id,
      ended: new Date(Date.UTC(2026, 0, 3 + at * 3, 21)).toISOString(),
      figures: { ...figures },
    }
  })
  writeFileSync(join(home, 'statistics.json'), JSON.stringify({ games }))
}
