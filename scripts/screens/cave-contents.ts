import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type BotId,
  type Command,
  darkCave,
  FEAT_IDS,
  type GameRecord,
  type GameSetup,
  type GameState,
  type GnomeId,
  legalCommands,
  parseCommand,
  type ScenarioInput,
  seatToSpeak,
} from '../../engine/dark-cave/index.ts'
import { botRandom } from '../../engine/shared/bots.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { beginningOf, extend, present, startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import { AUTOSAVE, NO_MEMORY, type Settings } from '../../preload/contract.ts'
import type { GameResult } from '../../preload/statistics.ts'
import type { LobbyMemory } from '../../renderer/dark-cave/lobby/memory.ts'
import type { Figures } from '../../renderer/dark-cave/statistics/result.ts'
import { putSave } from '../../test/e2e/support/saves.ts'
import { PLAYED_BEFORE } from './contents.ts'

/** What people call themselves, by gnome. */
export const MINERS: Partial<Record<GnomeId, string>> = {
  y1: 'Bruni',
  b1: 'Olga',
  y2: 'Grigori',
  b2: 'Ludwik',
  y3: 'Vera Konstantinovna III.',
}

type Seats = readonly ('person' | BotId)[]

/** The cave in front, in a house where both games were played before. */
export const inFront = (lobby?: LobbyMemory): Partial<Settings> => ({
  gameInFront: darkCave.id,
  games: { ...PLAYED_BEFORE, [darkCave.id]: lobby ? { ...NO_MEMORY, lobby } : NO_MEMORY },
})

export const caveSave = (title: string, game: GameRecord, seats: Seats = []): string =>
  formatSave(darkCave, { title, created: '2026-01-01T20:00:00.000Z', extra: { names: MINERS, seats } }, game)

/** The running game of the cave is this one; without seats all are people. */
export const putCave = (home: string, game: GameRecord, seats?: Seats): void =>
  putSave(home, `${AUTOSAVE}.${darkCave.id}`, caveSave('damp-lantern-1907', game, seats))

/** A game that begins in this position, with these commands given. */
export function dug(scenario: Omit<ScenarioInput, 'game'>, ...said: readonly string[]): GameRecord {
  return given(startRecord(darkCave, { scenario: { game: 'dark-cave', seed: 'screens', ...scenario } }), ...said)
}

/** The same game with these commands more. */
export function given(begun: GameRecord, ...said: readonly string[]): GameRecord {
  let game = begun
  for (const line of said) {
    const next = extend(darkCave, game, parseCommand(line, present(game)))
    if (!next.ok) throw new Error(`${line}: ${next.error.code}`)
    game = next.record
  }
  return game
}

/** A game in which nothing has been done yet. */
export const begun = (players: number): GameRecord =>
  startRecord(darkCave, { setup: { seed: 'a gallery', players, first: 0 } })

/** A whole game of diggers. */
export function expedition(setup: GameSetup): GameRecord {
  let game = startRecord(darkCave, { setup })
  for (let count = 0; ; count++) {
    const state = present(game)
    const seat = seatToSpeak(state)
    if (seat === null) return game
    const { command } = darkCave.decide(
      'digger',
      darkCave.viewFor(state, seat),
      botRandom(setup.seed, count),
      darkCave.manner,
    )
    const next = extend(darkCave, game, command)
    if (!next.ok) throw new Error(next.error.code)
    game = next.record
  }
}

/** A game of people who lay whatever they can and walk outwards, until so few cards are left: most of the mountain is dug. */
export function dugOut(setup: GameSetup, left: number): GameRecord {
  const random = new RandomStream(seedState(setup.seed))
  let game = startRecord(darkCave, { setup })
  for (;;) {
    const state = present(game)
    const isDone = state.deck.length <= left && state.turn?.phase === 'play' && seatToSpeak(state) === 0
    const commands = legalCommands(state)
    if (isDone || commands.length === 0) return game
    const among = WISHES.map((fits) => commands.filter(fits)).find(({ length }) => length > 0) ?? commands
    const next = extend(darkCave, game, among[random.die(among.length) - 1] as Command)
    if (!next.ok) throw new Error(next.error.code)
    game = next.record
  }
}

/** What is done before anything else: the net stays between the gates while it can. */
const WISHES: readonly ((command: Command) => boolean)[] = [
  (command) => command.type === 'path' && /^-?[0-4],-?[0-4]$/.test(command.cell),
  ({ type }) => type === 'path',
  ({ type }) => type === 'step',
  ({ type }) => type === 'stop',
  ({ type }) => type === 'discard',
]

/** Its beginning, up to a turn of the first seat with so few cards left in the deck. */
export function upTo(game: GameRecord, left: number): GameRecord {
  const isThere = (state: GameState): boolean =>
    state.deck.length <= left && state.turn?.phase === 'play' && !state.pending && seatToSpeak(state) === 0
  return beginningOf(darkCave, game, game.states.findIndex(isThere))
}

export function putCaveStatistics(home: string): void {
  const games = Array.from({ length: 27 }, (_, at): GameResult => {
    const figures: Figures = {
      players: 2 + ((at * 5) % 7),
      bots: at % 4,
      cause: at % 5 === 0 ? 'agreed' : at % 3 === 0 ? 'cards-out' : 'clan-out',
      winner: at % 6 === 0 ? 'nobody' : at % 2 === 0 ? 'yellow' : 'blue',
      won: at % 6 !== 0 && at % 5 < 3,
      gold: (at * 3) % 11,
      treasure: ((at * 3) % 11) * (1 + (at % 4)),
      moves: 90 + ((at * 37) % 140),
      feats: FEAT_IDS.filter((_id, which) => (at * 7) % 28 === which || (at % 2 === 0 && which === 0)),
    }
    return {
      id: at.toString(16).padStart(16, '0'),
      game: darkCave.id,
      ended: new Date(Date.UTC(2026, 0, 3 + at * 3, 21)).toISOString(),
      figures: { ...figures },
    }
  })
  writeFileSync(join(home, 'statistics.json'), JSON.stringify({ games }))
}
