import type { Page } from '@playwright/test'
import { expect, test } from './support/game.ts'
import { lay, type Position } from './support/laid.ts'

/** Twelve minutes before the rescue, and one bottle. */
const NEAR_THE_END: Position = {
  gnomes: [
    { color: 'red', room: 5, minute: 6 },
    { color: 'blue', room: 2, minute: 5 },
    { color: 'green', room: 9, minute: 5 },
  ],
}
/** More orders than such an end can have. */
const MOST_ORDERS = 80

const heard = (page: Page): Promise<string> => page.getByRole('log').innerText()

/** "12: Wait, 1 minute": the orders as they were read out last, by number. */
const offered = (text: string): readonly (readonly [number: string, words: string])[] => {
  const lines = text.split('\n').filter(Boolean)
  const first = lines.findLastIndex((line) => /^1: /.test(line))
  return lines.slice(first).flatMap((line) => {
    const [, number, words] = /^(\d+): (.*)$/.exec(line) ?? []
    return number && words ? [[number, words] as const] : []
  })
}

test('a game to its end by ear: the live region, T, digits and Enter are all there is', async ({ home, start }) => {
  const { page, complaints } = await lay({ home, start }, NEAR_THE_END)
  for (let order = 0; order < MOST_ORDERS; order++) {
    await expect.poll(() => over(page).or(page.getByRole('log')).count()).toBeGreaterThan(0)
    if ((await over(page).count()) > 0) break
    await page.keyboard.press('t')
    await expect(page.getByRole('dialog', { name: 'Speaking tube' })).toBeVisible()
    const before = await heard(page)
    const [number] = wisest(offered(before))
    await page.keyboard.type(number)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('dialog', { name: 'Speaking tube' })).toHaveCount(0)
    await expect
      .poll(async () => (await over(page).count()) > 0 || (await heard(page)) !== before, { message: 'it is answered' })
      .toBe(true)
  }
  await expect(over(page)).toBeVisible()
  expect(complaints).toEqual([])
})

const over = (page: Page) => page.locator('main.report')

/** Whoever only listens takes what sounds like ending the turn; otherwise the first that is offered. */
function wisest(orders: readonly (readonly [string, string])[]): readonly [string, string] {
  const found = orders.find(([, words]) => /no action|wait|nothing/i.test(words)) ?? orders[0]
  if (!found) throw new Error('nothing was read out')
  return found
}
