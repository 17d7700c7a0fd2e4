/** `npm run voyages -- 5000`: bots alone over all crew sizes and all combinations of options; any broken rule or endless game ends it. */
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
const COMBINATIONS = 2 ** OPTION_IDS.length
const SIZES = [3, 4, 5, 6, 7, 8]
const each = Math.ceil(games / (COMBINATIONS * SIZES.length))

/** Every rank at the table, in another order each time. */
const CREW: readonly BotId[] = ['sailor', 'captain', 'cadet', 'sailor', 'sailor']

let sum = NO_GAMES
for (let bits = 0; bits < COMBINATIONS; bits++) {
  const options = Object.fromEntries(OPTION_IDS.map((id, at) => [id, (bits & (1 << at)) !== 0])) as Options
  for (const gnomes of SIZES) {
    const bot = Array.from({ length: MAX_GNOMES }, (_, seat): BotId => CREW[(seat + bits) % CREW.length] as BotId)
    const manner = { loyal: bits % 2 === 0, playouts: 6 }
    sum = add(sum, simulate({ seed: `voyages/${bits}`, gnomes, bot, options, manner }, 0, each))
  }
  process.stderr.write(`\r${sum.games} games`)
}
const { wins, causes, deaths, deserters, commands } = sum
process.stdout.write(`\n${JSON.stringify({ games: sum.games, wins, causes, deaths, deserters, commands })}\n`)
