import { KINDS } from '../torture/kinds.ts'
import { GAME_IDS } from '../torture/tables.ts'
import { Tally } from '../torture/tally.ts'
import { type Cell, killWindows } from '../torture/window-kills.ts'
import { killWriters } from '../torture/writer-kills.ts'
import { appArguments, expect, program, test } from './support/game.ts'

/** The short version; `npm run torture` kills a thousand times. The second start of a game must show what the first kill left. */
const PLAN: readonly Cell[] = [
  ['red-november', 'question'],
  ['red-november', 'question'],
  ['dark-cave', 'curtain'],
  ['dark-cave', 'thinking'],
  ['red-november', 'saving'],
  ['red-november', 'migrating'],
  ['dark-cave', 'lobby'],
  ['dark-cave', 'first'],
]

test('killed in every kind of state, each game stands at the last answered command', async () => {
  test.setTimeout(360_000)
  const args = (await appArguments('')).filter((arg) => !arg.startsWith('--user-data-dir'))
  const windows = new Tally()
  await killWindows({ path: program(), args }, PLAN, 'ci', windows)
  expect(windows.total(GAME_IDS)).toBe(PLAN.length)
  expect(windows.answered).toBeGreaterThan(5)
})

test('the same table and journal without a window, killed in each state of both games', async () => {
  test.setTimeout(360_000)
  const kills = KINDS.length * GAME_IDS.length
  const writers = new Tally()
  await killWriters(kills, 'ci', writers)
  expect(writers.total(GAME_IDS)).toBe(kills)
  expect(writers.answered).toBeGreaterThan(kills)
})
