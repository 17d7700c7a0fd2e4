import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { darkCave, type ScenarioInput } from '../../engine/dark-cave/index.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import { ALONE } from './support/cave-laid.ts'
import { expect, type Running, test } from './support/game.ts'
import { lay } from './support/laid.ts'
import { putSave } from './support/saves.ts'

/** The player's pictures lie in the test's own folder, and the file manager only notes what it was asked for. */
async function prepareAlbum({ app, home }: Running): Promise<string> {
  await app.evaluate(
    ({ app: program, shell }, pictures) => {
      program.setPath('pictures', pictures)
      const shown: string[] = []
      Object.assign(globalThis, { shown })
      shell.showItemInFolder = (path) => void shown.push(path)
    },
    join(home, 'pictures'),
  )
  return join(home, 'pictures', 'Red November')
}

/** The photos that are there, the oldest first. */
const photosIn = (album: string): readonly string[] =>
  existsSync(album)
    ? readdirSync(album)
        .sort()
        .map((name) => join(album, name))
    : []

/** How lively a part of a picture is: 0 where it has one colour. */
async function liveliness(photo: string, part: { top: number; height: number }): Promise<number> {
  const { width = 0 } = await sharp(photo).metadata()
  const { channels } = await sharp(photo)
    .extract({ left: 0, width, ...part })
    .greyscale()
    .stats()
  return channels[0]?.stdev ?? 0
}

test('F8 keeps the board as a PNG among the player’s pictures, with a strip below, and shows where', async ({
  home,
  start,
}) => {
  const running = await lay(
    { home, start },
    {
      gnomes: [
        { color: 'red', minute: 40, room: 4 },
        { color: 'blue', minute: 39, room: 8 },
      ],
    },
  )
  const album = await prepareAlbum(running)
  const { page, app } = running
  await expect(page.locator('.board-canvas')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('F8')
  const word = page.locator('.note', { hasText: 'Red November 20' })
  await expect(word).toBeVisible()
  const [photo = ''] = photosIn(album)
  await expect(word).toContainText(photo)
  const { format, width = 0, height = 0 } = await sharp(photo).metadata()
  expect({ format, isWide: width >= 1600 }).toEqual({ format: 'png', isWide: true })
  const strip = Math.round((56 * width) / 1600)
  expect(await liveliness(photo, { top: 0, height: height - strip })).toBeGreaterThan(15)
  expect(await liveliness(photo, { top: height - strip + 6, height: strip - 8 })).toBeGreaterThan(5)
  await word.getByRole('button', { name: 'Show it' }).click()
  const shown = await app.evaluate(() => (globalThis as unknown as { shown: string[] }).shown)
  expect(shown).toEqual([photo])
})

test('the pause menu takes one too, and where there is no board a sentence says so', async ({ home, start }) => {
  const running = await lay(
    { home, start },
    {
      gnomes: [
        { color: 'red', minute: 40 },
        { color: 'blue', minute: 39 },
      ],
    },
  )
  const album = await prepareAlbum(running)
  const { page } = running
  await expect(page.locator('.board-canvas')).toHaveAttribute('aria-busy', 'false')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Photo of the board' }).click()
  await expect(page.locator('.note', { hasText: 'The photo lies here' })).toBeVisible()
  await page.keyboard.press('F2')
  await expect(page.locator('main.table')).toBeVisible()
  await page.keyboard.press('F8')
  await expect(page.locator('.note', { hasText: 'no board to photograph' })).toBeVisible()
  expect(photosIn(album)).toHaveLength(1)
})

/** The one who is up has looked behind a gate, or has not. */
const dig = (knows: readonly string[]): Omit<ScenarioInput, 'game'> => ({
  seed: 'photo',
  players: [
    { gnome: 'y1', at: '1,0.c', hand: ['I-09', 'boots-I'], knows: [...knows] },
    { gnome: 'b1', at: '-1,0.c', hand: ['I-10'] },
    { gnome: 'y2', hand: ['I-03'] },
    { gnome: 'b2', hand: ['I-04'] },
    { gnome: 'y3', hand: ['I-06'] },
  ] as NonNullable<ScenarioInput['players']>,
  cards: { '1,0': 'I-12', '-1,0': 'I-08' },
  goals: { '4,-4': 'exit', '4,4': 'vein', '-4,4': 'hole', '-4,-4': 'ladder' } as NonNullable<ScenarioInput['goals']>,
})

test('HS1: a photo shows nothing that only one seat knows: not what lies behind a gate, nor the card in hand', async ({
  home,
  start,
}) => {
  const still = { animationSpeed: 'instant', reducedMotion: 'on', quality: 'low' }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(still))
  const info = { title: 'Laid', created: '2026-01-01T00:00:00.000Z', extra: ALONE }
  for (const [name, knows] of [
    ['seen', ['4,-4']],
    ['unseen', []],
  ] as const) {
    const record = startRecord(darkCave, { scenario: { game: 'dark-cave', ...dig(knows) } })
    putSave(home, name, formatSave(darkCave, { ...info, title: name }, record))
  }
  const running = await start()
  const album = await prepareAlbum(running)
  const { page } = running
  for (const [at, name] of ['seen', 'unseen'].entries()) {
    await page.keyboard.press('Control+o')
    await page.locator(`[data-save=${name}] button.primary`).click()
    await expect(page.locator('.cave-game[data-stage=choosing]')).toBeVisible()
    await expect(page.locator('.board-canvas')).toHaveAttribute('aria-busy', 'false')
    // Whoever has looked behind a gate holds a card up in the air as well.
    if (name === 'seen') await page.locator('.cave-hand li button').first().click()
    await page.keyboard.press('F8')
    await page.locator('.note .quiet').click()
    expect(photosIn(album)).toHaveLength(at + 1)
  }
  const [seen = '', unseen = ''] = photosIn(album)
  expect(await sizeOf(unseen), 'a photo leaves the board as large as it was').toEqual(await sizeOf(seen))
  expect(await pixelsThatDiffer(seen, unseen)).toBe(0)
  expect(readFileSync(seen).length).toBeGreaterThan(20_000)
})

async function sizeOf(photo: string): Promise<readonly (number | undefined)[]> {
  const { width, height } = await sharp(photo).metadata()
  return [width, height]
}

async function pixelsThatDiffer(one: string, other: string): Promise<number> {
  const [a, b] = await Promise.all([one, other].map((file) => sharp(file).removeAlpha().raw().toBuffer()))
  if (!a || !b || a.length !== b.length) return Number.POSITIVE_INFINITY
  let count = 0
  for (let at = 0; at < a.length; at++) if (Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > 8) count++
  return count
}
