import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  COLORS,
  type Command,
  type GameSetup,
  type GameState,
  legalCommands,
  OPTION_IDS,
  redNovember,
} from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { canUndo } from '../../engine/shared/record.ts'
import { aboard, BRISK, playOut, sensible, watched } from './support/crews.ts'
import { expect, test as fresh, peopleOnly } from './support/game.ts'
import { test } from './support/kept.ts'
import { expectLog, expectWholeLog } from './support/log.ts'
import type { Pilot } from './support/pilot.ts'

/**
 * Whole games in the real window. Whoever plays sees only what the journal says; every command goes through the interface. The
 * seeds make short voyages, most of which end badly; by keyboard everybody is rescued.
 */

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

/** More games of the player who presses anything: RED_NOVEMBER_GAMES=20. */
const GAMES = Number(process.env.RED_NOVEMBER_GAMES ?? 1)

fresh('three gnomes by mouse, from the lobby to the report', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
  const running = await start()
  const { page } = running
  const voyage = watched(running, home)
  await page.locator('.front [data-go=newGame]').click()
  await page.getByLabel('Seed', { exact: true }).fill('by mouse')
  await peopleOnly(page)
  await page.getByRole('button', { name: 'Cast off' }).click()
  await expect(page.locator('main.game')).toBeVisible()
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

test('a game by keyboard alone', async ({ start, home }) => {
  const { pilot, complaints } = await aboard(home, start, { seed: 'mouse 28', gnomes: COLORS.slice(0, 3) })
  pilot.byKeyboard = true
  await playOut({ pilot, complaints }, sensible)
  expect(complaints).toEqual([])
})

test('deranged gnomes who die slowly, every hand behind a curtain (O1, O2)', async ({ start, home }) => {
  const options = { derangedGnomes: true, slowerDeath: true }
  const voyage = await aboard(home, start, { seed: 'deranged 316', gnomes: COLORS.slice(0, 3), options })
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

test('eight gnomes of eight people', async ({ start, home }) => {
  const voyage = await aboard(home, start, { seed: 'eight 3', gnomes: COLORS })
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

test('one person alone with three gnomes, all other options on (O3, O4, O5, O6)', async ({ start, home }) => {
  const options = { greaterChallenge: true, openingDisasters: true, heroicSacrifice: true, secretHands: true }
  const voyage = await aboard(home, start, { seed: 'alone 58', gnomes: COLORS.slice(0, 3), people: 1, options })
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

fresh('two people with two gnomes each; saved, quit, continued, finished', async ({ start, home }) => {
  const first = await aboard(home, start, { seed: 'two 111', gnomes: COLORS.slice(0, 4), people: 2 })
  for (let move = 0; move < 12 && (await first.pilot.asked()); move++)
    await first.pilot.say(sensible(first.pilot.state))
  const { hash } = first.pilot.game
  expect(first.complaints).toEqual([])
  await first.pilot.page.close()
  const again = await start()
  const voyage = watched(again, home)
  await again.page.getByRole('button', { name: /Continue/ }).click()
  await voyage.pilot.asked()
  expect(voyage.pilot.game.hash).toBe(hash)
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

test('undo and redo at every step of a turn', async ({ start, home }) => {
  const { pilot, complaints } = await aboard(home, start, { seed: 'back and forth', gnomes: COLORS.slice(0, 3) })
  await pilot.asked()
  const steps = ['open', 'enter', 'open', 'enter', 'play'] as const
  for (const type of steps) {
    const step = legalCommands(pilot.state).find((command) => command.type === type)
    if (!step) throw new Error(`the seed offers no way to ${type}`)
    await pilot.say(step)
    await pilot.asked()
    const { commands } = pilot.game
    // All the way back and forth again, not only the last step.
    for (let left = commands.length - 1; left >= 0; left--) {
      await pilot.undo()
      expect(pilot.game.commands).toEqual(commands.slice(0, left))
    }
    await expectLog(pilot.page, pilot.logbook)
    for (let again = 1; again <= commands.length; again++) {
      await pilot.redo()
      expect(pilot.game.commands).toEqual(commands.slice(0, again))
    }
    await expectLog(pilot.page, pilot.logbook)
  }
  expect(complaints).toEqual([])
})

for (let game = 1; game <= GAMES; game++) {
  test(`a player who presses anything, game ${game}`, async ({ start, home }) => {
    const random = new RandomStream(seedState(`anything ${game}`))
    const setup = anySetup(`anything ${game}`, random)
    test.info().annotations.push({ type: 'setup', description: JSON.stringify(setup) })
    const { pilot, complaints } = await aboard(home, start, setup)
    pilot.byKeyboard = random.die(4) === 1
    while (await pilot.asked()) await pressAnything(pilot, random)
    await expectWholeLog(pilot.page, pilot.logbook)
    expect(complaints).toEqual([])
  })
}

/** Any crew, any options. */
function anySetup(seed: string, random: RandomStream): GameSetup {
  const people = random.die(8)
  const gnomes = people > 2 ? people : people === 2 ? 4 : 2 + random.die(6)
  const options = Object.fromEntries(OPTION_IDS.map((id) => [id, random.die(2) === 1]))
  return { seed, gnomes: COLORS.slice(0, gnomes), people, options }
}

/** Any legal command; now and then the last one is taken back, or the log is looked at. */
async function pressAnything(pilot: Pilot, random: RandomStream): Promise<void> {
  if (random.die(10) === 1) await expectLog(pilot.page, pilot.logbook)
  if (random.die(10) === 1 && canUndo(redNovember, pilot.game)) return pilot.undo()
  await pilot.say(anything(pilot.state, random))
}

function anything(state: GameState, random: RandomStream): Command {
  const legal = legalCommands(state)
  const command = legal[random.die(legal.length) - 1]
  if (!command) throw new Error('nothing can be said, but the game is not over')
  return command
}
