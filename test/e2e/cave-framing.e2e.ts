import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { ScenarioInput } from '../../engine/dark-cave/index.ts'
import { Studio } from '../../scripts/screens/studio.ts'
import { ALONE, layCave, placeOf, press } from './support/cave-laid.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'

const START: Omit<ScenarioInput, 'game'> = {
  players: [
    { gnome: 'y1', role: 'loyal', at: '0,0.c', hand: ['I-03', 'info', 'web', 'swap', 'boots'] },
    { gnome: 'b1', role: 'saboteur', at: '0,0.c', hand: ['I-10'] },
    { gnome: 'y2', role: 'loyal', at: '0,0.c', hand: ['I-09'] },
    { gnome: 'b2', role: 'loyal', at: '0,0.c', hand: ['I-04'] },
    { gnome: 'b3', role: 'loyal', at: '0,0.c', hand: ['I-06'] },
  ],
}

/** How far two cells are from each other in the window, once the camera rests. */
async function between(page: Page, a: string, b: string): Promise<number> {
  const [one, other] = [await placeOf(page, a), await placeOf(page, b)]
  return Math.hypot(one.x - other.x, one.y - other.y)
}

test('the first cards are laid in a large picture, and the whole mountain is a key away', async ({ start, home }) => {
  const page = await layCave({ start, home }, START, ALONE)
  await page.locator('[data-card=I-03]').click()
  const near = await between(page, 'cell 1,0', 'cell -1,0')
  const { width } = await page.evaluate(() => ({ width: innerWidth }))
  // Two cells apart: each takes more than an eighth of the window.
  expect(near / 2).toBeGreaterThan(width / 8)
  await page.keyboard.press('0')
  await expect(page.locator('[data-do=whole]')).toHaveAttribute('aria-pressed', 'true')
  expect(await between(page, 'cell 1,0', 'cell -1,0')).toBeLessThan(near * 0.6)
  await page.locator('[data-do=whole]').click()
  expect(await between(page, 'cell 1,0', 'cell -1,0')).toBeCloseTo(near, 0)
})

/** Path cards that fit at many ends. */
const HAND = ['I-05', 'I-07'] as const

/** Where a target is in the window, and what the page leaves free for it. */
async function freeFor(
  page: Page,
  note: string,
): Promise<{ readonly left: number; readonly right: number; readonly top: number }> {
  const [left, right, above] = [
    await page.locator('.left-side').boundingBox(),
    await page.locator('.right-side').boundingBox(),
    await page.locator(note).boundingBox(),
  ]
  return {
    left: (left?.x ?? 0) + (left?.width ?? 0),
    right: right?.x ?? 0,
    top: (above?.y ?? 0) + (above?.height ?? 0),
  }
}

test('notes, columns and the desk lie over nothing that can be clicked, and the desk stays where it is', async ({
  start,
  home,
}) => {
  const cards = {
    '0,-1': 'I-01',
    '0,-2': 'I-02',
    '0,-3': 'I-03',
    '1,0': 'I-08',
    '2,0': 'I-12',
    '-1,0': 'I-11',
  } as const
  const players = START.players?.map((player, at) => (at === 0 ? { ...player, hand: [...HAND] } : player))
  const page = await layCave({ start, home }, { players, cards, deck: { I: 0, II: 0, III: 2 } }, ALONE)
  const desk = page.locator('.cave-desk')
  const before = await desk.boundingBox()
  await page.locator('[data-card=I-05]').click()
  const free = await freeFor(page, '.cave-goal')
  const keys = page.locator('.board-keys [data-target]')
  await expect.poll(() => keys.count()).toBeGreaterThan(3)
  const targets = await keys.evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.target ?? ''))
  for (const target of targets) {
    const { x, y } = await placeOf(page, target)
    expect(x > free.left && x < free.right && y > free.top && y < (before?.y ?? 0), target).toBe(true)
  }
  expect(await desk.boundingBox()).toEqual(before)
  const { x, y } = await placeOf(page, targets[0] ?? '')
  await page.mouse.click(x, y)
  await expect(page.locator('[data-do=turn]')).toBeVisible()
  expect(await desk.boundingBox()).toEqual(before)
  await page.locator('[data-do=do]').click()
  await expect(page.locator('[data-command=stop]')).toBeVisible()
  expect(await desk.boundingBox()).toEqual(before)
})

test('whoever walks sees the way from near, and what is said of a step lies on no other', async ({ start, home }) => {
  const cards = { '1,0': 'I-08', '2,0': 'I-12', '-1,0': 'I-11', '-1,-1': 'I-01' } as const
  const page = await layCave({ start, home }, { ...START, cards }, ALONE)
  await page.locator('[data-card=I-03]').click()
  // Five cells and two thirds of one: a card is three by two.
  const far = (await between(page, 'cell 3,0', 'cell -2,-1')) / Math.hypot(5, 2 / 3)
  await page.keyboard.press('Escape')
  await page.locator('[data-card=boots-I]').click()
  await page.locator('.mate[data-gnome=y1]').click()
  await page.locator('[data-do=do]').click()
  await expect(page.locator('[data-command=stop]')).toBeVisible()
  expect((await between(page, 'space 1,0.c', 'space -1,0.c')) / 2).toBeGreaterThan(far * 1.15)
  const targets = await page
    .locator('.board-keys [data-target]')
    .evaluateAll((all) => all.map((each) => (each as HTMLElement).dataset.target ?? ''))
  expect(targets.length).toBeGreaterThan(3)
  for (const target of targets) {
    const { x, y } = await placeOf(page, target)
    await page.mouse.move(x, y)
    const words = await page.locator('.cave-tooltip').boundingBox()
    if (!words) throw new Error(`nothing is said of ${target}`)
    for (const other of targets) {
      const at = await placeOf(page, other)
      const isUnder = at.x > words.x && at.x < words.x + words.width && at.y > words.y && at.y < words.y + words.height
      expect(isUnder, `${other} under what is said of ${target}`).toBe(false)
    }
  }
  await page.reload()
  await page.locator('.front [data-go=continue]').click()
  await expect(page.locator('[data-command=stop]'), 'the walk goes on').toBeVisible()
  expect((await between(page, 'space 1,0.c', 'space -1,0.c')) / 2).toBeGreaterThan(far * 1.15)
  await page.keyboard.press('0')
  expect((await between(page, 'space 1,0.c', 'space -1,0.c')) / 2).toBeLessThan(far)
})

test('whoever leads a creature that can go but a little way still sees where they stand', async ({ start, home }) => {
  const cards = { '1,0': 'I-12', '2,0': 'II-07', '3,0': 'III-07' } as const
  const players = START.players?.map((player) =>
    player.gnome === 'y1' ? { ...player, at: '1,0.c' as const, hand: ['rat' as const] } : player,
  )
  const page = await layCave({ start, home }, { ...(players && { players }), cards }, ALONE)
  await page.keyboard.press('1')
  await press(page, 'space 3,0.c')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-command=stop]')).toBeVisible()
  const [west, east] = [await placeOf(page, 'space 3,0.w'), await placeOf(page, 'space 3,0.e')]
  const cell = await between(page, 'space 2,0.w', 'space 3,0.w')
  // The own gnome stands two cells further to the west, and has its lantern on that side.
  const own = (west.x + east.x) / 2 - 2 * cell
  const { left } = await freeFor(page, '.left-side')
  expect(own - cell / 3).toBeGreaterThan(left)
})

test('a card that looks behind gates brings all of them into the picture', async ({ start, home }) => {
  const page = await layCave({ start, home }, START, ALONE)
  await page.locator('[data-card=info-I]').click()
  const stage = await page.locator('.board-canvas').boundingBox()
  for (const gate of ['4,-4', '4,4', '-4,4', '-4,-4']) {
    const { x, y } = await placeOf(page, `cell ${gate}`)
    expect(x > 0 && x < (stage?.width ?? 0) && y > 0 && y < (stage?.height ?? 0), gate).toBe(true)
  }
})

test('at 200 % in Russian no word of a card is broken, and the deck’s numbers are in sight', async ({
  start,
  home,
}) => {
  const page = await layCave({ start, home }, START, ALONE)
  await page.evaluate(() => window.desktop?.changeSettings({ language: 'ru', textSize: 200 }))
  await page.locator('html[lang=ru][data-text=large]').waitFor({ state: 'attached' })
  const broken = await page.locator('.card-name, .card-seal').evaluateAll((all) =>
    all.flatMap((element) => {
      const text = element.firstChild as Text
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const box = range.getBoundingClientRect()
        const card = (element.closest('.card') as Element).getBoundingClientRect()
        const isWhole = range.getClientRects().length === 1 && box.left >= card.left && box.right <= card.right
        return isWhole ? [] : [word]
      })
    }),
  )
  expect(broken).toEqual([])
  const [stage, numbers] = [
    await page.locator('.mountain').boundingBox(),
    await page.locator('.deck-groups').boundingBox(),
  ]
  expect((numbers?.y ?? 0) + (numbers?.height ?? 0)).toBeLessThanOrEqual(stage?.height ?? 0)
})

test('a way that is picked and dropped does not move the button that stays', async ({ start, home }) => {
  const cards = { '1,0': 'I-08', '2,0': 'I-12' } as const
  const page = await layCave({ start, home }, { ...START, cards }, ALONE)
  await page.locator('[data-do=pass]').click()
  await page.locator('[data-card=I-03]').click()
  await page.locator('[data-do=do]').click()
  const stay = page.locator('[data-command=stop]')
  const before = await stay.boundingBox()
  for (const space of ['1,0.c', '2,0.c']) {
    const { x, y } = await placeOf(page, `space ${space}`)
    await page.mouse.click(x, y)
    await expect(page.locator('[data-do=do]')).toBeVisible()
    expect(await stay.boundingBox()).toEqual(before)
  }
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-do=list]')).toBeVisible()
  expect(await stay.boundingBox()).toEqual(before)
})

test('the first lesson begins near: the start is large, and a card is laid beside it as large', async ({
  start,
  home,
}) => {
  const still = { animationSpeed: 'instant', reducedMotion: 'on', quality: 'low', gameInFront: 'dark-cave' }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(still))
  const { page } = await start()
  await page.locator('.front [data-go=lessons]').click()
  await page.locator('[data-lesson=paths]').click()
  await expect(page.locator('.foreman button.primary')).toBeVisible()
  await expect(page.locator('.stick .ring')).toHaveCount(0)
  await page.locator('.foreman button.primary').click()
  await page.locator('[data-card=I-08]').click()
  const { width } = await page.evaluate(() => ({ width: innerWidth }))
  // Two cells apart: each takes more than a seventh of the window.
  expect((await between(page, 'cell 1,0', 'cell -1,0')) / 2).toBeGreaterThan(width / 7)
})

test('in the smallest window the hand lies between who one is and the desk, and its last card can be reached', async ({
  start,
  home,
  kept,
}) => {
  const page = await layCave({ start, home }, START, ALONE)
  await Studio.on(kept.running, {}).resize(1024, 640)
  const [mine, hand, desk] = [
    await page.locator('.mine').boundingBox(),
    await page.locator('.cave-hand').boundingBox(),
    await page.locator('.desk-side').boundingBox(),
  ]
  expect(hand?.x).toBeGreaterThanOrEqual((mine?.x ?? 0) + (mine?.width ?? 0))
  expect((hand?.x ?? 0) + (hand?.width ?? 0)).toBeLessThanOrEqual(desk?.x ?? 0)
  const clips = (at: number): Promise<boolean> =>
    page.locator('.cave-hand li').evaluateAll((cards, index) => {
      const card = (cards.at(index) as Element).getBoundingClientRect()
      const shown = (cards.at(index) as Element).parentElement?.getBoundingClientRect()
      return !shown || card.left < shown.left - 1 || card.right > shown.right + 1
    }, at)
  expect(await clips(0)).toBe(false)
  await page.locator('.cave-hand li').last().scrollIntoViewIfNeeded()
  expect(await clips(-1)).toBe(false)
})
