import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { COLORS, formatCommand, type GameRecord, redNovember, toScenario } from '../../engine/red-november/index.ts'
import { beginningOf, present, stateHash } from '../../engine/shared/record.ts'
import { readSave } from '../../engine/shared/save.ts'
import { BRIDGE, type Host } from '../../preload/contract.ts'
import { reportOf } from '../../renderer/red-november/report/analysis.ts'
import { asText, expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { openHash } from './support/logbook.ts'
import { putSave } from './support/saves.ts'
import { voyage, voyageText } from './support/voyages.ts'

const whole = voyage({ seed: 'a long way down', gnomes: COLORS.slice(0, 4) })
const names = { red: 'Boris', orange: 'Olga' }
const half = beginningOf(redNovember, whole, Math.floor(whole.commands.length / 2))

const deed = (page: Page, save: string, name: string) =>
  page.locator(`[data-save="${save}"]`).getByRole('button', { name, exact: true })

/** Opens the list of saves and does something with one of them. */
async function withSave(page: Page, save: string, name: string): Promise<void> {
  await page.keyboard.press('Control+KeyO')
  await deed(page, save, name).click()
}

/** How many games the statistics know. */
const games = (page: Page): Promise<number> =>
  page.evaluate(async (bridge) => {
    const { [bridge]: host } = window as unknown as Record<string, Host>
    const found = await host?.readStatistics()
    return found?.ok ? found.value.games.length : -1
  }, BRIDGE)

const put = (home: string, id: string, game: GameRecord): void => putSave(home, id, voyageText(id, game, names))

test('the last command of a game brings the end report, and the game counts once', async ({ home, start }) => {
  put(home, 'almost', beginningOf(redNovember, whole, whole.commands.length - 1))
  const { page } = await start()
  await withSave(page, 'almost', 'Load')
  await asText(page)
  await page.locator(`[data-command="${formatCommand(whole.commands.at(-1) as never)}"]`).click()
  await page.keyboard.press('F2')

  const report = reportOf(whole)
  await expect(page.locator('main.report')).toHaveAttribute('data-cause', report?.outcome.cause ?? '')
  // The picture comes first, with everybody's fate in it; the report lies behind it.
  await expect(page.locator('.report .stage .figure')).toHaveCount(4)
  await page.getByRole('button', { name: 'How it went' }).click()
  await expect(page.getByRole('button', { name: 'Back to the picture' })).toBeFocused()
  await expect(page.locator('.report .member')).toHaveCount(4)
  await expect(page.locator('.chart .signs .minute').last()).toHaveAttribute('data-minute', String(report?.end.minute))
  await expect(page.locator('[data-gnome=red]')).toContainText('Boris')
  await expect(page.locator('.chart .lines .line')).toHaveCount(3)
  await expect(page.locator('.chart .signs .mark.repair')).toHaveCount(report?.repairs.length ?? -1)
  await page.getByText('As a table').click()
  await expect(page.locator('.course tbody tr')).toHaveCount(report?.course.length ?? -1)

  await expect.poll(() => games(page)).toBe(1)
  await page.keyboard.press('Escape')
  await expect(page.locator('main.report')).toHaveAttribute('data-page', 'scene')
  await page.keyboard.press('Control+KeyO')
  await deed(page, 'autosave', 'Load').click()
  await expect(page.locator('main.report')).toBeVisible()
  expect(await games(page)).toBe(1)
})

test('a replay hides the end, steps event by event and move by move, and ends where the game did', async ({
  home,
  start,
}) => {
  put(home, 'voyage', whole)
  const { page } = await start()
  await withSave(page, 'voyage', 'Watch')
  const replay = page.locator('main.replay')
  await expect(replay).toHaveAttribute('data-moves', '0')
  await expect(page.getByText('How it ends is told when you get there.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'End report' })).toBeHidden()

  for (let move = 1; move <= 5; move++) {
    await page.keyboard.press('Shift+ArrowRight')
    await expect(replay).toHaveAttribute('data-moves', String(move))
    await expect(replay).toHaveAttribute('data-position', stateHash(whole.states[move] as never))
  }
  await page.getByRole('button', { name: 'Event back' }).click()
  await page.getByRole('button', { name: 'Next event' }).click()
  await expect(replay).toHaveAttribute('data-position', stateHash(whole.states[5] as never))
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(replay).toHaveAttribute('data-position', stateHash(present(whole)))
  await page.getByRole('button', { name: 'End report' }).click()
  await expect(page.locator('main.report')).toBeVisible()
  expect(await games(page)).toBe(0)
})

test('a replay runs by itself and stops, and the slider jumps along the time track', async ({ home, start }) => {
  put(home, 'voyage', whole)
  const { page } = await start()
  await withSave(page, 'voyage', 'Watch')
  const moves = () => page.locator('main.replay').getAttribute('data-moves').then(Number)
  await page.getByRole('button', { name: '4×' }).click()
  await page.getByRole('button', { name: 'Play' }).click()
  await expect.poll(moves).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect(page.getByRole('button', { name: 'Play' })).toBeVisible()
  await page.getByLabel('Time track').fill('300')
  const there = await moves()
  expect(there).toBeGreaterThan(10)
  await page.getByLabel('Time track').press('ArrowRight')
  await expect.poll(moves).toBe(there + 1)
})

test('what was dramatic is marked on the time track: once it was reached, and all of it after the end', async ({
  home,
  start,
}) => {
  put(home, 'whole', whole)
  const { page } = await start()
  await withSave(page, 'whole', 'Watch')
  const marks = page.locator('.marks .mark')
  await expect(page.locator('main.replay[data-moves="0"]')).toBeVisible()
  await expect(marks).toHaveCount(0)
  await page.keyboard.press('PageDown')
  await expect(marks).toHaveCount(1)
  const first = await marks.first().getAttribute('title')
  expect(first).toMatch(/^\d+ · ./)
  await expect(page.locator('.replay .sentence')).not.toBeEmpty()
  await page.getByRole('button', { name: 'Next mark' }).click()
  await expect(marks).toHaveCount(2)
  await page.keyboard.press('PageUp')
  await expect(page.locator('.marks .mark[aria-current]')).toHaveAttribute('title', first ?? '')
  await page.getByRole('button', { name: 'To the end' }).click()
  expect(await marks.count()).toBeGreaterThan(3)
  await marks.nth(1).click()
  await expect(marks.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('the log has its opening together, and what sticks covers what passes under it', async ({ home, start }) => {
  put(home, 'half', half)
  const { page } = await start()
  await withSave(page, 'half', 'Load')
  await page.locator('.ticker').click()
  await expect(page.locator('.log-drawer button.told').first()).toBeAttached()
  const turns = page.locator('.log-turn')
  await turns.first().scrollIntoViewIfNeeded()
  await expect(turns.first().locator('h3')).toHaveText('Before the first turn')
  await expect(turns.first().getByText('The die puts')).toHaveCount(4)
  const grounds = await page.evaluate(() =>
    ['.log-list', '.log-turn h3'].map((part) => {
      const found = document.querySelector(`.log-drawer ${part}`)
      return found && getComputedStyle(found).backgroundColor
    }),
  )
  expect(grounds[0]).toMatch(/^rgb\(/)
  expect(grounds[1]).toBe(grounds[0])
})

test('a game continues from any moment of a replay, and what was still to come is shuffled anew', async ({
  home,
  start,
}) => {
  put(home, 'voyage', whole)
  const { page } = await start()
  await withSave(page, 'voyage', 'Watch')
  await expect(page.locator('main.replay')).toHaveAttribute('data-moves', '0')
  for (let move = 0; move < 7; move++) await page.keyboard.press('Shift+ArrowRight')
  await expect(page.locator('main.replay')).toHaveAttribute('data-moves', '7')
  await page.getByRole('button', { name: 'Continue from here' }).click()
  await expect(page.getByText('whatever nobody has seen yet was shuffled anew')).toBeVisible()
  await expect(page.locator('main.game')).toHaveAttribute('data-moves', '0')
  const left = present(beginningOf(redNovember, whole, 7))
  const journal = readSave(redNovember, readFileSync(join(home, 'saves', 'autosave.rnsave'), 'utf8'))
  if (!journal.ok) throw new Error(journal.code)
  const now = present(journal.record)
  expect({ ...toScenario(now), seed: '' }).toEqual({ ...toScenario(left), seed: '' })
  expect(now.eventPile).not.toEqual(left.eventPile)
  expect([...now.eventPile].sort()).toEqual([...left.eventPile].sort())
})

test('a line of the log shows the board as it was, and Escape comes back', async ({ home, start }) => {
  put(home, 'half', half)
  const { page } = await start()
  await withSave(page, 'half', 'Load')
  const game = page.locator('main.game')
  await expect(game).toHaveAttribute('data-hash', openHash(half))
  await page.locator('.ticker').click()
  const log = page.getByRole('complementary', { name: 'Ship’s log' })
  const line = log.locator('button.told').nth(3)
  await line.click()
  await expect(page.getByText('This is how it was at minute')).toBeVisible()
  await expect(line).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.hud')).toHaveAttribute('inert', '')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(log.locator('button.told').nth(4)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Escape')
  await expect(page.getByText('This is how it was at minute')).toBeHidden()
  await expect(page.locator('.hud')).not.toHaveAttribute('inert', '')
  await expect(game).toHaveAttribute('data-hash', openHash(half))
  const all = await log.locator('button.told').count()
  await log.getByRole('group').getByRole('button', { name: 'Olga' }).click()
  await expect.poll(() => log.locator('button.told').count()).toBeLessThan(all)
  await expect(log.locator('button.told').first()).toContainText('Olga')
  await page.keyboard.press('Escape')
  await expect(log).toBeHidden()
})

test('a code carries a whole voyage to another game; a broken one says what is wrong', async ({ home, start }) => {
  put(home, 'voyage', whole)
  const { page, app } = await start()
  await withSave(page, 'voyage', 'Watch')
  await page.getByRole('button', { name: 'Copy the code' }).click()
  await expect(page.getByText(/Copied: \d+ characters/)).toBeVisible()
  const code = await app.evaluate(({ clipboard }) => clipboard.readText())

  await page.keyboard.press('Control+KeyO')
  await page.getByRole('button', { name: 'Open a code' }).click()
  await page.getByLabel('Code of a voyage').fill(code.slice(0, -3))
  await page.getByRole('button', { name: 'Watch' }).first().click()
  await expect(page.getByRole('alert')).toHaveText('The code is damaged or not all of it was copied.')
  await page.getByLabel('Code of a voyage').fill(code)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'To the end' }).click()
  await expect(page.locator('main.replay')).toHaveAttribute('data-position', stateHash(present(whole)))
})

test('the ship’s log is written to a file', async ({ home, start }) => {
  put(home, 'voyage', whole)
  const { page, app } = await start()
  const file = join(home, 'log.md')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, file)
  await withSave(page, 'voyage', 'Watch')
  await page.getByRole('button', { name: 'Ship’s log …' }).click()
  await expect(page.getByText(`The log is written: ${file}.`)).toBeVisible()
  expect(readFileSync(file, 'utf8')).toContain('Boris')
})
