import { killAgainAndAgain } from '../torture/kill.ts'
import { appArguments, expect, program, test } from './support/game.ts'

/** The short version; `npm run torture` kills it two hundred times. */
test('killed at random moments, the game stands at the last answered command every time, whatever was done to its file', async ({
  home,
}) => {
  test.setTimeout(360_000)
  const args = await appArguments(home)
  const report = await killAgainAndAgain({ program: program(), args, home, kills: 20, seed: 'ci' })
  expect(report.exact + report.oneAhead + report.changing).toBeGreaterThanOrEqual(20)
  expect(report.moves).toBeGreaterThan(0)
  expect(report.meddled).toBeGreaterThan(0)
  console.log(JSON.stringify(report))
})
