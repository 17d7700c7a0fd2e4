import { deflateRawSync } from 'node:zlib'
import { hashText } from '../../../engine/shared/hash.ts'
import { expect } from '../support/game.ts'
import { test } from '../support/kept.ts'

/** A code, correctly packed, that unpacks into a hundred million letters. */
function bomb(): string {
  const packed = deflateRawSync(Buffer.alloc(100_000_000), { level: 9 }).toString('base64url')
  return `RN1.${packed}.${hashText(packed)}`
}

test('a pasted code that goes on for ever is unpacked up to a limit, and the player is told', async ({ game }) => {
  const { page } = game
  await page.locator('[data-go=saves]').click()
  await page.getByRole('button', { name: 'Open a code' }).click()
  await page.evaluate(() => {
    const { enqueue } = ReadableStreamDefaultController.prototype
    Object.assign(window, { slices: 0, lengths: 0 })
    ReadableStreamDefaultController.prototype.enqueue = function (chunk: Uint8Array) {
      const count = window as unknown as { slices: number; lengths: number }
      count.slices++
      count.lengths += chunk.length
      return enqueue.call(this, chunk)
    }
  })
  await page.locator('#voyage-code').fill(bomb())
  await page.keyboard.press('Enter')
  await expect(page.getByText('far more than a game')).toBeVisible()
  const { slices, lengths } = await page.evaluate(() => {
    const count = window as unknown as { slices: number; lengths: number }
    return { slices: count.slices, lengths: count.lengths }
  })
  // Four million letters are some sixteen slices; the whole code would be four hundred.
  expect(slices).toBeGreaterThan(4)
  expect(lengths).toBeLessThan(10_000)
})
