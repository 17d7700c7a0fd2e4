import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { darkCave, toScenario as writeCave } from '../../engine/dark-cave/index.ts'
import { COLORS, type GameRecord, redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { type GameRecord as AnyRecord, extend, present, startRecord, undo } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import { ROOT } from '../../scripts/paths.ts'

const MAX_MOVES = 2000
const GAMES = 12

interface Manner {
  /** It is left after so many moves. */
  readonly moves?: number
  /** One move in so many is taken back, where that can be. */
  readonly undoes?: number
}

/** A game played with random legal commands, to its end or as far as told. */
function played<G extends GameTypes>(
  game: Game<G>,
  start: G['start'],
  seed: string,
  { moves = MAX_MOVES, undoes = 0 }: Manner = {},
): AnyRecord<G> {
  const random = new RandomStream(seedState(seed))
  let record = startRecord(game, start)
  for (let move = 0; move < moves; move++) {
    const commands = game.legal(present(record))
    const command = commands[random.die(Math.max(1, commands.length)) - 1]
    if (!command) break
    const next = extend(game, record, command)
    if (!next.ok) throw new Error('the engine refused its own command')
    record = next.record
    if (undoes > 0 && random.die(undoes) === 1) record = undo(game, record) ?? record
  }
  return record
}

export const finishedGame = (seed: string): GameRecord =>
  played(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 4) } }, seed)

const CREATED = '2026-01-01T00:00:00.000Z'
const caveSave = (title: string, record: AnyRecord<typeof darkCave extends Game<infer G> ? G : never>): string =>
  formatSave(darkCave, { title: `Нора ${title} 🕷`, created: CREATED, extra: { seats: ['person', 'digger'] } }, record)

/** The same in the cave, as a save. */
export const finishedCaveSave = (seed: string): string =>
  caveSave(seed, played(darkCave, { setup: { seed, players: 5 } }, seed))

/** The longest of a few such games. */
export const longGame = (seed: string): GameRecord =>
  Array.from({ length: GAMES }, (_, at) => finishedGame(`${seed} ${at}`)).reduce((longest, game) =>
    game.entries.length > longest.entries.length ? game : longest,
  )

/** Its save, with letters of more than one byte in the title. */
export const finishedSave = (seed: string): string =>
  formatSave(redNovember, { title: `Ночь ${seed} 🐙`, created: CREATED, extra: {} }, longGame(seed))

/** A game of four in its middle. */
export const halfSave = (seed: string): string =>
  formatSave(
    redNovember,
    { title: `Ночь ${seed}`, created: CREATED, extra: {} },
    played(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 4) } }, seed, { moves: 40 }),
  )

const oldSave = (name: string): string =>
  readFileSync(join(ROOT, 'test', 'fixtures', '0.1.0', 'saves', `${name}.rnsave`), 'utf8')

/** Saves of each game to be spoilt: finished, half played, with moves taken back, begun in a written position; those of 0.1.0 too. */
export const CORPUS: Readonly<Record<'red-november' | 'dark-cave', (seed: string) => readonly string[]>> = {
  'red-november': (seed) => [
    finishedSave(seed),
    ...['plain', 'scenario', 'second-thoughts', 'secret-hands'].map(oldSave),
  ],
  'dark-cave': (seed) => [
    finishedCaveSave(seed),
    caveSave('two', played(darkCave, { setup: { seed, players: 2 } }, seed, { moves: 40 })),
    caveSave('eight', played(darkCave, { setup: { seed, players: 8 } }, seed, { moves: 60 })),
    caveSave('back and forth', played(darkCave, { setup: { seed, players: 3 } }, seed, { moves: 50, undoes: 3 })),
    caveSave('written', played(darkCave, { scenario: writtenCave(seed) }, seed, { moves: 30 })),
  ],
}

/** A position of the cave as somebody would write it down, at the beginning of a turn. */
function writtenCave(seed: string) {
  const { states } = played(darkCave, { setup: { seed, players: 4 } }, seed, { moves: 30 })
  const state = states.findLast(({ turn, pending }) => turn?.phase === 'play' && !pending)
  if (!state) throw new Error('no turn ever began')
  return JSON.parse(JSON.stringify(writeCave(state)))
}
