import type { OpenDBCallbacks } from 'idb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A browser that opens the database when it is told to. */
const browser = vi.hoisted(() => ({
  open: (_database: object) => undefined as unknown,
  calls: {} as OpenDBCallbacks<unknown>,
}))
vi.mock('idb', () => ({
  openDB: (_name: string, _version: number, calls: OpenDBCallbacks<unknown>) => {
    browser.calls = calls
    return new Promise((open) => {
      browser.open = open
    })
  },
}))
const { openShelves } = await import('../../../renderer/core/shelves.ts')

const DATABASE = { name: 'database' }
const AN_HOUR = 3_600_000
/** By now: what waits is told as that. */
const answerOf = (asked: Promise<unknown>): Promise<unknown> =>
  Promise.race([asked, vi.advanceTimersByTimeAsync(AN_HOUR).then(() => 'waits')]).catch(
    ({ name }: DOMException) => name,
  )

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('whoever comes while a page of an older version holds the saves is refused, and gets them when that page is gone', async () => {
  const shelves = openShelves()
  browser.calls.blocked?.(3, 4, {} as IDBVersionChangeEvent)
  expect([await answerOf(shelves()), await answerOf(shelves())]).toEqual(['InvalidStateError', 'InvalidStateError'])
  browser.open(DATABASE)
  await vi.advanceTimersByTimeAsync(0)
  expect(await shelves()).toBe(DATABASE)
})

test('a page that lets go after a moment refuses nobody', async () => {
  const shelves = openShelves()
  const first = shelves()
  browser.calls.blocked?.(3, 4, {} as IDBVersionChangeEvent)
  await vi.advanceTimersByTimeAsync(100)
  browser.open(DATABASE)
  expect([await answerOf(first), await answerOf(shelves())]).toEqual([DATABASE, DATABASE])
})

test('a page lets go of the saves when a newer one wants to renew them', () => {
  openShelves()
  const close = vi.fn()
  browser.calls.blocking?.(3, 4, { target: { close } } as unknown as IDBVersionChangeEvent)
  expect(close).toHaveBeenCalledOnce()
})
