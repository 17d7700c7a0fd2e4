import type { Page } from '@playwright/test'
import type { ScenarioInput } from '../../engine/dark-cave/index.ts'
import { CAVE_FAMILIES } from '../../scripts/screens/cave.ts'
import { Studio } from '../../scripts/screens/studio.ts'
import type { Running } from './support/app.ts'
import { ALONE, layCave, press } from './support/cave-laid.ts'
import { crampedIn } from './support/desk-room.ts'
import { expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'
import { Walk } from './support/screens.ts'

const LANGUAGES = ['en', 'ru', 'fr', 'pl'] as const

/** The usual window and the smallest there can be. */
const WINDOWS = [
  [1280, 800],
  [1024, 640],
] as const

/** A hand, and the dark hole that creatures come out of, or none: then they are of no use. */
interface Laid {
  readonly hand: NonNullable<NonNullable<ScenarioInput['players']>[number]['hand']>
  readonly hole: boolean
}

const CREATURES: Laid['hand'] = ['rat', 'lindworm', 'goblin']

/** Everything that the desk has words for. */
const LAID: readonly (Laid & { readonly name: string })[] = [
  { name: 'ways', hand: ['I-01', 'I-12', 'I-14', 'I-15', 'I-17'], hole: true },
  { name: 'longer ways', hand: ['II-15', 'II-17', 'III-10', 'III-12', 'III-14'], hole: true },
  { name: 'actions', hand: ['info', 'rockfall', 'swap', 'web', 'boots', 'axe'], hole: true },
  { name: 'creatures', hand: CREATURES, hole: true },
  { name: 'creatures without a hole', hand: CREATURES, hole: false },
]

const position = ({ hand, hole }: Laid): Omit<ScenarioInput, 'game'> => ({
  players: [
    { gnome: 'y1', role: 'loyal', at: '1,0.c', hand },
    { gnome: 'b1', role: 'saboteur', at: '0,0.c', hand: ['I-10'] },
    { gnome: 'y2', role: 'loyal', at: '0,0.c', hand: ['I-09'] },
    { gnome: 'b2', role: 'loyal', at: '0,0.c', hand: ['I-04'] },
    { gnome: 'b3', role: 'loyal', at: '0,0.c', hand: ['I-06'] },
  ],
  cards: { '1,0': 'I-08', ...(hole && { '2,0': 'II-12' }) },
})

/** The window in which this lies, and the hands that change it. */
async function laidOut(
  { start, home }: Parameters<typeof layCave>[0],
  laid: Laid,
): Promise<{ readonly page: Page; readonly studio: Studio }> {
  const begun: Running[] = []
  const once: typeof start = async (...wishes) => {
    const running = await start(...wishes)
    begun.push(running)
    return running
  }
  const page = await layCave({ start: once, home }, position(laid), ALONE)
  const [window] = begun
  if (!window) throw new Error('there is no window')
  return { page, studio: Studio.on(window, {}) }
}

/** The fullest that the table can be: six cards, five or eight at it, words about a way, a question that goes round. */
const FULLEST = ['cave-discard', 'cave-crowded', 'cave-walk', 'cave-agreement', 'cave-middle']

fresh(
  'hand, desk, deck and company are whole and in sight in every window: nothing cut, nothing to scroll for',
  async ({ start }) => {
    const walk = await Walk.begin(start)
    for (const shot of CAVE_FAMILIES['cave-table'].filter(({ name }) => FULLEST.includes(name))) {
      const views = LANGUAGES.map((language) => ({ language, textSize: 100 as const }))
      await walk.see(shot, views, async ({ language }, studio) => {
        for (const [width, height] of WINDOWS) {
          await studio.resize(width, height)
          await studio.lieStill(2)
          for (const part of ['.cave-hud', '.left-side', '.right-side']) {
            const way = `${shot.name}, ${language}, ${width}x${height}: ${part}`
            expect.soft(await crampedIn(studio.page, true, part), way).toEqual([])
          }
        }
      })
    }
  },
)

for (const laid of LAID) {
  test(`the desk holds every word about a card, and nothing is to be scrolled for (${laid.name})`, async ({
    start,
    home,
  }) => {
    const { page, studio } = await laidOut({ start, home }, laid)
    for (const language of LANGUAGES) {
      await studio.speak({ language })
      await expect(page.locator('.cave-hand .card')).toHaveCount(laid.hand.length)
      for (const [width, height] of WINDOWS) {
        await studio.resize(width, height)
        for (const [at, card] of laid.hand.entries()) {
          const way = `${card}, ${language}, ${width}x${height}`
          await page.keyboard.press(String(at + 1))
          await expect(page.locator('.cave-hand .card').nth(at), way).toHaveAttribute('aria-pressed', 'true')
          await studio.lieStill(1)
          expect.soft(await crampedIn(page, true, '.desk-side'), way).toEqual([])
          if (await proposes(page)) {
            await studio.lieStill(1)
            expect.soft(await crampedIn(page, true, '.desk-side'), `${way}: sure`).toEqual([])
          }
          await page.keyboard.press('Escape')
        }
      }
    }
  })
}

/** Picks the first thing that is lit for the card in hand; whether there was any. */
async function proposes(page: Page): Promise<boolean> {
  const lit = page.locator('.board-keys button, .mate[data-lit=true]').first()
  // Where there is only one thing to do it is proposed already, and Enter would do it.
  if ((await page.locator('[data-do=do]').count()) > 0 || (await lit.count()) === 0) return false
  await lit.focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-do=do]')).toBeVisible()
  return true
}

test('the walk that ends the turn says so in the room there is (K4)', async ({ start, home }) => {
  const players = position({ hand: ['I-01'], hole: false }).players?.map((player) => ({
    ...player,
    at: '0,0.c' as const,
  }))
  const way = { '1,0': 'I-08', '2,0': 'II-07' } as const
  const page = await layCave({ start, home }, { ...(players && { players }), cards: way }, ALONE)
  await page.locator('[data-do=pass]').click()
  await page.keyboard.press('1')
  await page.locator('[data-do=do]').click()
  await press(page, 'space 1,0.c')
  await expect(page.locator('.way-words')).not.toContainText('no way back')
  await press(page, 'space 2,0.e')
  await expect(page.locator('.way-words')).toContainText('That ends your turn: no way back.')
  expect(await crampedIn(page, true, '.desk-side')).toEqual([])
})

test('a refusal takes the place of the words: the heading stays where it is, and the rule has a name (P2)', async ({
  start,
  home,
}) => {
  const { page, studio } = await laidOut({ start, home }, { hand: ['I-13'], hole: false })
  for (const language of LANGUAGES) {
    await studio.speak({ language })
    await page.keyboard.press('1')
    await press(page, 'cell 2,0')
    await expect(page.locator('[data-do=turn]')).toBeVisible()
    for (const [width, height] of WINDOWS) {
      await studio.resize(width, height)
      const heading = await page.locator('.ask h2').boundingBox()
      await page.keyboard.press('r')
      await expect(page.getByRole('alert').getByRole('button')).toHaveText(/\p{L}{4,} P2/u)
      expect(await page.locator('.ask h2').boundingBox()).toEqual(heading)
      expect.soft(await crampedIn(page, true, '.desk-side'), `${language}, ${width}x${height}`).toEqual([])
    }
    await page.keyboard.press('Escape')
  }
})

for (const language of ['en', 'ru'] as const) {
  test(`whoever clicks past the bots clicks on no button of the own turn that comes next (${language})`, async ({
    start,
    home,
  }) => {
    const { page, studio } = await laidOut({ start, home }, { hand: ['I-01', 'I-12', 'I-14'], hole: false })
    await studio.speak({ language, animationSpeed: 'calm' })
    await page.locator('[data-do=pass]').click()
    await page.keyboard.press('1')
    await page.locator('[data-do=do]').click()
    await page.locator('[data-command=stop]').click()
    const past = page.locator('.show-controls button:not(:first-child)')
    await expect(past).toHaveCount(2)
    await page.keyboard.press('p')
    const clicked = new Map<number, readonly Spot[]>()
    for (const [width, height] of WINDOWS) {
      await studio.resize(width, height)
      await studio.lieStill(2)
      clicked.set(width, await past.evaluateAll(middlesOf))
    }
    await page.keyboard.press('s')
    await expect(page.locator('.cave-hand .card:not(:disabled)').first()).toBeVisible()
    await expect(page.locator('[data-do=pass]')).toBeVisible()
    for (const [width, height] of WINDOWS) {
      await studio.resize(width, height)
      await studio.lieStill(2)
      const hit = await page.evaluate(
        (spots) => spots.map(({ x, y }) => document.elementFromPoint(x, y)?.closest('button')?.textContent ?? null),
        clicked.get(width) ?? [],
      )
      expect(hit, `${width}x${height}`).toEqual([null, null])
    }
  })
}

interface Spot {
  readonly x: number
  readonly y: number
}

const middlesOf = (buttons: readonly Element[]): readonly Spot[] =>
  buttons.map((button) => {
    const { x, y, width, height } = button.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  })
