import { killAgainAndAgain } from '../torture/kill.ts'
import { appArguments, expect, program, test } from './support/game.ts'

/** The short version; `npm run torture` kills it two hundred times. */
test('killed at ten random moments, the game stands at the last answered command every time', async ({ home }) => {
  test.setTimeout(180_000)
  const args = await appArguments(home)
  const report = await killAgainAndAgain({ program: program(), args, home, kills: 10, seed: 'ci' })
  expect(report.exact + report.oneAhead + report.changing).toBeGreaterThanOrEqual(10)
  expect(report.moves).toBeGreaterThan(0)
  console.log(JSON.stringify(report))
})
