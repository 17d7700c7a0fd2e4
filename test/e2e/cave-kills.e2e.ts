import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { parseCommand, type ScenarioInput } from '../../engine/dark-cave/index.ts'
import { caveSave, dug } from '../../scripts/screens/cave-contents.ts'
import { ALONE } from './support/cave-laid.ts'
import { CavePilot, caveOnDisk } from './support/cave-pilot.ts'
import { BRISK } from './support/crews.ts'
import { appArguments, expect, program, ready, test } from './support/game.ts'
import { press } from './support/look.ts'
import { OutsideGame } from './support/outside.ts'
import { putSave } from './support/saves.ts'

/** A moment at which somebody has to decide, and how it is come to. */
interface Moment {
  readonly name: string
  readonly position: Omit<ScenarioInput, 'game'>
  /** Without them all are people. */
  readonly seats?: Parameters<typeof caveSave>[2]
  /** What the save holds already, in notation. */
  readonly begun?: readonly string[]
  /** In notation; said through the window. */
  readonly said: readonly string[]
  /** What is pressed after it. */
  readonly press?: string
  /** What the window then asks. */
  readonly asks: string
  /** What it asks after the next start, where that is not the same. */
  readonly asksAgain?: string
}

const HAND = ['I-03', 'info', 'rat', 'swap'] as const

const FIVE: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', role: 'loyal', at: '1,0.c', hand: [...HAND] },
    { gnome: 'b1', role: 'saboteur', at: '-1,0.c', hand: ['I-10', 'boots'], axes: 1 },
    { gnome: 'y2', role: 'loyal', hand: ['I-09'] },
    { gnome: 'b2', role: 'loyal', hand: ['I-04'] },
    { gnome: 'b3', role: 'loyal', hand: ['I-06'] },
  ],
  cards: { '1,0': 'I-12', '-1,0': 'I-08', '2,0': 'II-07', '-2,0': 'I-13' },
  goals: { '4,-4': 'exit', '4,4': 'vein', '-4,4': 'hole', '-4,-4': 'ladder' },
}

const AT_THE_GATE: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', at: '3,-4.c', hand: ['I-03', 'I-04'] },
    { gnome: 'b1', hand: ['I-10'] },
  ],
  cards: { '3,-4': 'I-08' },
  goals: { '4,-4': 'vein', '4,4': 'hole', '-4,4': 'ladder', '-4,-4': 'exit' },
}

const CURTAIN = '.cave-curtain:has(button.lit:enabled)'
const { seats } = ALONE

const MOMENTS: readonly Moment[] = [
  {
    name: 'the axe question (C8)',
    position: FIVE,
    said: ['rat-I -2,0.c', 'step -1,0.c'],
    asks: '.hanging-sign[data-kind=axe]',
  },
  {
    name: 'a creature on its way (C3)',
    position: FIVE,
    seats,
    said: ['rat-I -2,0.c'],
    asks: '[data-phase=creature] .cave-desk',
  },
  {
    name: 'the goal’s way round (M9)',
    position: AT_THE_GATE,
    seats: ['person', 'digger'],
    said: ['discard I-03', 'step 4,-4'],
    asks: '.hanging-sign[data-kind=goal-way]',
  },
  {
    name: 'a way half walked (M1)',
    position: FIVE,
    seats,
    said: ['discard I-03', 'step 2,0.w'],
    asks: '[data-phase=move] .cave-desk',
  },
  { name: 'a hand just swapped (A5)', position: FIVE, seats, said: ['swap b1'], asks: '[data-phase=move] .cave-hand' },
  {
    name: 'a look that is being taken (A2, HS4)',
    position: FIVE,
    seats,
    said: ['info goal 4,-4'],
    asks: '.cave-peek[data-open=true]',
    asksAgain: '[data-phase=move] .cave-desk',
  },
  {
    name: 'the end proposed, and half answered (G3)',
    position: FIVE,
    begun: ['propose'],
    said: ['agree'],
    asks: '.hanging-sign[data-kind=agreement]',
  },
  {
    name: 'new cards in the hand (HS5)',
    position: FIVE,
    said: ['discard I-03', 'stop'],
    asks: '[data-go=hand-over]',
    asksAgain: CURTAIN,
  },
  {
    name: 'the curtain (HS2)',
    position: FIVE,
    said: ['discard I-03', 'stop'],
    press: '[data-go=hand-over]',
    asks: CURTAIN,
  },
]

const FEW_PIXELS = '--force-device-scale-factor=0.5'

async function begin(home: string): Promise<{ readonly game: OutsideGame; readonly page: Page }> {
  const game = await OutsideGame.start(program(), [...(await appArguments(home)), FEW_PIXELS])
  const page = await game.page()
  await ready(page)
  return { game, page }
}

/** What the window asks after so many moves, and which position that is. */
async function asked(page: Page, question: string, moves: number) {
  const main = page.locator('main.cave-game')
  await expect(main).toHaveAttribute('data-moves', `${moves}`)
  const there = page.locator(question)
  await expect(there).toBeVisible()
  const hash = await main.getAttribute('data-hash')
  // The arrow is there only for whoever went there by keys.
  const text = await there.innerText()
  return { hash, text: text.replace(' ↑', '') }
}

// Each start after a kill is also the start before the next one.
test('killed in the middle of any question of the cave, the same position asks the same question again', async ({
  home,
}) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, gameInFront: 'dark-cave' }))
  for (const [at, { position, begun = [], seats: who }] of MOMENTS.entries())
    putSave(home, `moment-${at}`, caveSave(`Moment ${at}`, dug(position, ...begun), who))
  let { game, page } = await begin(home)
  for (const [at, moment] of MOMENTS.entries()) {
    const main = page.locator('main.cave-game')
    const last = at > 0 ? await main.getAttribute('data-hash') : ''
    await page.keyboard.press('Control+o')
    await page.locator(`[data-save=moment-${at}] button.primary`).click()
    await expect(main, 'the next game is on the table').not.toHaveAttribute('data-hash', last ?? '')
    await expect(main).toHaveAttribute('data-moves', `${moment.begun?.length ?? 0}`)
    const pilot = new CavePilot(page, home)
    for (const line of moment.said) {
      await pilot.asked()
      await pilot.say(parseCommand(line, pilot.state))
    }
    if (moment.press) await press(page, moment.press)
    const { entries } = pilot.record
    const before = await asked(page, moment.asks, entries.length)
    await game.kill()

    ;({ game, page } = await begin(home))
    expect(caveOnDisk(home).entries, moment.name).toEqual(entries)
    await page.locator('.front [data-go=continue]').click()
    const after = await asked(page, moment.asksAgain ?? moment.asks, entries.length)
    expect(after.hash, moment.name).toBe(before.hash)
    if (!moment.asksAgain) expect(after.text, moment.name).toBe(before.text)
    await expect(page.getByRole('alert'), moment.name).toHaveCount(0)
    if (moment.asks.includes('.cave-peek')) {
      await page.locator('[data-do=notes]').click()
      await expect(page.locator('.notes-known'), 'what was to be seen is on the paper').toContainText('exit')
      await page.keyboard.press('Escape')
    }
  }
  await game.kill()
})
