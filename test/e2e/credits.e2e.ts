import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { ROOT } from '../../scripts/paths.ts'
import { expect, type Running } from './support/game.ts'
import { test } from './support/kept.ts'

async function openCredits({ app, page }: Running): Promise<Page> {
  await app.evaluate(({ Menu }) => Menu.getApplicationMenu()?.getMenuItemById('credits')?.click())
  await expect(page.getByRole('heading', { name: 'Credits', level: 1 })).toBeVisible()
  return page
}

/** Licences lie behind a button. */
async function openLicences(game: Running): Promise<Page> {
  const page = await openCredits(game)
  await page.getByRole('button', { name: 'Licences and libraries' }).click()
  return page
}

test('people and gnomes come first, of both games; licences lie behind a button', async ({ game }) => {
  const page = await openCredits(game)
  await expect(page.locator('.troupe')).toHaveCount(2)
  for (const person of ['Bruno Faidutti', 'Frédéric Moyersoen'])
    await expect(page.locator('.troupe', { hasText: person })).toBeInViewport()
  await expect(page.locator('.troupe li img')).toHaveCount(16)
  await expect(page.locator('summary')).toHaveCount(0)
  await page.getByRole('button', { name: 'Licences and libraries' }).press('Enter')
  await expect(page.locator('#licences')).toBeFocused()
  await expect(page.locator('summary').first()).toBeVisible()
})

test('the credits name what is bundled, each library with its licence', async ({ game }) => {
  const page = await openLicences(game)
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { version: string }>
  }
  for (const name of ['pixi.js', 'xstate', 'preact', 'i18next', 'electron-store', '@fontsource/russo-one']) {
    const version = packages[`node_modules/${name}`]?.version ?? 'unknown'
    const entry = page.locator('summary').filter({ hasText: `${name} ${version}` })
    await entry.click()
    await expect(entry.locator('xpath=..').locator('pre')).toContainText(/Permission is hereby granted|PERMISSION/i)
  }
})

test('what only builds and tests the game is not listed as aboard', async ({ game }) => {
  const page = await openLicences(game)
  await expect(page.locator('summary').first()).toBeVisible()
  const listed = await page.locator('summary').allTextContents()
  expect(listed.filter((line) => /vite|playwright|typescript|sharp|stryker/.test(line))).toEqual([])
})

test('a link of the credits opens in the player’s own browser', async ({ game }) => {
  const { app } = game
  await app.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = async (url) => void opened.push(url)
  })
  const page = await openLicences(game)
  await page.getByRole('button', { name: 'game-icons.net: opens in the browser' }).click()
  await expect
    .poll(() => app.evaluate(() => (globalThis as unknown as { opened: string[] }).opened))
    .toEqual(['https://game-icons.net/'])
})

test('Escape leads back', async ({ game }) => {
  const page = await openCredits(game)
  await page.keyboard.press('Escape')
  await expect(page.locator('.front [data-go=newGame]')).toBeVisible()
})
