import type { CDPSession, Locator, Page } from '@playwright/test'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { caveText, putSave, saveText } from './support/saves.ts'

const title = (page: Page): Locator => page.locator('main.title[aria-busy=false]')

/** From the board to the title, by the menu. */
async function leave(page: Page): Promise<void> {
  const way = page.locator('.pause .menu > button').last()
  await expect(async () => {
    await page.keyboard.press('Escape')
    await expect(way).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await way.click()
  await expect(title(page)).toBeVisible()
}

/** The bitmaps that somebody still holds, each with the pixels that are left of it. */
async function bitmaps(session: CDPSession): Promise<readonly number[]> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'ImageBitmap.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const pixels = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: 'function () { return this.map(({ width, height }) => width * height) }',
    returnByValue: true,
  })
  await session.send('Runtime.releaseObject', { objectId: objects.objectId ?? '' })
  return pixels.result.value
}

test('boards give back the pixels of their drawings once those are in their textures', async ({ start, home }) => {
  putSave(home, 'autosave', saveText('At sea', 4))
  putSave(home, 'autosave.dark-cave', caveText('In the dark', 3))
  const { page } = await start()
  const session = await page.context().newCDPSession(page)
  for (const game of ['red-november', 'dark-cave']) {
    await page.locator(`[data-game=${game}] [data-go=continue]`).click()
    await expect(page.locator('.board-canvas canvas').first()).toBeVisible()
    await expect.poll(async () => new Set(await bitmaps(session))).toEqual(new Set([0]))
    await leave(page)
    await expect.poll(async () => (await bitmaps(session)).filter((pixels) => pixels > 0)).toEqual([])
  }
})

test('the pictures of the title are fetched once, however often one comes back to it', async ({ start }) => {
  const { app, page } = await start()
  const session = await page.context().newCDPSession(page)
  await app.evaluate(({ session: { defaultSession } }) => {
    const fetched: string[] = []
    Object.assign(globalThis, { fetched })
    defaultSession.webRequest.onSendHeaders({ urls: ['<all_urls>'] }, ({ url }) => void fetched.push(url))
  })
  const looked = page.locator('.half .boat')
  for (let visit = 0; visit < 3; visit++) {
    await page.locator('[data-go=credits]').click()
    await expect(page.locator('main.credits')).toBeVisible()
    await session.send('HeapProfiler.collectGarbage')
    await page.keyboard.press('Escape')
    await expect(title(page)).toBeVisible()
    await expect.poll(() => looked.evaluate((picture) => (picture as HTMLImageElement).complete)).toBe(true)
  }
  // That somebody listens is shown by a file that is fetched for sure.
  await page.evaluate(async () => void (await fetch(location.href)))
  const fetched = await app.evaluate(({ session: { defaultSession } }) => {
    defaultSession.webRequest.onSendHeaders(null)
    return (globalThis as unknown as { fetched: string[] }).fetched
  })
  expect(fetched).toContain(page.url())
  expect(fetched.filter((url) => url.includes('/title/') && url.endsWith('.webp'))).toEqual([])
})
