import type { Locator, Page } from '@playwright/test'
import type { RoomId } from '../../engine/red-november/index.ts'
import { fitPicture } from '../../renderer/red-november/board/layout/fit.ts'
import { ROOM_PLACES } from '../../renderer/red-november/board/layout/rooms.ts'
import calm from '../scenarios/calm.json' with { type: 'json' }
import { ALL_PIXELS, expect, type Running, test } from './support/game.ts'
import { voyage } from './support/voyage.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Half a pixel here and there is lost in rounding. */
const CLOSE = 2

/** Where the page says that a room is: its parallel button lies over it. */
async function roomBox(page: Page, room: RoomId): Promise<Box> {
  const box = await page.locator(`[data-target="room ${room}"]`).boundingBox()
  if (!box) throw new Error(`room ${room} is not on the board`)
  return box
}

const middle = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
})

const near = (one: number, other: number, by = CLOSE): boolean => Math.abs(one - other) <= by

/** The whole picture, as large as its place allows. */
async function expectWhole(page: Page, canvas: Locator): Promise<void> {
  await expect(async () => {
    const place = (await canvas.boundingBox()) as Box
    const { scale, x, y } = fitPicture(place.width, place.height, 0)
    for (const room of [1, 6, 10] as const) {
      const box = await roomBox(page, room)
      const { left, right, top } = ROOM_PLACES[room]
      expect(near(box.x, place.x + x + left * scale), `left of room ${room}`).toBe(true)
      expect(near(box.x + box.width, place.x + x + right * scale), `right of room ${room}`).toBe(true)
      expect(near(box.y, place.y + y + top * scale), `top of room ${room}`).toBe(true)
    }
  }).toPass()
}

/** A room has become larger by a factor, and the point under the hand has stayed where it was. */
async function expectZoomed(page: Page, before: Box, by: number): Promise<void> {
  await expect(async () => {
    const now = await roomBox(page, 10)
    expect(near(now.width / before.width, by, 0.03), `${now.width / before.width} times as wide`).toBe(true)
    expect(near(middle(now).x, middle(before).x)).toBe(true)
    expect(near(middle(now).y, middle(before).y)).toBe(true)
  }).toPass()
}

test('the camera: wheel, drag, pinch, fingers and keys, and always the whole board again', async ({ home, start }) => {
  let running: Running | null = null
  const { page } = await voyage(calm as never, home, async () => {
    running = await start(ALL_PIXELS)
    return running
  })
  const { app } = running as unknown as Running
  const canvas = page.locator('.board-canvas canvas')
  await expectWhole(page, canvas)
  const cabin = await roomBox(page, 10)
  const hand = middle(cabin)

  await test.step('the wheel zooms to where the hand is', async () => {
    await page.mouse.move(hand.x, hand.y)
    await page.mouse.wheel(0, -400)
    await expectZoomed(page, cabin, Math.exp(0.6))
  })

  await test.step('a drag moves the picture and clicks on nothing', async () => {
    const before = middle(await roomBox(page, 10))
    await page.mouse.down()
    await page.mouse.move(hand.x + 160, hand.y + 40, { steps: 16 })
    await page.mouse.up()
    await expect(async () => {
      const now = middle(await roomBox(page, 10))
      // The first few pixels are a hand that only clicks.
      expect(near(now.x - before.x, 160, 12)).toBe(true)
      expect(near(now.y - before.y, 40, 12)).toBe(true)
    }).toPass()
    await expect(page.locator('.desk-panel.walk')).toHaveCount(0)
  })

  await test.step('a key shows the whole board again', async () => {
    await page.keyboard.press('0')
    await expectWhole(page, canvas)
  })

  await test.step('a pinch on a trackpad, which is a wheel with Ctrl', async () => {
    await page.mouse.move(hand.x, hand.y)
    await page.keyboard.down('Control')
    await page.mouse.wheel(0, -40)
    await page.keyboard.up('Control')
    await expectZoomed(page, cabin, Math.exp(0.4))
    await page.keyboard.press('0')
    await expectWhole(page, canvas)
  })

  await test.step('two fingers', async () => {
    const touch = await page.context().newCDPSession(page)
    const put = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart: number): Promise<unknown> =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd'
            ? []
            : [
                { x: hand.x - apart, y: hand.y, id: 1 },
                { x: hand.x + apart, y: hand.y, id: 2 },
              ],
      })
    await put('touchStart', 40)
    for (let apart = 44; apart <= 80; apart += 4) await put('touchMove', apart)
    await put('touchEnd', 80)
    await expectZoomed(page, cabin, 2)
  })

  await test.step('keys zoom and move', async () => {
    await page.keyboard.press('0')
    await expectWhole(page, canvas)
    await page.keyboard.press('+')
    await expect.poll(async () => near((await roomBox(page, 10)).width / cabin.width, 1.25, 0.03)).toBe(true)
    const before = await roomBox(page, 10)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => near((await roomBox(page, 10)).x, before.x - 80)).toBe(true)
    await page.keyboard.press('-')
    await expectWhole(page, canvas)
  })

  await test.step('a window of another size shows the whole board, also when it was zoomed', async () => {
    for (const [width, height] of [
      [1500, 820],
      [1100, 900],
    ] as const) {
      await page.keyboard.press('+')
      await expect.poll(async () => (await roomBox(page, 10)).width > cabin.width * 0.5).toBe(true)
      await app.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
        width,
        height,
      ] as [number, number])
      await expect.poll(() => page.evaluate(() => innerWidth)).toBe(width)
      await expectWhole(page, canvas)
    }
  })

  await test.step('on a display with more pixels the board has more of them, too', async () => {
    const pixels = (): Promise<number> =>
      canvas.evaluate((element) => (element as HTMLCanvasElement).width / element.clientWidth)
    const before = await pixels()
    const display = await page.context().newCDPSession(page)
    const finer = { width: 0, height: 0, deviceScaleFactor: 2, mobile: false }
    await display.send('Emulation.setDeviceMetricsOverride', finer)
    await expect.poll(async () => near((await pixels()) / before, 2, 0.02)).toBe(true)
    await expectWhole(page, canvas)
  })
})
