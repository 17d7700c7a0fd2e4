import { COLORS, type GameRecord, legalCommands, redNovember } from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { extend, present, startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'

const MOST_MOVES = 2000
const GAMES = 12

/** A game played to its end with random legal commands. */
export function finishedGame(seed: string): GameRecord {
  const random = new RandomStream(seedState(seed))
  let game = startRecord(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 4) } })
  for (let move = 0; move < MOST_MOVES && !present(game).outcome; move++) {
    const commands = legalCommands(present(game))
    const command = commands[random.die(commands.length) - 1]
    const next = command && extend(redNovember, game, command)
    if (!next?.ok) throw new Error('the engine refused its own command')
    game = next.record
  }
  return game
}

/** The longest of a few such games. */
export const longGame = (seed: string): GameRecord =>
  Array.from({ length: GAMES }, (_, at) => finishedGame(`${seed} ${at}`)).reduce((longest, game) =>
    game.entries.length > longest.entries.length ? game : longest,
  )

/** Its save, with letters of more than one byte in the title. */
export const finishedSave = (seed: string): string =>
  formatSave(redNovember, { title: `Ночь ${seed} 🐙`, created: '2026-01-01T00:00:00.000Z', extra: {} }, longGame(seed))
