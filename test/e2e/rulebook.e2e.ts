import { expect } from './support/game.ts'
import { test } from './support/kept.ts'

test('F1 opens the rules anywhere; search, chapters and links lead to the right page', async ({ game: { page } }) => {
  await page.keyboard.press('F1')
  const book = page.getByRole('dialog', { name: 'Rules' })
  await expect(book).toBeVisible()
  await page.getByRole('searchbox').fill('too late')
  await expect(book.locator('[data-page]').first()).toHaveAttribute('data-page', 'A11')
  await book.getByRole('button', { name: 'A11' }).click()
  const shown = book.locator('.page-card.shown')
  await expect(shown).toHaveAttribute('data-page', 'A11')
  await shown.getByRole('button', { name: 'When a token strikes' }).click()
  await expect(shown).toHaveAttribute('data-page', 'V11')
  await expect(shown).toBeInViewport()
  await book.getByRole('button', { name: 'Items', exact: true }).click()
  await expect(book.locator('[data-page="item/grog"] img')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book).toBeHidden()
  await expect(page.locator('.front [data-go=newGame]')).toBeVisible()
})
