import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScenarioInput } from '../../engine/dark-cave/index.ts'
import { NO_MEMORY } from '../../preload/contract.ts'
import type { LobbyMemory } from '../../renderer/dark-cave/lobby/memory.ts'
import { ALONE, layCave, openCurtain } from './support/cave-laid.ts'
import { BRISK } from './support/crews.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'

/** What somebody meets who has read nothing. */

test('a first turn says what it is about, begins at the hand and tells what to click', async ({ home, start }) => {
  const lobby: LobbyMemory = {
    miners: (['person', 'digger', 'digger'] as const).map((player) => ({ name: '', player })),
    clan: null,
  }
  const games = { 'dark-cave': { ...NO_MEMORY, lobby } }
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, gameInFront: 'dark-cave', games }))
  const { page } = await start()
  await page.keyboard.press('Control+n')
  await page.locator('.cave-lobby .notice select').first().selectOption('0')
  await page.locator('.cave-lobby .notice input').fill('newcomer')
  await page.locator('.cave-lobby .go-down').click()
  const goal = page.getByRole('region', { name: 'What it is about' })
  await expect(goal).toContainText('exit')
  await expect(goal, 'whom one digs for is nobody’s business').not.toContainText(/loyal|saboteur/i)
  // No ring around "Pass": the first card has the focus. A card that is pointed at says what it is good for.
  const first = page.locator('.cave-hand .card').first()
  await expect(first).toBeFocused()
  await expect(first.locator('.card-tip')).toBeHidden()
  await first.hover()
  await expect(first.locator('.card-tip')).toBeVisible()
  // Nothing that cannot be pressed stands where the button will be.
  await page.locator('.cave-hand .card[data-kind=path]:not([data-useless=true])').first().click()
  await expect(page.locator('.cave-desk .to-do')).toHaveText(/^Choose a golden frame in the rock/)
  await expect(page.locator('.cave-desk button:disabled')).toHaveCount(0)
  // It stays while a card is picked: the cave does not jump.
  await expect(goal).toHaveCount(1)
  await page.keyboard.press('Escape')
  await goal.getByRole('button', { name: 'Got it' }).click()
  await expect(goal).toHaveCount(0)
  await page.locator('.cave-hand .card[data-kind=path]:not([data-useless=true])').first().click()
  await page.locator('[data-target^=cell]').first().focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  // Whoever has not walked yet is not told to stay.
  const stay = page.locator('[data-command=stop]')
  await expect(stay).not.toHaveClass(/lit/)
  await page.locator('[data-target^=space]').first().focus()
  await page.keyboard.press('Enter')
  await page.locator('[data-do=do]').click()
  // Nor is anybody who could go on.
  await expect(page.locator('[data-target^=space]').first()).toBeAttached()
  await expect(stay).not.toHaveClass(/lit/)
})

const FIVE: Omit<ScenarioInput, 'game' | 'seed'> = {
  players: [
    { gnome: 'y1', role: 'loyal', at: '0,0.c', hand: ['boots', 'web'] },
    { gnome: 'b1', role: 'saboteur', hand: ['I-10'] },
    { gnome: 'y2', role: 'loyal', hand: ['I-09'] },
    { gnome: 'b2', role: 'loyal', hand: ['I-04'] },
    { gnome: 'b3', role: 'loyal', hand: ['I-06'] },
  ],
  cards: { '1,0': 'I-08' },
}

test('what lies around the cave says what it is while it is pointed at', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE, ALONE)
  const tip = page.getByRole('tooltip')
  for (const [what, words] of [
    ['.deck-gauge', 'it is the clock'],
    ['.deck-top', 'then III'],
    ['.deck-groups [data-group=II]', 'Two steps across'],
    ['.mine-fact >> nth=0', 'Boots add a step'],
    ['.mate[data-gnome=b1]', 'Blue Moon'],
  ] as const) {
    await page.locator(what).hover()
    await expect(tip, what).toContainText(words)
  }
  await page.locator('.cave-hand .card').first().hover()
  await expect(page.locator('.cave-tip')).toHaveCount(0)
})

test('what was noted of somebody stands on the plate, for these eyes alone (HS1)', async ({ start, home }) => {
  const noted = { guesses: { y1: { b1: 'saboteur' }, y2: { b2: 'saboteur' } } }
  const page = await layCave({ start, home }, FIVE, { ...ALONE, ...noted })
  await expect(page.locator('.mate[data-gnome=b1] [data-guess]')).toContainText('saboteur')
  await expect(page.locator('[data-guess]'), 'what others noted is theirs').toHaveCount(1)
})

test('where others sit around the screen, notes stay in the notes (HS4)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE, { guesses: { y1: { b1: 'saboteur' } } })
  await expect(page.locator('[data-guess]'), 'nor behind the curtain').toHaveCount(0)
  await openCurtain(page, 'Brok')
  await expect(page.locator('.mate')).toHaveCount(5)
  await expect(page.locator('[data-guess]')).toHaveCount(0)
})

const EIGHT: Omit<ScenarioInput, 'game' | 'seed'> = {
  players: (['y1', 'b1', 'y2', 'b2', 'y3', 'b3', 'y4', 'b4'] as const).map((gnome, at) => ({
    gnome,
    role: at === 6 || at === 7 ? 'saboteur' : 'loyal',
    hand: [(['I-01', 'I-03', 'I-05', 'I-07', 'I-08', 'I-09', 'I-10', 'I-11'] as const)[at] ?? 'I-12'],
  })),
}

test('eight who are asked in order are all in sight, without scrolling (G3)', async ({ start, home }) => {
  const page = await layCave({ start, home }, EIGHT)
  await openCurtain(page, 'Brok')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Propose the end' }).click()
  await expect(page.locator('.asked-row li')).toHaveCount(8)
  await expect(page.locator('.asked-row [aria-current]')).toContainText('Nils: asked now')
  const [holds, shows] = await page
    .locator('.cave-desk')
    .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight] as const)
  expect(holds).toBeLessThanOrEqual(shows)
})

const NEARLY_OVER: Omit<ScenarioInput, 'game' | 'seed'> = {
  players: [
    { gnome: 'y1', at: '1,0.c', hand: ['I-01', 'I-03', 'rat-I'] },
    { gnome: 'b1', left: true, hand: ['I-04'] },
    { gnome: 'y2', role: 'saboteur', hand: ['I-05'] },
    { gnome: 'b2', hand: ['I-06'] },
    { gnome: 'y3', hand: ['I-07'] },
  ],
  cards: { '1,0': 'I-08' },
  goals: { '4,-4': { goal: 'exit', up: true }, '-4,-4': 'hole', '4,4': 'vein', '-4,4': 'ladder' },
  firstOut: 'b1',
  creatures: { lindworm: { at: '0,0.c', card: 'lindworm-II', owner: 'b1' } },
}

test('whoever plays on after the first one is out is told once how it ends (G2)', async ({ start, home }) => {
  const page = await layCave({ start, home }, NEARLY_OVER, ALONE)
  const kept = page.locator('.near-end')
  const told = page.locator('.cave-goal')
  await expect(told).toContainText('First one out: Nils.')
  await expect(told).toContainText('one hat left inside, Ymir')
  await expect(told).toContainText('the cave closes')
  await expect(page.locator('.near-end .near-inside')).toHaveText(/Inside\s*3\s*1/)
  await told.getByRole('button', { name: 'Got it' }).click()
  await expect(told).toHaveCount(0)
  await expect(page.locator('.in-play'), 'who is out still has turns (T2)').toContainText(
    'till Nils’s turn, out in the daylight',
  )
  await expect(kept, 'beside the deck it stays').toBeVisible()
})
