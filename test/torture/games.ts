import { darkCave } from '../../engine/dark-cave/index.ts'
import { COLORS, type GameRecord, redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { type GameRecord as AnyRecord, extend, present, startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'

const MOST_MOVES = 2000
const GAMES = 12

/** A game played to its end with random legal commands. */
function played<G extends GameTypes>(game: Game<G>, start: G['start'], seed: string): AnyRecord<G> {
  const random = new RandomStream(seedState(seed))
  let record = startRecord(game, start)
  for (let move = 0; move < MOST_MOVES; move++) {
    const commands = game.legal(present(record))
    const command = commands[random.die(Math.max(1, commands.length)) - 1]
    if (!command) break
    const next = extend(game, record, command)
    if (!next.ok) throw new Error('the engine refused its own command')
    record = next.record
  }
  return record
}

export const finishedGame = (seed: string): GameRecord =>
  played(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 4) } }, seed)

/** The same in the cave, as a save. */
export const finishedCaveSave = (seed: string): string =>
  formatSave(
    darkCave,
    { title: `Нора ${seed} 🕷`, created: '2026-01-01T00:00:00.000Z', extra: {} },
    played(darkCave, { setup: { seed, players: 5 } }, seed),
  )

/** The longest of a few such games. */
export const longGame = (seed: string): GameRecord =>
  Array.from({ length: GAMES }, (_, at) => finishedGame(`${seed} ${at}`)).reduce((longest, game) =>
    game.entries.length > longest.entries.length ? game : longest,
  )

/** Its save, with letters of more than one byte in the title. */
export const finishedSave = (seed: string): string =>
  formatSave(redNovember, { title: `Ночь ${seed} 🐙`, created: '2026-01-01T00:00:00.000Z', extra: {} }, longGame(seed))
