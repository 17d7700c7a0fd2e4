import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { redNovember } from '../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'
import { readSave } from '../../engine/shared/save.ts'
import { ROOT } from '../../scripts/paths.ts'
import { appArguments, expect, program, ready, test } from './support/game.ts'
import { OutsideGame } from './support/outside.ts'

const ROUNDS = 6
const LONGEST_MS = 400

/** Starts the game, does something with it and kills it at a random moment meanwhile. */
async function killDuring(home: string, random: RandomStream, deed: (page: Page) => Promise<void>): Promise<void> {
  const game = await OutsideGame.start(program(), await appArguments(home))
  const page = await game.page()
  await ready(page)
  const killed = new Promise<void>((done) => setTimeout(() => void game.kill().then(done), random.die(LONGEST_MS)))
  // Killed in the middle of something: that is the idea.
  await deed(page).catch(() => undefined)
  await killed
}

/** What the folder holds is whole, or is not there at all. */
function expectWhole(home: string): void {
  const folder = join(home, 'saves')
  const names = readdirSync(home).includes('saves')
    ? readdirSync(folder).filter((name) => name.endsWith('.rnsave'))
    : []
  for (const name of names)
    expect(readSave(redNovember, readFileSync(join(folder, name), 'utf8')), name).toMatchObject({
      ok: true,
      damage: null,
    })
}

test('killed in the lobby and while the very first game is written, the game starts as if nothing had been', async ({
  home,
}) => {
  const random = new RandomStream(seedState('first write'))
  for (let round = 0; round < ROUNDS; round++) {
    await killDuring(home, random, async (page) => {
      await page.locator('.front [data-go=newGame]').click()
      await page.getByLabel('Seed').fill(`round ${round}`)
      if (round % 2 === 0) await page.getByRole('button', { name: 'Cast off' }).click()
      await page.locator('main[data-hash]').waitFor()
    })
    expectWhole(home)
  }
  const game = await OutsideGame.start(program(), await appArguments(home))
  const page = await game.page()
  await ready(page)
  await page.locator('.front [data-go=newGame]').click()
  await page.getByRole('button', { name: 'Cast off' }).click()
  await expect(page.locator('main[data-hash]')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await game.kill()
  expectWhole(home)
})

test('killed while it takes over what 0.1.0 left, nothing of that is lost', async ({ home }) => {
  const fixtures = join(ROOT, 'test', 'fixtures', '0.1.0')
  cpSync(fixtures, home, { recursive: true })
  const saves = readdirSync(join(fixtures, 'saves'))
  const before = saves.map((name) => readFileSync(join(home, 'saves', name), 'utf8'))
  const settings = JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8')) as Record<string, unknown>
  const random = new RandomStream(seedState('migration'))
  for (let round = 0; round < ROUNDS; round++) {
    await killDuring(home, random, async (page) => {
      await page.evaluate(async () => {
        await window.desktop?.changeSettings({ textSize: 130 })
        await window.desktop?.readStatistics()
        await window.desktop?.listSaves('')
      })
    })
    expect(saves.map((name) => readFileSync(join(home, 'saves', name), 'utf8'))).toEqual(before)
    const now = JSON.parse(readFileSync(join(home, 'settings.json'), 'utf8')) as Record<string, unknown>
    expect(now.language).toBe(settings.language)
  }
  const game = await OutsideGame.start(program(), await appArguments(home))
  const page = await game.page()
  await ready(page)
  const found = await page.evaluate(async () => ({
    settings: await window.desktop?.readSettings(),
    statistics: await window.desktop?.readStatistics(),
  }))
  expect(found.settings).toMatchObject({
    ok: true,
    value: { setAside: null, settings: { language: settings.language } },
  })
  const kept = JSON.parse(readFileSync(join(fixtures, 'statistics.json'), 'utf8')) as { games: unknown[] }
  expect(found.statistics).toMatchObject({ ok: true, value: { setAside: null } })
  expect(found.statistics?.ok && found.statistics.value.games).toHaveLength(kept.games.length)
  await game.kill()
})
