import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { COURSE } from '../../renderer/dark-cave/lessons/course.ts'
import { complaintsOf } from './support/complaints.ts'
import { BRISK } from './support/crews.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { press, until } from './support/look.ts'

/** What is seen alone waits for this. */
const ALONE = '.cave-peek button.lit'
const READ_ON = '.foreman button.primary'

/** What the foreman wants now. */
interface Wish {
  /** Changes with every wish. */
  readonly name: string
  readonly lesson: string
  readonly beat: number
  readonly wanted: string
  /** Something is seen alone before he goes on. */
  readonly isAlone: boolean
  /** The middle of his ring, once it lies still. */
  readonly ring: { readonly x: number; readonly y: number } | null
}

/** Waits until the foreman wants something else than before; whoever looks at his ring waits until it no longer moves. */
async function nextWish(page: Page, before: string, looksAtRing: boolean): Promise<Wish> {
  const wish = await until(
    page,
    ({ known, alone, byRing }): Wish | null => {
      const foreman = document.querySelector<HTMLElement>('.foreman')
      const game = document.querySelector<HTMLElement>('main.cave-game')
      if (!foreman || !game || document.querySelector('.board-canvas[aria-busy=true]')) return null
      const { lesson = '', beat = '', wanted = '' } = foreman.dataset
      const { stage = '', moves = '' } = game.dataset
      const opened = document.querySelector<HTMLElement>('.cave-peek')?.dataset.open
      const isAlone = opened !== undefined
      if (!isAlone && !['choosing', 'reporting'].includes(stage)) return null
      const wantsRing = byRing && wanted !== '' && !isAlone
      const drawn = wantsRing ? document.querySelector('.stick .ring') : null
      if (wantsRing && !drawn) return null
      const box = drawn?.getBoundingClientRect()
      const ring = box ? { x: Math.round(box.x + box.width / 2), y: Math.round(box.y + box.height / 2) } : null
      const name = [lesson, beat, moves, opened, JSON.stringify(ring)].join(' ')
      const { at = '', looks = '0' } = foreman.dataset
      foreman.dataset.looks = at === name ? String(Number(looks) + 1) : '0'
      foreman.dataset.at = name
      if (name === known || (wantsRing && Number(foreman.dataset.looks) < 6)) return null
      if (isAlone && document.activeElement !== document.querySelector(alone)) return null
      return { name, lesson, beat: Number(beat), wanted, isAlone, ring }
    },
    { known: before, alone: ALONE, byRing: looksAtRing },
  )
  if (!wish) throw new Error(`nothing is wanted after ${before}: ${await page.locator('body').innerText()}`)
  return wish
}

type Fulfil = (page: Page, wish: Wish) => Promise<void>

/** Points into the ring and clicks there, and nowhere else; what is then told about it stays out of the way. */
const byMouse: Fulfil = async (page, { isAlone, ring }) => {
  if (!ring) return press(page, isAlone ? ALONE : READ_ON)
  await page.mouse.move(ring.x, ring.y)
  expect(await page.evaluate(tooltipInTheWay, ring)).toBe(null)
  await page.mouse.click(ring.x, ring.y)
}

/** The tooltip's words where it lies over this place or would take a press that is meant for the board. */
function tooltipInTheWay({ x, y }: { readonly x: number; readonly y: number }): string | null {
  const tip = document.querySelector<HTMLElement>('.cave-tooltip')
  if (!tip) return null
  const { left, right, top, bottom } = tip.getBoundingClientRect()
  const covers = left <= x && x <= right && top <= y && y <= bottom
  return covers || getComputedStyle(tip).pointerEvents !== 'none' ? tip.innerText : null
}

/** Speaks what is wanted into the tube; reads on with Enter. */
const byKeyboard: Fulfil = async (page, { isAlone, wanted }) => {
  if (isAlone) return page.keyboard.press('Enter')
  if (!wanted) return page.locator(READ_ON).press('Enter')
  await page.keyboard.press('t')
  await page.locator('dialog.tube input').fill(wanted)
  await page.keyboard.press('Enter')
}

for (const [how, language, fulfil] of [
  ['by mouse, clicking only where the foreman points', 'en', byMouse],
  ['by keyboard, in the words of the notation', 'pl', byKeyboard],
] as const) {
  test(`all lessons of the cave ${how}, one after the other`, async ({ start, home }) => {
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, language, gameInFront: 'dark-cave' }))
    const running = await start()
    const { page } = running
    const complaints = complaintsOf(running)
    await page.locator('.front [data-go=lessons]').click()
    await page.locator('[data-lesson=paths]').click()
    let wish = await nextWish(page, '', fulfil === byMouse)
    for (const [at, { id, beats }] of COURSE.entries()) {
      for (; wish.beat < beats.length; wish = await nextWish(page, wish.name, fulfil === byMouse)) {
        expect(wish.lesson).toBe(id)
        await fulfil(page, wish)
      }
      if (at === COURSE.length - 1) break
      await page.locator(READ_ON).press('Enter')
      wish = await nextWish(page, wish.name, fulfil === byMouse)
    }
    await page.locator('.foreman button.quiet').click()
    await expect(page.locator('.school [data-done=true]')).toHaveCount(COURSE.length)
    expect(complaints).toEqual([])
  })
}

test('a lesson of the cave allows one thing at a time, and is taken up again where it was left', async ({
  start,
  home,
}) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, gameInFront: 'dark-cave' }))
  const { page } = await start()
  const foreman = page.locator('.foreman')
  await page.locator('.front [data-go=lessons]').click()
  await page.locator('[data-lesson=paths]').click()
  await page.locator(READ_ON).click()
  await expect(foreman).toHaveAttribute('data-wanted', 'path I-08 1,0')
  const order = page.locator('.foreman .order')
  await expect(order).not.toHaveClass(/hasty/)
  await page.keyboard.press('t')
  await page.locator('dialog.tube input').fill('discard I-13')
  await page.keyboard.press('Enter')
  await expect(order).toHaveClass(/hasty/)
  // Whoever is stuck lets him do it.
  await foreman.locator('button.wood').first().click()
  await expect(foreman).toHaveAttribute('data-wanted', 'step 1,0.c')
  await page.reload()
  await page.locator('.front [data-go=lessons]').click()
  await page.locator('[data-lesson=paths]').click()
  await expect(foreman).toHaveAttribute('data-wanted', 'step 1,0.c')
  await expect(foreman).toHaveAttribute('data-beat', '2')
})
