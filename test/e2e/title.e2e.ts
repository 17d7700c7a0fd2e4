import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { caveText, putSave, saveText } from './support/saves.ts'

const BOAT = '[data-game=red-november]'
const CAVE = '[data-game=dark-cave]'
/** A word that only a game's own code says. */
const OWN_WORD = { boat: 'extinguisher', cave: 'lindworm' } as const

function putBoth(home: string): void {
  putSave(home, 'autosave', saveText('At sea', 4))
  putSave(home, 'autosave.dark-cave', caveText('In the dark', 3))
}

/** Is the code of a game on the page? */
const isFetched = (page: Page, word: string): Promise<boolean> =>
  page.evaluate(async (own) => {
    const scripts = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const texts = await Promise.all(scripts.map(async ({ name }) => (await fetch(name)).text()))
    return texts.some((text) => text.includes(own))
  }, word)

test('both games are on the title, and each is continued from its own half', async ({ start, home }) => {
  putBoth(home)
  const { page } = await start()
  await page.locator(`${CAVE} [data-go=continue]`).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '3')
  // Whatever was played last is in front at the next start.
  await page.reload()
  await expect(page.locator(`${CAVE}.front [data-go=continue]`)).toBeFocused()
  await page.locator(`${BOAT} [data-go=continue]`).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '4')
})

test('a half tells where its game stands without fetching it, once it was told before', async ({ start, home }) => {
  putBoth(home)
  const { page } = await start()
  const where = (half: string) => page.locator(`${half} [data-go=continue] small`)
  await expect(where(BOAT)).toHaveText(/to move · 3 gnomes · \d+ min left/)
  await expect(where(CAVE)).toHaveText(/to move · 5 miners · \d+ cards/)
  const told = await where(CAVE).textContent()
  await page.reload()
  await expect(where(CAVE)).toHaveText(told ?? '')
  // The one in front is fetched ahead, when there is time; the other waits until somebody wants it.
  await expect.poll(() => isFetched(page, OWN_WORD.boat)).toBe(true)
  expect(await isFetched(page, OWN_WORD.cave)).toBe(false)
  // Another position than that of the bookmark is not told by it.
  putSave(home, 'autosave.dark-cave', caveText('In the dark', 2))
  await page.reload()
  await expect(where(CAVE)).toHaveText(/to move/)
  expect(await isFetched(page, OWN_WORD.cave)).toBe(true)
})

test('a click on the picture of a half chooses it; the pointer alone only lights it', async ({ game: { page } }) => {
  await expect(page.locator(`${BOAT}.front [data-go=newGame]`)).toBeFocused()
  const box = await page.locator(`${CAVE} .picture`).boundingBox()
  if (!box) throw new Error('the cave has no picture')
  await page.mouse.move(box.x + box.width * 0.7, box.y + box.height * 0.5)
  await expect(page.locator(`${BOAT} .picture`)).toHaveCSS('filter', /brightness/)
  await expect(page.locator(`${BOAT}.front`)).toBeVisible()
  await page.mouse.click(box.x + box.width * 0.7, box.y + box.height * 0.5)
  await expect(page.locator(`${CAVE}.front [data-go=newGame]`)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main.title')).toHaveCount(0)
})

test('the rules are those of the game that was picked', async ({ game: { page } }) => {
  const picker = page.getByRole('group', { name: 'Rules of which game?' })
  await page.locator('[data-go=rules]').click()
  await expect(picker.getByRole('button', { name: 'Red November' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('[data-go=rules]')).toBeFocused()
  await page.locator('[data-go=rules]').click()
  await picker.getByRole('button', { name: 'The Dark Cave' }).click()
  await expect(page.locator('dialog.rulebook')).toContainText('Creatures')
  await page.keyboard.press('Escape')
  await expect(page.locator(`${CAVE}.front`)).toBeVisible()
})

test('nothing comes under a quick hand: what can be continued is there with the first picture', async ({
  start,
  home,
}) => {
  putBoth(home)
  const { page } = await start()
  await using _eye = await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const halves = [...document.querySelectorAll('.half')].map((half) =>
        [...half.querySelectorAll<HTMLElement>('[data-go]')].map(({ dataset }) => dataset.go).join(' '),
      )
      if (halves.length > 0) seen.add(halves.join(' | '))
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  })
  await page.reload()
  await expect(page.locator(`${CAVE} small`)).toHaveText(/to move/)
  expect(await page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen])).toEqual([
    'continue newGame lessons watch | continue newGame lessons watch',
  ])
})

test('letters are there before the first words: nothing changes its width under a hand', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ language: 'ru' }))
  const { page } = await start()
  await using _eye = await page.addInitScript(() => {
    const observer = new MutationObserver(() => {
      if (!document.querySelector('.front .menu button')) return
      observer.disconnect()
      const faces = [
        '400 1em "Russo One"',
        '500 1em Oswald',
        '600 1em Oswald',
        '400 1em "PT Sans"',
        '700 1em "PT Sans"',
      ]
      Object.assign(window, { missing: faces.filter((face) => !document.fonts.check(face, 'Новая игра, v0')) })
    })
    observer.observe(document, { subtree: true, childList: true })
  })
  await page.reload()
  await expect(page.locator('.front [data-go=newGame]')).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { missing: string[] }).missing)).toEqual([])
})

test('the telescope of either game says what it shows, to whoever points at it', async ({ start }) => {
  const { page } = await start()
  for (const half of await page.locator('.half').all()) {
    const telescope = half.getByRole('button', { name: 'Watch the bots' })
    await expect(telescope.locator('.tip')).toHaveCSS('opacity', '0')
    await telescope.hover()
    await expect(telescope.locator('.tip')).toHaveCSS('opacity', '1')
  }
})

test('a report of a fault holds the running games of both', async ({ start, home }) => {
  putBoth(home)
  const { page, app } = await start()
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('report')?.click())
  await expect(page.getByText('The report lies ready')).toBeVisible()
  const [name = ''] = readdirSync(join(home, 'reports'))
  const report = readFileSync(join(home, 'reports', name), 'utf8')
  expect(report).toContain('At sea')
  expect(report).toContain('In the dark')
})

test('a page that is never at leisure reads what is kept all the same, and fetches what it will want', async ({
  start,
  home,
}) => {
  const { page } = await start()
  // Chromium has been seen to find no such moment for minutes.
  await using _busy = await page.addInitScript(() => {
    window.requestIdleCallback = (work, wish) =>
      wish?.timeout ? window.setTimeout(work, wish.timeout, { didTimeout: true, timeRemaining: () => 0 }) : 0
  })
  putBoth(home)
  await page.reload()
  for (const game of [BOAT, CAVE]) await expect(page.locator(`${game} [data-go=continue] small`)).toHaveText(/to move/)
  await expect.poll(() => isFetched(page, OWN_WORD.boat)).toBe(true)
})
