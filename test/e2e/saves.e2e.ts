import { existsSync, mkdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { COLORS, redNovember } from '../../engine/red-november/index.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { formatSave, readSave } from '../../engine/shared/save.ts'
import { MAX_SAVE_BYTES } from '../../preload/contract.ts'
import { expect, test as fresh, newGame, playOne, position } from './support/game.ts'
import { test } from './support/kept.ts'
import { openHash } from './support/logbook.ts'
import { caveText, putSave, saveText } from './support/saves.ts'

const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title, exact: true }) })

/** What a file holds, and how its position looks to everybody. */
function kept(file: string) {
  const save = readSave(redNovember, readFileSync(file, 'utf8'))
  if (!save.ok) throw new Error(save.code)
  return { title: save.info.title, damage: save.damage, hash: openHash(save.record) }
}

async function saveAs(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Save …' }).click()
  await page.getByLabel('Title of the save').fill(title)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText(`Saved: ${title}.`)).toBeVisible()
}

async function importFile(page: Page, name: string, content: string | Buffer): Promise<void> {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })
}

fresh('a game is saved under a title, listed with crew and minute, and loaded after a restart', async ({ start }) => {
  const first = await start()
  await newGame(first.page, 'evening')
  await playOne(first.page)
  const saved = await position(first.page)
  await saveAs(first.page, 'Friday evening')
  await playOne(first.page)
  await first.app.close()

  const { page } = await start()
  await page.locator('[data-go=saves]').click()
  const entry = card(page, 'Friday evening')
  await expect(entry).toContainText('3 gnomes')
  await expect(entry).toContainText(/\d+ min left/)
  await expect(entry).toContainText(String(new Date().getFullYear()))
  await expect(entry.locator('svg.miniature image')).toHaveCount(4)
  await entry.getByRole('button', { name: 'Load' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', saved ?? '')
})

test('no button moves when a save has been read, so a quick hand hits the one it saw', async ({ start, home }) => {
  const setup = { seed: 'seed', gnomes: COLORS, options: { derangedGnomes: true, greaterChallenge: true } }
  const info = { title: 'Many', created: '2026-01-01T00:00:00.000Z', extra: {} }
  putSave(home, 'many', formatSave(redNovember, info, startRecord(redNovember, { setup })))
  for (const at of [1, 2, 3, 4, 5])
    putSave(home, `few-${at}`, at % 2 ? saveText(`Few ${at}`, at) : caveText('Cave', at))
  const { page } = await start()
  // Saves are read when the page has nothing better to do: for now it has.
  await page.evaluate(() => {
    const held: IdleRequestCallback[] = []
    window.requestIdleCallback = (read) => held.push(read)
    Object.assign(window, { release: () => held.shift()?.({ didTimeout: true, timeRemaining: () => 0 }) })
  })
  await page.locator('[data-go=saves]').click()
  const load = page.getByRole('button', { name: 'Load', exact: true })
  await expect(load).toHaveCount(6)
  const places = (): Promise<readonly string[]> =>
    load.evaluateAll((buttons) =>
      buttons.map((button) => {
        const { y, height } = button.getBoundingClientRect()
        // Cards hang askew: the middle stays where it is when one is straightened.
        return (y + height / 2).toFixed(0)
      }),
    )
  const before = await places()
  await expect(async () => {
    await page.evaluate(() => (window as unknown as { readonly release: () => void }).release())
    await expect(page.locator('.save .badge')).toHaveCount(6, { timeout: 200 })
  }).toPass()
  expect(await places()).toEqual(before)
})

test('overwriting keeps the older version', async ({ game }) => {
  const { page } = game
  await newGame(page, 'twice')
  const older = await position(page)
  await saveAs(page, 'Twice')
  await playOne(page)
  await saveAs(page, 'Twice')
  await page.getByRole('button', { name: 'Load …' }).click()
  await expect(card(page, 'Twice')).toHaveCount(1)
  await card(page, 'Twice').getByRole('button', { name: 'Older version' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', older ?? '')
})

test('quick save and quick load, by button and by key', async ({ game }) => {
  const { page } = game
  await newGame(page, 'quick')
  await page.keyboard.press('F9')
  await expect(page.getByText('There is no quick save yet.')).toBeVisible()
  await playOne(page)
  const saved = await position(page)
  await page.keyboard.press('F5')
  await expect(page.getByText('Quick save made')).toBeVisible()
  await playOne(page)
  await page.getByRole('button', { name: 'Quick load' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', saved ?? '')
})

test('each game has a quick save of its own, and both are listed', async ({ start, home }) => {
  putSave(home, 'boat', saveText('Boat', 3))
  putSave(home, 'dig', caveText('Dig', 3))
  const { page } = await start()
  const slots = { boat: 'quick', dig: 'quick.dark-cave' }
  for (const [save, slot] of Object.entries(slots)) {
    await page.keyboard.press('Control+o')
    await page.locator(`[data-save=${save}] button.primary`).click()
    await expect(page.locator('main[data-hash]')).toBeVisible()
    await page.keyboard.press('F5')
    await expect.poll(() => existsSync(join(home, 'saves', `${slot}.rnsave`))).toBe(true)
  }
  await page.keyboard.press('Control+o')
  for (const [save, slot] of Object.entries(slots)) {
    await expect(page.locator(`[data-save="${slot}"] h2`)).toHaveText(save, { ignoreCase: true })
    await expect(page.locator(`[data-save="${slot}"] .chip.lit`)).toHaveText('Quick save')
  }
  await page.keyboard.press('F9')
  await expect(page.locator('.cave-game')).toBeVisible()
})

test('saves are renamed, deleted and fished out again', async ({ start, home }) => {
  putSave(home, 'one', saveText('One', 3))
  const { page } = await start()
  await page.locator('[data-go=saves]').click()
  await card(page, 'One').getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Title of the save').fill('Another')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page, 'Another')).toBeVisible()
  await card(page, 'Another').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Another')).toHaveCount(0)
  expect(existsSync(join(home, 'saves', 'one.rnsave'))).toBe(false)
  await page.getByRole('button', { name: 'Fish it out again' }).click()
  await expect(card(page, 'Another')).toBeVisible()
})

test('a save is exported to a file and imported from it', async ({ start, home }) => {
  const text = saveText('Voyage', 8)
  putSave(home, 'voyage', text)
  const { app, page } = await start()
  const target = join(home, 'out.rnsave')
  await app.evaluate(({ dialog }, filePath) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath })
  }, target)
  await page.locator('[data-go=saves]').click()
  await card(page, 'Voyage').getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText(`Written: ${target}.`)).toBeVisible()
  expect(readFileSync(target, 'utf8')).toBe(text)
  await card(page, 'Voyage').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Voyage')).toHaveCount(0)
  await importFile(page, 'out.rnsave', text)
  await expect(card(page, 'Voyage')).toBeVisible()
})

test('whatever is imported, the player is told and the others stay', async ({ start, home }) => {
  putSave(home, 'good', saveText('Good', 4))
  const { page } = await start()
  await page.locator('[data-go=saves]').click()
  const whole = saveText('Cut', 6)
  const lines = whole.split('\n')
  await importFile(page, 'empty.rnsave', '')
  await expect(page.getByText('That file is empty.')).toBeVisible()
  await importFile(page, 'foreign.rnsave', 'Dear diary,\n')
  await expect(page.getByText('That is no save of this game.')).toBeVisible()
  await importFile(page, 'binary.rnsave', Buffer.from([0xff, 0xfe, 0, 1, 2, 3, 0x80]))
  await importFile(page, 'head.rnsave', whole.replace('"title":"Cut"', '"title":"Cat"'))
  await expect(page.getByText('The first line of that save is damaged')).toBeVisible()
  await importFile(page, 'huge.rnsave', Buffer.alloc(MAX_SAVE_BYTES + 1, 'x'))
  await expect(page.getByText('far too large for a save. It was left alone')).toBeVisible()
  await importFile(page, 'cut.rnsave', [...lines.slice(0, 4), (lines[4] ?? '').slice(0, 9)].join('\n'))
  await expect(page.getByText('The end of this save was damaged: 1 line had to go.')).toBeVisible()
  await expect(card(page, 'Cut')).toBeVisible()
  await expect(card(page, 'Good')).toBeVisible()
})

test('damaged files in the folder are listed as damaged and hide nothing', async ({ start, home }) => {
  putSave(home, 'good', saveText('Good', 4))
  putSave(home, 'torn', saveText('Torn', 5).slice(0, -20))
  putSave(home, 'nonsense', Buffer.from([0, 255, 3]))
  putSave(home, 'empty', '')
  putSave(home, 'giant', 'x')
  truncateSync(join(home, 'saves', 'giant.rnsave'), MAX_SAVE_BYTES * 4)
  const { page } = await start()
  await page.locator('[data-go=saves]').click()
  await expect(page.getByRole('listitem')).toHaveCount(5)
  await expect(card(page, 'Torn')).toContainText('1 damaged line at the end was lost')
  await expect(card(page, 'nonsense')).toContainText('That is no save of this game.')
  await expect(card(page, 'empty')).toContainText('That file is empty.')
  await expect(card(page, 'giant')).toContainText('far too large')
  await card(page, 'Good').getByRole('button', { name: 'Load' }).click()
  await expect(page.locator('main[data-hash]')).toBeVisible()
})

test('every save in the folder is shown, whatever it is called and however long its title is', async ({
  start,
  home,
}) => {
  const names = ['Salt & Pepper [1]', 'Cafe\u0301', 'हिन्दी', '🐙', 'SHOUTED.RNSAVE', 'n'.repeat(200), ' (2) {x}']
  for (const name of names) {
    const file = name.endsWith('.RNSAVE') ? name : `${name}.rnsave`
    mkdirSync(join(home, 'saves'), { recursive: true })
    writeFileSync(join(home, 'saves', file), saveText(`Of ${names.indexOf(name)}`, 3))
  }
  putSave(home, 'marked', `\uFEFF${saveText('Marked', 3)}`)
  putSave(home, 'long', saveText('W'.repeat(20_000), 3))
  mkdirSync(join(home, 'saves', 'folder.rnsave'))
  const { page } = await start()
  await page.locator('[data-go=saves]').click()
  await expect(page.locator('[data-save]')).toHaveCount(names.length + 3)
  for (const at of names.keys()) await expect(card(page, `Of ${at}`)).toBeVisible()
  await expect(card(page, 'folder')).toContainText('it is no file')
  await expect(card(page, 'Marked')).not.toContainText('damaged')
  const heights = await page.locator('[data-save]').evaluateAll((cards) => cards.map((one) => one.clientHeight))
  expect(Math.max(...heights)).toBeLessThan(2.5 * Math.min(...heights))
  await card(page, 'Of 4').getByRole('button', { name: 'Load' }).click()
  await expect(page.locator('main[data-hash]')).toBeVisible()
})

test('the running game is renamed and deleted in the list, and no move is lost', async ({ start, home }) => {
  const { page } = await start()
  const file = join(home, 'saves', 'autosave.rnsave')
  await newGame(page, 'running')
  await playOne(page)
  await page.getByRole('button', { name: 'Load …' }).click()
  await page.locator('[data-save=autosave]').getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Title of the save').fill('Renamed')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(card(page, 'Renamed')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const second = await playOne(page)
  expect(kept(file)).toEqual({ title: 'Renamed', damage: null, hash: second })
  await page.getByRole('button', { name: 'Load …' }).click()
  await card(page, 'Renamed').getByRole('button', { name: 'Delete' }).click()
  await expect(card(page, 'Renamed')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  const third = await playOne(page)
  await page.getByRole('button', { name: 'Fish it out again' }).click()
  expect(kept(file)).toEqual({ title: 'Renamed', damage: null, hash: third })
  await expect.poll(() => existsSync(join(home, 'saves', 'autosave (2).rnsave'))).toBe(true)
})

test('a damaged journal goes on from its last whole line, and the player is told', async ({ start, home }) => {
  const text = saveText('Journal', 6)
  putSave(home, 'autosave', text.slice(0, -5))
  const { page } = await start()
  await page.getByRole('button', { name: /Continue/ }).click()
  await expect(page.getByText('1 line had to go')).toBeVisible()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '5')
  await playOne(page)
  const journal = readFileSync(join(home, 'saves', 'autosave.rnsave'), 'utf8')
  expect(journal.split('\n')).toHaveLength(8)
  expect(readFileSync(join(home, 'saves', 'old', 'autosave.rnsave'), 'utf8')).toBe(text.slice(0, -5))
})

for (const { game, journal, text, board, begin } of [
  { game: 'red-november', journal: 'autosave', text: saveText('At sea', 4), board: '.game', begin: '.cast-off' },
  {
    game: 'dark-cave',
    journal: 'autosave.dark-cave',
    text: caveText('In the dark', 3),
    board: '.cave-game',
    begin: '.go-down',
  },
]) {
  test(`the running game stays in the saves when another one begins: ${game}`, async ({ start, home }) => {
    putSave(home, journal, text)
    const { page } = await start()
    const title = text.match(/"title":"([^"]+)"/)?.[1] ?? ''
    await page.locator(`[data-game=${game}] [data-go=newGame]`).click()
    await page.locator(begin).click()
    await expect(page.getByText(`The game before is in the saves: ${title}.`)).toBeVisible()
    await expect(page.locator(board)).toBeVisible()
    await page.keyboard.press('Control+o')
    const before = card(page, title)
    await expect(before).toHaveCount(1)
    const id = await before.getAttribute('data-save')
    expect(readFileSync(join(home, 'saves', `${id}.rnsave`), 'utf8')).toBe(text)
    await before.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(page.locator('main[data-hash]')).toBeVisible()
    await expect.poll(() => readFileSync(join(home, 'saves', `${journal}.rnsave`), 'utf8')).toContain(text)
  })
}

test('the running game stays in the saves when a save is loaded over it, and only once', async ({ start, home }) => {
  putSave(home, 'other', saveText('Other', 2))
  const { page } = await start()
  await newGame(page, 'mine')
  await playOne(page)
  const mine = await position(page)
  await page.getByRole('button', { name: 'Load …' }).click()
  await card(page, 'Other').getByRole('button', { name: 'Load', exact: true }).click()
  await expect(page.getByText('The game before is in the saves: mine.')).toBeVisible()
  await expect(page.locator('main[data-hash]')).toBeVisible()
  await page.keyboard.press('Control+o')
  await card(page, 'mine').getByRole('button', { name: 'Load', exact: true }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-hash', mine ?? '')
  await page.keyboard.press('Control+o')
  // Each of the two lies there by name, and one of them once more as the running game.
  await expect(page.locator('[data-save]')).toHaveCount(3)
})

test('every move is on the disk when the page shows it', async ({ start, home }) => {
  const { page } = await start()
  await newGame(page, 'disk')
  for (let move = 1; move <= 6; move++) {
    const hash = await playOne(page)
    const file = join(home, 'saves', 'autosave.rnsave')
    expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(move + 1)
    expect(kept(file).hash).toBe(hash)
  }
})

test('a journal that vanishes is written anew with the next move', async ({ start, home }) => {
  const { page } = await start()
  await newGame(page, 'vanish')
  await playOne(page)
  const file = join(home, 'saves', 'autosave.rnsave')
  const before = readFileSync(file, 'utf8')
  rmSync(file)
  await playOne(page)
  expect(readFileSync(file, 'utf8').startsWith(before)).toBe(true)
  expect(readFileSync(file, 'utf8').trimEnd().split('\n')).toHaveLength(3)
})

test('saves of both games hang on one wall, each with what is left of its time, and each opens its own game', async ({
  start,
  home,
}) => {
  putSave(home, 'autosave', saveText('At sea', 4))
  putSave(home, 'autosave.dark-cave', caveText('In the dark', 3))
  const { page } = await start()
  await page.locator('[data-go=saves]').click()
  await expect(page.locator('[data-save=autosave] .badge')).toHaveText(/^\d+ min$/)
  const cave = page.locator('[data-save="autosave.dark-cave"]')
  await expect(cave.locator('.badge')).toHaveText(/^\d+ cards left$/)
  await cave.getByRole('button', { name: 'Load' }).click()
  await expect(page.locator('main[data-hash]')).toHaveAttribute('data-moves', '3')
})
