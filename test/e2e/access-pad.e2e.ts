import type { Page } from '@playwright/test'
import { COLORS } from '../../engine/red-november/index.ts'
import { ALONE, journal, layCave } from './support/cave-laid.ts'
import { keepVoyage, watched } from './support/crews.ts'
import { expect, test } from './support/game.ts'

const MAX_ORDERS = 200
const MAX_STEPS = 60
const PRESS = 0
const TUBE = 2
const UNDO = 6
const DOWN = 13
const LEFT = 14
const RIGHT = 15

/**
 * Machines that test have no pad: the browser's list gets one whose buttons the test presses. All behind it is real. The game
 * listens for pads soon after its first picture, and a browser tells of one only to who listens.
 */
const plugIn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const buttons = Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 }))
    Object.assign(window, { padButtons: buttons })
    let isAsked = false
    navigator.getGamepads = () => {
      isAsked = true
      return [{ buttons, axes: [0, 0] } as unknown as Gamepad, null, null, null]
    }
    while (!isAsked) {
      dispatchEvent(new Event('gamepadconnected'))
      await new Promise((done) => setTimeout(done, 50))
    }
  })

/** Presses a button for as long as the game needs to look at it, and lets go. */
const tap = (page: Page, button: number): Promise<void> =>
  page.evaluate(async (at) => {
    const [key] = (window as unknown as { padButtons: { pressed: boolean }[] }).padButtons.slice(at, at + 1)
    const frames = async (): Promise<void> => {
      for (let left = 2; left > 0; left--) await new Promise(requestAnimationFrame)
    }
    if (!key) throw new Error('no such button')
    key.pressed = true
    await frames()
    key.pressed = false
    await frames()
  }, button)

/** The order under the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => (document.activeElement as HTMLElement | null)?.dataset.command ?? '')

/** Steers along the rows of the tube, there and back, to a thorough job or a rest; to the last order where there is neither. */
async function steerToEnd(page: Page): Promise<void> {
  let across = RIGHT
  await tap(page, DOWN)
  for (let step = 0; step < MAX_STEPS; step++) {
    const here = await focused(page)
    if (/^wait| (9|10)$/.test(here)) return
    await tap(page, across)
    if ((await focused(page)) !== here) continue
    across = across === RIGHT ? LEFT : RIGHT
    await tap(page, DOWN)
    if (!(await focused(page))) return void (await tap(page, 12))
  }
}

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

// Every step takes some frames: the seed makes a short voyage, and the window, one of its own, draws them all.
test('a whole game by gamepad, from the title on', async ({ home, start }) => {
  keepVoyage(home, { seed: 'pad 2670', gnomes: COLORS.slice(0, 3) })
  const running = await start()
  const { page } = running
  const { complaints } = watched(running, home)
  const report = page.locator('main.report')
  const game = page.locator('main.game')
  await plugIn(page)
  await expect(page.getByRole('button', { name: /Continue/ })).toBeFocused()
  await tap(page, PRESS)
  for (let order = 0; order < MAX_ORDERS; order++) {
    await expect(report.or(page.locator('main.game[data-stage=choosing]'))).toBeVisible()
    if (await report.isVisible()) break
    const before = await game.getAttribute('data-moves')
    await tap(page, TUBE)
    await expect(page.locator('dialog.tube')).toBeVisible()
    await steerToEnd(page)
    await tap(page, PRESS)
    await expect(page.locator(`main.game[data-moves="${before}"]`)).toHaveCount(0)
  }
  await expect(report).toBeVisible()
  expect(complaints).toEqual([])
})

test('the cave by gamepad: an order is found through the tube and given, and undone', async ({ home, start }) => {
  const page = await layCave(
    { home, start },
    {
      players: [
        { gnome: 'y1', role: 'loyal', at: '0,0.c', hand: ['I-03'] },
        { gnome: 'b1', role: 'loyal', at: '0,0.c', hand: ['I-10'] },
      ],
    },
    ALONE,
  )
  await plugIn(page)
  await tap(page, TUBE)
  await expect(page.locator('dialog.tube')).toBeVisible()
  await tap(page, DOWN)
  const order = await focused(page)
  expect(order).toMatch(/^path I-03/)
  const before = await page.locator('main.cave-game').getAttribute('data-moves')
  await tap(page, PRESS)
  await expect.poll(() => journal(home).at(-1)).toContain(order)
  // The journal has it before it is shown, and while something is shown nobody is asked.
  await expect(page.locator(`main.cave-game[data-stage=choosing]:not([data-moves="${before}"])`)).toBeVisible()
  await tap(page, UNDO)
  await expect.poll(() => journal(home).at(-1)).toMatch(/ undo$/)
})
