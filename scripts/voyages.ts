/**
 * `npm run voyages -- 5000`: bots alone, over all table sizes of both games and all combinations of options; any broken rule
 * or endless game ends it. `-- 5000 dark-cave` plays one game only.
 */
import * as cave from '../engine/dark-cave/index.ts'
import {
  add,
  type BotId,
  MAX_GNOMES,
  NO_GAMES,
  OPTION_IDS,
  type Options,
  simulate,
} from '../engine/red-november/index.ts'

const games = Number(process.argv[2] ?? 5000)
const only = process.argv[3]

/** Every rank at the table, in another order each time. */
const CREW: readonly BotId[] = ['sailor', 'captain', 'cadet', 'sailor', 'sailor']
const MINERS: readonly cave.BotId[] = ['digger', 'master', 'apprentice', 'digger', 'digger']
/** Enough to see whether the thinkers keep to the rules. */
const PLAYOUTS = 6

const inOrder = <T>(ranks: readonly T[], first: number, seats: number): readonly T[] =>
  Array.from({ length: seats }, (_, seat) => ranks[(seat + first) % ranks.length] as T)

function voyages(): object {
  const COMBINATIONS = 2 ** OPTION_IDS.length
  const SIZES = [3, 4, 5, 6, 7, 8]
  const each = Math.ceil(games / (COMBINATIONS * SIZES.length))
  let sum = NO_GAMES
  for (let bits = 0; bits < COMBINATIONS; bits++) {
    const options = Object.fromEntries(OPTION_IDS.map((id, at) => [id, (bits & (1 << at)) !== 0])) as Options
    for (const gnomes of SIZES) {
      const bot = inOrder(CREW, bits, MAX_GNOMES)
      const manner = { loyal: bits % 2 === 0, playouts: PLAYOUTS }
      sum = add(sum, simulate({ seed: `voyages/${bits}`, gnomes, bot, options, manner }, 0, each))
    }
    process.stderr.write(`\r${sum.games} games`)
  }
  const { wins, causes, deaths, deserters, commands } = sum
  return { games: sum.games, wins, causes, deaths, deserters, commands }
}

function expeditions(): object {
  const SIZES = [2, 3, 4, 5, 6, 7, 8]
  const each = Math.ceil(games / (MINERS.length * SIZES.length))
  let sum = cave.NO_GAMES
  for (const first of MINERS.keys()) {
    for (const players of SIZES) {
      const bot = inOrder(MINERS, first, players)
      sum = cave.add(
        sum,
        cave.simulate({ seed: `voyages/${first}`, players, bot, manner: { playouts: PLAYOUTS } }, 0, each),
      )
      process.stderr.write(`\r${sum.games} games`)
    }
  }
  const { clans, causes, escapes, commands } = sum
  return { game: 'dark-cave', games: sum.games, clans, causes, escapes, commands }
}

for (const [game, play] of [
  ['red-november', voyages],
  ['dark-cave', expeditions],
] as const) {
  if ((only ?? game) === game) process.stdout.write(`\n${JSON.stringify(play())}\n`)
}
