import { appendFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { redNovember } from '../../engine/red-november/index.ts'
import { formatSave, readSave } from '../../engine/shared/save.ts'
import { canMount } from '../main/own-mounts.ts'
import { asText, expect, newGame, playOne, position, ready, test } from './support/game.ts'
import { openHash } from './support/logbook.ts'
import { played, saveText } from './support/saves.ts'
import { startOnSmallDisk } from './support/small-disk.ts'

const FULL = 'The disk is full to the brim.'

/** Disks give room by the block. */
const BLOCK = 4096

/** A save that ends so many bytes into a block: the next line does not fit into it. */
function saveOfLength(bytes: number): string {
  const filled = (filling: string): string =>
    formatSave(redNovember, { title: 'x', created: '2026-01-01T00:00:00.000Z', extra: { filling } }, played('seed', 4))
  const length = Buffer.byteLength(filled(''))
  return filled('x'.repeat((bytes - length + BLOCK) % BLOCK))
}

/** Takes every byte that is left. */
function fillUp(file: string): void {
  for (let size = 65_536; size >= 1; size = Math.floor(size / 2)) {
    try {
      for (;;) appendFileSync(file, Buffer.alloc(size))
    } catch {
      // Full for pieces of this size.
    }
  }
}

if (canMount()) {
  test('on a full disk the game goes on in memory, and everything is saved once there is room', async ({ home }) => {
    mkdirSync(join(home, 'saves.seed'))
    writeFileSync(join(home, 'saves.seed', 'autosave.rnsave'), saveOfLength(BLOCK - 6))
    const { game, folder } = await startOnSmallDisk(home, 'saves', '256k')
    const journal = (): string => readFileSync(join(folder, 'autosave.rnsave'), 'utf8')
    const page = await game.page()
    await ready(page)
    await page.getByRole('button', { name: /Continue/ }).click()
    await asText(page)
    await page.getByRole('button', { name: 'Quick save' }).click()
    await expect(page.getByText('Quick save made')).toBeVisible()
    const quick = readFileSync(join(folder, 'quick.rnsave'), 'utf8')
    const before = journal()

    fillUp(join(folder, 'filler'))
    await playOne(page)
    await expect(page.getByText(FULL)).toBeVisible()
    expect(journal()).toBe(before)
    await playOne(page)
    await page.getByRole('button', { name: 'Understood' }).last().click()
    await page.getByRole('button', { name: 'Quick save' }).click()
    await expect(page.getByText(FULL)).toBeVisible()
    expect(readFileSync(join(folder, 'quick.rnsave'), 'utf8')).toBe(quick)

    rmSync(join(folder, 'filler'))
    await playOne(page)
    await expect(page.getByText('The autosave works again.')).toBeVisible()
    const kept = readSave(redNovember, journal())
    expect(kept).toMatchObject({ ok: true, damage: null })
    expect(kept.ok && openHash(kept.record)).toBe(await position(page))
    await game.kill()
  })

  test('in a read-only folder saves can be loaded and played, and the player is told', async ({ home }) => {
    mkdirSync(join(home, 'saves.seed'))
    writeFileSync(join(home, 'saves.seed', 'old-times.rnsave'), saveText('Old times', 5))
    const { game } = await startOnSmallDisk(home, 'saves', '256k', 'ro')
    const page = await game.page()
    await ready(page)
    await page.locator('[data-go=saves]').click()
    const told = page.getByText('This folder is read-only.')
    await page.getByRole('button', { name: 'Delete' }).click()
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Understood' }).click()
    await page.getByRole('button', { name: 'Rename' }).click()
    await page.getByLabel('Title of the save').fill('New times')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(told).toBeVisible()
    await page.getByRole('button', { name: 'Understood' }).click()
    await expect(page.getByRole('heading', { name: 'Old times' })).toBeVisible()
    await page.getByRole('button', { name: 'Load', exact: true }).click()
    await expect(told).toBeVisible()
    await playOne(page)
    await playOne(page)
    await game.kill()
  })

  test('a full disk under everything does not keep the game from being played', async ({ home }) => {
    const { game } = await startOnSmallDisk(home, '.', '1m', 'full')
    const page = await game.page()
    await ready(page)
    await newGame(page, 'nothing left')
    await expect(page.getByText(FULL)).toBeVisible()
    await playOne(page)
    await playOne(page)
    await game.kill()
  })
}

if (process.platform === 'linux') {
  test('a saves folder that takes nothing is no reason not to play', async ({ start, home }) => {
    // The kernel's own folder: not even root can put a file there.
    symlinkSync('/sys/kernel', join(home, 'saves'))
    const { page } = await start()
    await newGame(page, 'refused')
    await expect(page.getByText(/goes on in memory/)).toBeVisible()
    await playOne(page)
    await page.getByRole('button', { name: 'Quick save' }).click()
    await playOne(page)
  })
}
