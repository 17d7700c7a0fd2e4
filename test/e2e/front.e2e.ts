import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { COLORS, redNovember } from '../../engine/red-november/index.ts'
import { formatCode } from '../../renderer/shared/replay/code.ts'
import { gameResult } from '../main/game-result.ts'
import { castOff, expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'
import { putSave, saveText } from './support/saves.ts'
import { voyage as sailed, voyageText } from './support/voyages.ts'

test('statistics show what main has kept, and are forgotten only when confirmed', async ({ start, home }) => {
  const games = [gameResult(1), gameResult(2, { saved: false, cause: 'kraken', gnomes: 8, minutes: 31, grog: 12 })]
  writeFileSync(join(home, 'statistics.json'), JSON.stringify({ games }))
  const { page } = await start()
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '8 gnomes' }).first()).toContainText('0 of 1')
  await expect(page.locator('.bars li', { hasText: 'Devoured!' })).toContainText('1')
  const past = page.locator('.past-games li')
  await expect(past).toHaveCount(2)
  await expect(past.first(), 'the newest first').toContainText('8 gnomes · Devoured! · 31 min')
  await expect(page.getByRole('listitem').filter({ hasText: 'Most grog' })).toContainText('12 bottles')
  await page.getByRole('button', { name: 'Forget all' }).click()
  await expect(page.getByRole('button', { name: 'Keep' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(past).toHaveCount(2)
  await page.getByRole('button', { name: 'Forget all' }).click()
  await page.getByRole('button', { name: 'Forget', exact: true }).click()
  await expect(page.getByText('No voyage has ended yet.')).toBeVisible()
})

test('a game counts once, whoever tells of it and however often', async ({ game: { page } }) => {
  const counted = await page.evaluate(async (game) => {
    const host = window.desktop
    for (let look = 0; look < 2; look++) await host?.recordGame(game)
    const malformed = await host?.recordGame({ ...game, id: '../../x' })
    const kept = await host?.readStatistics()
    return { games: kept?.ok && kept.value.games.length, malformed }
  }, gameResult(7))
  expect(counted).toEqual({ games: 1, malformed: { ok: false, fault: 'gateway/malformed' } })
})

test('settings over a running game go back to it, over the title to the title', async ({ game: { app, page } }) => {
  const settings = async (): Promise<void> => {
    await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('settings')?.click())
    await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
    await page.keyboard.press('Escape')
  }
  await settings()
  await expect(page.getByRole('button', { name: 'Quit' })).toBeVisible()
  await castOff(page, 'settings')
  await settings()
  await expect(page.locator('main[data-hash]')).toBeVisible()
})

test('Escape leads from every screen back to the title', async ({ start, home }) => {
  putSave(home, 'autosave', saveText('Running', 4))
  const { page } = await start()
  const primary = page.getByRole('button', { name: /Continue/ })
  await expect(primary).toBeFocused()
  for (const word of ['newGame', 'saves', 'statistics', 'settings', 'credits']) {
    await page.locator(`:is(.front, .strip) [data-go=${word}]`).click()
    await expect(page.locator('main.title')).toHaveCount(0)
    await page.keyboard.press('Escape')
    await expect(primary).toBeVisible()
  }
})

test('Escape closes the rules only, and F1 what F1 opened: what lies beneath stays as it was', async ({
  game: { page },
}) => {
  const rules = page.locator('dialog.rulebook')
  await page.locator('.front [data-go=newGame]').click()
  const name = page.getByLabel('Name: Red')
  await name.fill('Boris')
  for (const close of ['Escape', 'F1']) {
    await page.keyboard.press('F1')
    await expect(rules).toBeVisible()
    await page.keyboard.press(close)
    await expect(rules).toHaveCount(0)
    await expect(name).toHaveValue('Boris')
    await expect(name).toBeFocused()
  }
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Settings' }).click()
  await page.keyboard.press('F1')
  await expect(rules).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(rules).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
})

test('keys pressed before the rules are there are typed into their search', async ({ start }) => {
  const { page } = await start()
  await page.getByRole('button', { name: 'Settings' }).click()
  for (const key of ['F1', 'g', 'r', 'o', 'g']) await page.keyboard.press(key)
  await expect(page.locator('dialog.rulebook input[type=search]')).toHaveValue('grog')
})

test('from the saves to a voyage and back, Back and Escape both lead home', async ({ start, home }) => {
  putSave(home, 'autosave', saveText('Running', 4))
  const { page } = await start()
  for (const back of [
    () => page.getByRole('button', { name: 'Back', exact: true }).click(),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.locator('[data-go=saves]').click()
    await page.getByRole('button', { name: 'Watch', exact: true }).click()
    await expect(page.locator('main.replay')).toBeVisible()
    await back()
    await expect(page.locator('[data-save=autosave]')).toBeVisible()
    await back()
    await expect(page.getByRole('button', { name: 'Quit' })).toBeVisible()
  }
})

test('the same seed again: the finished game stays in the list as itself', async ({ start, home }) => {
  putSave(home, 'autosave', voyageText('Sunk', sailed({ seed: 'sunk', gnomes: COLORS.slice(0, 3) })))
  const { page } = await start()
  await page.getByRole('button', { name: /The last game/ }).click()
  await page.getByRole('button', { name: 'Same seed again' }).click()
  await expect(page.locator('main.game')).toHaveAttribute('data-moves', '0')
  await page.keyboard.press('Control+o')
  await expect(page.locator('[data-save]')).toHaveCount(2)
  await page.locator('[data-save]:not([data-save=autosave]) button.primary').click()
  await expect(page.locator('main.report')).toBeVisible()
})

fresh('the title shows its menu once it knows what is on it', async ({ start, home }) => {
  putSave(home, 'autosave', saveText('Running', 4))
  const { page } = await start()
  await page.addInitScript(() => {
    const first = new Set<string>()
    Object.assign(window, { first })
    new MutationObserver(() => {
      const button = document.querySelector('.front .menu button')
      if (button?.checkVisibility({ visibilityProperty: true })) first.add(button.textContent.slice(0, 8))
    }).observe(document, { subtree: true, childList: true, attributes: true })
  })
  await page.reload()
  await expect(page.getByRole('button', { name: /Continue/ })).toBeFocused()
  expect(await page.evaluate(() => [...(window as unknown as { first: Set<string> }).first])).toEqual(['Continue'])
})

test('arrows lead through the title; a segmented control is one stop for Tab with arrows inside', async ({
  game: { page },
}) => {
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.textContent ?? '')
  await expect(page.locator('.front [data-go=newGame]')).toBeFocused()
  const seen: string[] = []
  for (const key of [
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowDown',
    'ArrowRight',
    'ArrowUp',
    'ArrowUp',
    'ArrowUp',
  ]) {
    await page.keyboard.press(key)
    seen.push(await focused())
  }
  expect(seen).toEqual(['Lessons', 'New game', 'Lessons', 'Settings', 'Saves', 'Lessons', 'New game', 'Lessons'])
  await page.getByRole('button', { name: 'Quit' }).focus()
  await page.keyboard.press('Tab')
  expect(await focused()).toBe('English')
  await page.keyboard.press('ArrowRight')
  expect(await focused()).not.toBe('English')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('.segment') ?? null)).toBeNull()
})

test('the rules are few stops deep: search, chapters, and one page from which arrows lead on', async ({
  game: { page },
}) => {
  await page.keyboard.press('F1')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.locator('[data-chapter]').first()).toBeFocused()
  await page.keyboard.press('Enter')
  const headings = page.locator('dialog.rulebook .page-card h3')
  expect(await headings.count()).toBeGreaterThan(20)
  await page.keyboard.press('Tab')
  await expect(headings.nth(0).getByRole('button')).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(headings.nth(1).getByRole('button')).toBeFocused()
  await page.keyboard.press('End')
  await expect(headings.last().getByRole('button')).toBeFocused()
})

test('the field of a code has the focus when it opens; Escape closes it and no more', async ({ game: { page } }) => {
  await page.locator('[data-go=saves]').click()
  const open = page.getByRole('button', { name: 'Open a code' })
  await open.click()
  await expect(page.getByLabel('Code of a voyage')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(open).toBeFocused()
})

test('everything on the title can be reached by Tab, in the order one reads it', async ({ game: { page } }) => {
  await expect(page.locator('.front [data-go=newGame]')).toBeFocused()
  const seen: string[] = []
  for (let step = 0; step < 13; step++) {
    seen.push(
      await page.evaluate(() => {
        const { activeElement: at } = document
        return `${at?.closest('[data-game]')?.getAttribute('data-game') ?? ''} ${at?.getAttribute('data-go') ?? at?.textContent}`
      }),
    )
    await page.keyboard.press('Tab')
  }
  const inHalf = ['newGame', 'lessons', 'watch']
  expect(seen).toEqual([
    ...inHalf.map((word) => `red-november ${word}`),
    ...inHalf.map((word) => `dark-cave ${word}`),
    ...['settings', 'saves', 'rules', 'statistics', 'credits', 'quit', 'English'].map((word) => ` ${word}`),
  ])
})

test('nothing is cut off sideways at twice the text size in a small window', async ({ start, home }) => {
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ language: 'ru', textSize: 200 }))
  const { app, page } = await start()
  await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.setContentSize(1280, 800))
  for (const word of ['newGame', 'saves', 'statistics', 'settings', 'credits']) {
    await page.locator(`:is(.front, .strip) [data-go=${word}]`).click()
    await expect(page.getByRole('button', { name: 'Назад', exact: true })).toBeVisible()
    const wider = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('main, main button, main h1, main p')]
        .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
        .map((element) => element.textContent),
    )
    expect(wider).toEqual([])
    await page.keyboard.press('Escape')
  }
})

test('games of the past: one that is kept whole is watched again, and its report read', async ({ start, home }) => {
  const record = sailed({ seed: 'past', gnomes: COLORS.slice(0, 3) })
  const info = { title: 'Past', created: '2026-01-01T00:00:00.000Z', extra: {} }
  const code = await formatCode({ game: redNovember, mark: 'RN' }, info, record)
  const games = [gameResult(1), { ...gameResult(2), seed: 'past', code }]
  writeFileSync(join(home, 'statistics.json'), JSON.stringify({ games }))
  const { page } = await start()
  await page.getByRole('button', { name: 'Statistics' }).click()
  const [newest, oldest] = [page.locator('.past-games li').first(), page.locator('.past-games li').last()]
  await expect(newest).toContainText('Seed past')
  await expect(oldest).toContainText('not kept whole')
  await expect(oldest.getByRole('button')).toHaveCount(0)
  await newest.getByRole('button', { name: 'Watch' }).click()
  await expect(page.locator('main.replay[data-moves="0"]')).toBeVisible()
  await page.keyboard.press('Escape')
  await newest.getByRole('button', { name: 'End report' }).click()
  await expect(page.locator('main.report')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.past-games li')).toHaveCount(2)
})

test('a word at the edge of the screen covers nothing that can be pressed', async ({ start, home }) => {
  for (let number = 0; number < 9; number++) putSave(home, `save${number}`, saveText(`Save ${number}`, 4))
  const { page } = await start()
  for (const word of ['saves', 'settings', 'statistics', 'credits']) {
    await page.locator(`[data-go=${word}]`).click()
    await expect(page.locator('main h1')).toBeVisible()
    await page.keyboard.press('F8')
    await expect(page.locator('.note')).toBeVisible()
    await expect.poll(() => page.evaluate(pressedUnderNotes), { message: word }).toEqual([])
    await page.locator('.note .quiet').click()
    await page.keyboard.press('Escape')
  }
})

/** What lies under the sentences, by its words. */
function pressedUnderNotes(): readonly string[] {
  const box = document.querySelector('.notes')?.getBoundingClientRect()
  if (!box) return ['no sentence']
  const pressed = [...document.querySelectorAll<HTMLElement>('button, input, summary')]
  return pressed
    .filter((element) => !element.closest('.notes') && element.checkVisibility())
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return left < box.right && right > box.left && top < box.bottom && bottom > box.top
    })
    .map((element) => element.textContent ?? '')
}
