import type { Page } from '@playwright/test'
import { COLORS } from '../../engine/red-november/index.ts'
import { aboard } from './support/crews.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'

/** More orders than a game of three has whose crew mostly waits. */
const MAX_ORDERS = 200
/** What sounds useful, most first: a job done thoroughly, or letting time pass. */
const WISHES = [/: 10 min\b/, /: 9 min\b/, /no action/i]

/** Nothing where there is no live region any more: the report is read like any page. */
const heard = async (page: Page): Promise<string> => (await page.getByRole('log').allInnerTexts()).join('\n')

/** The tube reads its list out after it has opened; until then a list in the log is an old one. */
const isListLast = (text: string): boolean => /^(\d+: |There is more)/.test(text.trim().split('\n').at(-1) ?? '')

/** "12: Wait, 1 minute": the orders as they were read out last, by number. */
const offered = (text: string): readonly (readonly [number: string, words: string])[] => {
  const lines = text.split('\n').filter(Boolean)
  const first = lines.findLastIndex((line) => /^1: /.test(line))
  return lines.slice(first).flatMap((line) => {
    const [, number, words] = /^(\d+): (.*)$/.exec(line) ?? []
    return number && words ? [[number, words] as const] : []
  })
}

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

test('a whole game by ear: the live region, T, digits and Enter are all there is', async ({ home, start }) => {
  const { pilot, complaints } = await aboard(home, start, { seed: 'by ear', gnomes: COLORS.slice(0, 3) })
  const { page } = pilot
  await expect(page.getByRole('log')).not.toBeEmpty()
  for (let order = 0; order < MAX_ORDERS; order++) {
    await expect.poll(() => over(page).or(page.getByRole('log')).count()).toBeGreaterThan(0)
    if ((await over(page).count()) > 0) break
    await page.keyboard.press('t')
    await expect(page.getByRole('dialog', { name: 'Speaking tube' })).toBeVisible()
    await expect.poll(async () => isListLast(await heard(page)), { message: 'the orders are read out' }).toBe(true)
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

/** Whoever only listens takes the first that sounds useful; otherwise the first that is offered. */
function wisest(orders: readonly (readonly [string, string])[]): readonly [string, string] {
  const found = WISHES.flatMap((wish) => orders.filter(([, words]) => wish.test(words)))[0] ?? orders[0]
  if (!found) throw new Error('nothing was read out')
  return found
}
