import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { darkCave, type ScenarioInput } from '../../../engine/dark-cave/index.ts'
import { startRecord } from '../../../engine/shared/record.ts'
import { formatSave } from '../../../engine/shared/save.ts'
import { expect, type Start } from './game.ts'
import { until } from './look.ts'
import { putSave } from './saves.ts'

interface Wishes {
  readonly home: string
  readonly start: Start
}

/** Names of the company, so that sentences can be looked for. */
export const NAMES = { y1: 'Brok', b1: 'Nils', y2: 'Dagna', b2: 'Ymir', b3: 'Tova' } as const

/** One person in the first seat, everybody else a bot that thinks for no time at all. */
export const ALONE = { seats: ['person', 'digger', 'digger', 'digger', 'digger'] } as const

/** Starts the app with a dig that begins in this position, and opens it. Nothing is animated. */
export async function layCave(
  { home, start }: Wishes,
  position: Omit<ScenarioInput, 'game' | 'seed'>,
  extra: Readonly<Record<string, unknown>> = {},
): Promise<Page> {
  const still = { animationSpeed: 'instant', reducedMotion: 'on', quality: 'low' }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(still))
  const record = startRecord(darkCave, { scenario: { game: 'dark-cave', seed: 'laid', ...position } })
  const info = { title: 'Laid', created: '2026-01-01T00:00:00.000Z', extra: { names: NAMES, ...extra } }
  putSave(home, 'laid', formatSave(darkCave, info, record))
  const { page } = await start()
  await page.keyboard.press('Control+o')
  await page.locator('[data-save=laid] button.primary').click()
  await expect(page.locator('.cave-game .board-canvas canvas')).toBeAttached()
  return page
}

/** The running dig's journal as it lies on the disk. */
export const journal = (home: string): readonly string[] =>
  readFileSync(join(home, 'saves', 'autosave.dark-cave.rnsave'), 'utf8')
    .trimEnd()
    .split('\n')

/** Waits until these were the last words. */
export const said = (home: string, ...words: readonly string[]): Promise<void> =>
  expect
    .poll(() =>
      journal(home)
        .slice(1)
        .slice(-words.length)
        .map((line) => line.replace(/^\w+ /, '')),
    )
    .toEqual(words)

/** Waits until these were said one after the other; bots may have said more since. */
export const wasSaid = (home: string, ...words: readonly string[]): Promise<void> =>
  expect
    .poll(
      () =>
        `${journal(home)
          .map((line) => line.replace(/^\w+ /, ''))
          .join('; ')};`,
    )
    .toContain(`; ${words.join('; ')};`)

/** The one who was called comes to the screen. */
export async function openCurtain(page: Page, name: string): Promise<void> {
  await expect(page.locator('.cave-curtain h1')).toContainText(name)
  await page.locator('.cave-curtain > button').click()
  await expect(page.locator('.cave-hud')).toBeVisible()
}

/** A real click on the picture, where this lies. */
export async function clickOn(page: Page, target: string): Promise<void> {
  const { x, y } = await placeOf(page, target)
  await page.mouse.click(x, y)
}

export async function placeOf(page: Page, target: string): Promise<{ readonly x: number; readonly y: number }> {
  const at = await until(page, atRest, target)
  if (!at) throw new Error(`${target} is nowhere`)
  return at
}

/** The middle of what lies there, once the board is drawn and the camera has come to rest: it follows what is picked. */
function atRest(target: string): { readonly x: number; readonly y: number } | null {
  if (document.querySelector('.board-canvas[aria-busy=true]')) return null
  const key = document.querySelector<HTMLElement>(`[data-target="${target}"]`)
  if (!key) return null
  const { x, y, width, height } = key.getBoundingClientRect()
  const place = `${x} ${y}`
  const { at = '', looks = '0' } = key.dataset
  key.dataset.looks = at === place ? String(Number(looks) + 1) : '0'
  key.dataset.at = place
  return Number(key.dataset.looks) > 10 ? { x: x + width / 2, y: y + height / 2 } : null
}

/** By keyboard: what is picked by Enter on the board. */
export async function press(page: Page, target: string): Promise<void> {
  await page.locator(`[data-target="${target}"]`).focus()
  await page.keyboard.press('Enter')
}
