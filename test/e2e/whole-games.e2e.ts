import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLORS, legalCommands, speaker } from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { aboard, BRISK, playOut, sensible, watched } from './support/crews.ts'
import { expect, test } from './support/game.ts'
import { journalOf } from './support/pilot.ts'

/** Whole games in the real window. Whoever plays sees only what the journal says; every command goes through the interface. */

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

/** One whole game is always played; all of them, and so many of the random player, with RED_NOVEMBER_GAMES=20. */
const GAMES = Number(process.env.RED_NOVEMBER_GAMES ?? 0)
const longTest = GAMES > 0 ? test : test.skip

test('three gnomes by mouse, from the lobby to the report', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify(BRISK))
  const running = await start()
  const { page } = running
  const voyage = watched(running, home)
  await page.getByRole('button', { name: 'New game' }).click()
  await page.getByLabel('Seed', { exact: true }).fill('by mouse')
  await page.getByRole('button', { name: 'Cast off' }).click()
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

longTest('a game by keyboard alone', async ({ start, home }) => {
  const { pilot, complaints } = await aboard(home, start, { seed: 'by keyboard', gnomes: COLORS.slice(0, 3) })
  pilot.byKeyboard = true
  await playOut({ pilot, complaints }, sensible)
  expect(complaints).toEqual([])
})

longTest('deranged gnomes who die slowly, every hand behind a curtain (O1, O2)', async ({ start, home }) => {
  const options = { derangedGnomes: true, slowerDeath: true }
  const voyage = await aboard(home, start, { seed: 'deranged', gnomes: COLORS.slice(0, 4), options })
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

longTest('eight gnomes of eight people', async ({ start, home }) => {
  const voyage = await aboard(home, start, { seed: 'eight', gnomes: COLORS })
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

longTest('one person alone with three gnomes, all other options on (O3, O4, O5, O6)', async ({ start, home }) => {
  const options = { greaterChallenge: true, openingDisasters: true, heroicSacrifice: true, secretHands: true }
  const voyage = await aboard(home, start, { seed: 'alone', gnomes: COLORS.slice(0, 3), people: 1, options })
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

longTest('two people with two gnomes each; saved, quit, continued, finished', async ({ start, home }) => {
  const first = await aboard(home, start, { seed: 'two each', gnomes: COLORS.slice(0, 4), people: 2 })
  for (let move = 0; move < 12 && (await first.pilot.asked()); move++)
    await first.pilot.say(sensible(first.pilot.state))
  const { hash } = journalOf(home)
  await first.pilot.page.close()
  const again = await start()
  const voyage = watched(again, home)
  await again.page.getByRole('button', { name: /Continue/ }).click()
  await expect(voyage.pilot.game).toHaveAttribute('data-hash', hash)
  await playOut(voyage, sensible)
  expect(voyage.complaints).toEqual([])
})

longTest('undo and redo at every step of a turn', async ({ start, home }) => {
  const { pilot, complaints } = await aboard(home, start, { seed: 'back and forth', gnomes: COLORS.slice(0, 3) })
  const { page, game } = pilot
  await pilot.asked()
  const who = speaker(pilot.state)
  for (let step = 0; step < 4; step++) {
    const open = legalCommands(pilot.state).find(({ type }) => type === 'enter' || type === 'open')
    if (!open || speaker(pilot.state) !== who) break
    const before = await game.getAttribute('data-hash')
    await pilot.say(open)
    await pilot.asked()
    const after = journalOf(home).commands
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(() => journalOf(home).commands.length).toBe(after.length - 1)
    await expect(game).not.toHaveAttribute('data-hash', before ?? '')
    await page.getByRole('button', { name: 'Redo' }).click()
    await expect.poll(() => journalOf(home).commands).toEqual(after)
    await pilot.asked()
  }
  expect(complaints).toEqual([])
})

for (let game = 1; game <= GAMES; game++) {
  test(`a player who presses anything, game ${game}`, async ({ start, home }) => {
    const random = new RandomStream(seedState(`anything ${game}`))
    const gnomes = COLORS.slice(0, 2 + random.die(6))
    const options = {
      derangedGnomes: random.die(2) === 1,
      slowerDeath: random.die(2) === 1,
      greaterChallenge: random.die(2) === 1,
      openingDisasters: random.die(2) === 1,
    }
    const voyage = await aboard(home, start, { seed: `anything ${game}`, gnomes, options })
    await playOut(voyage, (state) => {
      const legal = legalCommands(state)
      return legal[random.die(legal.length) - 1] ?? { type: 'wait' }
    })
    expect(voyage.complaints).toEqual([])
  })
}
