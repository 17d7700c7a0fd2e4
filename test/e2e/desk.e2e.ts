import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { Studio } from '../../scripts/screens/studio.ts'
import { coveredOfBoard, crampedIn } from './support/desk-room.ts'
import { DESK_STATES } from './support/desk-states.ts'
import { castOff, expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'
import { STILL } from './support/kept-window.ts'
import { lay, type Position } from './support/laid.ts'
import { Walk } from './support/screens.ts'

const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const
/** What has room at 125 and at 200 % has it between them. */
const TEXT_SIZES = [100, 125, 200] as const

/** The smallest there can be, one that is higher than wide, and the usual one, in which the next language is spoken: a larger one only has more room. */
const WINDOWS = [
  [1024, 640],
  [1024, 1100],
  [1280, 800],
] as const

/** As many states as one window walks through: to come to one costs more than to look at it in another language. */
const WALK = 6

fresh.setTimeout(1_200_000)

for (let from = 0; from < DESK_STATES.length; from += WALK) {
  const states = DESK_STATES.slice(from, from + WALK)
  const names = states.map(({ name }) => name).join('; ')
  fresh(`the desk never clips: no word cut, no button outside, nothing to scroll for (${names})`, async ({ start }) => {
    const walk = await Walk.begin(start)
    for (const shot of states) {
      const views = LANGUAGES.map((language) => ({ language, textSize: 100 as const }))
      await walk.see(shot, views, async ({ language }, studio) => {
        for (const [width, height] of WINDOWS) {
          await studio.resize(width, height)
          for (const textSize of TEXT_SIZES) {
            await studio.set({ textSize })
            await studio.lieStill(1)
            const way = `${shot.name}, ${language}, ${textSize} %, ${width}x${height}`
            expect.soft(await crampedIn(studio.page, textSize > 150), way).toEqual([])
            if (textSize === 100) expect.soft(await coveredOfBoard(studio.page), way).toEqual([])
          }
        }
      })
    }
  })
}

fresh(
  'what was understood once is not explained in the next game, nor after the next start',
  async ({ start, home }) => {
    writeFileSync(join(home, 'settings.json'), JSON.stringify(STILL))
    const first = await start()
    await castOff(first.page, 'understood')
    await first.page.getByRole('button', { name: 'Understood' }).click()
    await expect(first.page.locator('.goal .aim')).toHaveCount(0)
    await expect(first.page.locator('.jobs .job').first()).toBeVisible()
    await first.app.close()
    const { page } = await start()
    await castOff(page, 'understood')
    await expect(page.locator('.goal .hint')).toBeVisible()
    await expect(page.locator('.goal .aim')).toHaveCount(0)
  },
)

test('work that waits is a click away: first the walk, then the work', async ({ start }) => {
  const { page } = await start()
  await castOff(page, 'understood')
  // Both together would lie over half of the boat.
  await expect(page.locator('.job')).toHaveCount(0)
  await page.getByRole('button', { name: 'Understood' }).click()
  await page.locator('.job[data-job=draw]').first().click()
  await expect(page.locator('.desk-panel.walk[data-goal="8"], .desk-panel.draw')).toBeVisible()
})

test('a tile does not tempt to mend what is whole (A1)', async ({ start, home }) => {
  const gnomes: Position['gnomes'] = [
    { color: 'red', room: 1, minute: 40 },
    { color: 'blue', room: 8, minute: 20 },
  ]
  const { page } = await lay({ start, home }, { gnomes, tracks: { heat: 6 } })
  await expect(page.locator('.tile[data-action=engine]')).toHaveAccessibleName('Fix engine, no need')
})

/** Wet, jammed and in company: more can be done here than one row holds. */
const MUCH_TO_DO: Position = {
  icons: { events: [38, 36], items: [39] },
  rooms: { 8: { water: 'low' } },
  blocked: ['5-8', '7-8'],
  gnomes: [
    { color: 'red', room: 8, minute: 40, hand: ['grog'] },
    { color: 'blue', room: 8, minute: 30, hand: ['grog'] },
  ],
}

for (const language of ['en', 'ru'] as const) {
  test(`while something is picked all that can be done keeps its word; what it costs stands where one commits (${language})`, async ({
    start,
    home,
  }) => {
    const running = await lay({ start, home }, MUCH_TO_DO, { language })
    const { page } = running
    await expect(page.locator('.action-bar.many')).toBeVisible()
    const tile = page.locator('.tile[data-action=unblock]')
    await tile.click()
    await expect(tile).toHaveAttribute('aria-pressed', 'true')
    // A2: the water adds two minutes.
    await page.getByRole('slider').fill('5')
    await expect(tile).toHaveAccessibleName(/, 7\s.+, 50\s?%/)
    await expect(page.locator('.desk-panel .go small')).toHaveText(/^7\s/)
    for (const [width, height] of [WINDOWS[0], WINDOWS[2]]) {
      await Studio.on(running, {}).resize(width, height)
      for (const word of await page.locator('.tile .tile-name').all()) await expect(word).toBeVisible()
      expect(await crampedIn(page)).toEqual([])
    }
  })
}

test('the desk keeps its height from pick to pick, whatever lies on the way (A1, A12)', async ({ start, home }) => {
  const { page } = await lay({ start, home }, { ...MUCH_TO_DO, rooms: {}, blocked: ['5-8'] })
  for (const action of ['draw', 'unblock']) {
    await page.locator(`[data-action=${action}]`).click()
    const slider = page.locator('.desk-panel').getByRole('slider')
    const heights = new Set<number>()
    for (const value of ['1', '2', '3', '4']) {
      await slider.fill(value)
      await expect(page.locator('.desk-panel .knob')).toHaveText(value)
      heights.add(await page.locator('.desk-panel').evaluate((desk) => desk.getBoundingClientRect().height))
    }
    expect([...heights], action).toHaveLength(1)
    await page.keyboard.press('Escape')
  }
})

/** Grog makes the sum of a job long, and a faint likely; the charm keeps one event of two away. */
const AFTER_A_DRINK: Position = {
  icons: { events: [37, 36, 34, 33], items: [35] },
  rooms: { 1: { water: 'low' } },
  tracks: { pressure: 6 },
  gnomes: [
    { color: 'red', room: 1, minute: 40, hand: ['grog', 'lucky-charm'], intoxication: 2 },
    { color: 'blue', room: 8, minute: 20 },
  ],
}

for (const [width, height] of [WINDOWS[0], WINDOWS[2]]) {
  test(`where one commits stands what it brings, what the charm keeps away and the risk to faint, ${width}x${height} (A9, C5, F1)`, async ({
    start,
    home,
  }) => {
    const running = await lay({ start, home }, AFTER_A_DRINK, { language: 'ru' })
    const { page } = running
    await Studio.on(running, {}).resize(width, height)
    for (const item of ['grog', 'lucky-charm']) {
      await page.locator(`.hand [data-item=${item}]`).click()
      await page.locator('.desk-panel.item button.go').click()
      await expect(page.locator(`.hand [data-item=${item}]`)).toHaveCount(0)
      await expect(page.locator('main.game[data-stage=choosing]')).toBeVisible()
    }
    await page.locator('.tile[data-action=engine]').click()
    const desk = page.locator('.desk-panel.fix')
    await expect(desk.locator('.result')).toHaveText('Давление 6 → 5')
    await expect(desk.locator('.outlook')).toHaveAttribute('data-ignored', '3')
    await expect(desk.locator('.ignored').first()).toHaveText('талисман съест 3')
    // Low water around a sleeper may rise.
    await expect(desk.locator('.faint.grave').first()).toBeVisible()
    expect(await crampedIn(page)).toEqual([])
    for (const value of ['1', '4', '7']) {
      await desk.getByRole('slider').fill(value)
      await expect(desk.locator('.knob')).toHaveText(value)
      const words = await desk.locator('.plan > header').boundingBox()
      const knob = await desk.locator('.knob').boundingBox()
      expect(knob?.y, `the knob at ${value}`).toBeGreaterThanOrEqual((words?.y ?? 0) + (words?.height ?? 0))
    }
  })
}

/** Many cards on the way of a mate. */
const SEVEN_CARDS: Position = {
  gnomes: [
    { color: 'red', room: 1, minute: 50 },
    { color: 'blue', room: 5, minute: 30 },
    { color: 'green', room: 2, minute: 29 },
  ],
  tracks: { pressure: 8 },
  tokens: { crushed: 41 },
  icons: { events: [49, 48, 47, 46, 45, 44, 43], items: [] },
  next: { dice: [9, 9], events: ['fire:2', 'respite:-'] },
}

fresh(
  'while seven cards of a mate are shown, the desk covers no room and the die stands above it',
  async ({ start, home }) => {
    const running = await lay({ start, home }, SEVEN_CARDS, { animationSpeed: 'calm' }, { seats: ['sailor', 'person'] })
    const { page } = running
    await Studio.on(running, {}).resize(1280, 800)
    await expect(page.locator('.event-card')).toBeVisible()
    // A card is nobody's idea.
    await expect(page.locator('.mate-says')).toBeHidden()
    await expect(page.locator('.way li')).toHaveCount(7)
    await page.keyboard.press('p')
    const top = (await page.locator('.desk-panel.watching').boundingBox())?.y ?? 0
    const room = await page.locator('[data-target="room 5"]').boundingBox()
    expect(top).toBeGreaterThanOrEqual((room?.y ?? 0) + (room?.height ?? 0))
    expect(await crampedIn(page)).toEqual([])
    await page.keyboard.press('p')
    await expect(page.locator('.show')).toHaveAttribute('data-waits', 'true')
    await page.keyboard.press('Enter')
    await expect(page.locator('.die-plate')).toBeVisible()
    // It rises.
    const foot = () => page.evaluate(() => document.querySelector('.die-plate')?.getBoundingClientRect().bottom)
    await expect.poll(foot).toBeLessThanOrEqual(top)
  },
)

test('among all actions those that cannot be done are quiet, and a refusal moves none of them', async ({
  start,
  home,
}) => {
  const { page } = await lay({ start, home }, AFTER_A_DRINK)
  await page.locator('.tile[data-action=all]').click()
  const kraken = page.locator('.desk-panel.all [data-action=kraken]')
  const engine = page.locator('.desk-panel.all [data-action=engine]')
  await expect(kraken).toHaveCSS('opacity', '0.6')
  await expect(engine).toHaveCSS('opacity', '1')
  // The one under the pointer lifts a little; the others tell where it was pressed.
  const before = await engine.boundingBox()
  await kraken.click({ force: true })
  await expect(page.locator('.why-not')).toBeVisible()
  expect(await engine.boundingBox()).toEqual(before)
})

test('the minutes, the bottles and the cards of the turn say what they mean when pointed at', async ({
  start,
  home,
}) => {
  const { page } = await lay({ start, home }, AFTER_A_DRINK)
  await expect(page.locator('.turn-card .dial').first()).toHaveAttribute('title', /minutes to rescue/)
  await expect(page.locator('.turn-card .dial').last()).toHaveAttribute('title', /\d+%, as drunk as this/)
  for (const card of await page.locator('.hand-card').all()) await expect(card).toHaveAttribute('title', /./)
})
