import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { redNovember, type ScenarioInput } from '../../../engine/red-november/index.ts'
import { startRecord } from '../../../engine/shared/record.ts'
import { formatSave } from '../../../engine/shared/save.ts'
import type { Settings } from '../../../preload/contract.ts'
import type { SaveExtra } from '../../../renderer/red-november/run/agreements.ts'
import { complaintsOf } from './complaints.ts'
import { expect, type Running, type Start } from './game.ts'
import { putSave } from './saves.ts'

export type Position = Omit<ScenarioInput, 'game' | 'seed'>

interface Wishes {
  readonly home: string
  readonly start: Start
}

/** Names of the crew, so that sentences can be looked for. */
export const NAMES = { red: 'Boris', blue: 'Olga', green: 'Pyotr', purple: 'Vera' } as const

/** Starts the app with a game that begins in this position, and opens it. Without wishes nothing is animated. */
export async function lay(
  { home, start }: Wishes,
  position: Position,
  settings: Partial<Settings> = {},
  crew: Partial<SaveExtra> = {},
): Promise<Running & { readonly complaints: readonly string[] }> {
  const still =
    settings.animationSpeed === undefined ? ({ animationSpeed: 'instant', reducedMotion: 'on' } as const) : {}
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ quality: 'low', ...still, ...settings }))
  const record = startRecord(redNovember, { scenario: { game: 'red-november', seed: 'laid', ...position } })
  putSave(
    home,
    'laid',
    formatSave(
      redNovember,
      { title: 'Laid', created: '2026-01-01T00:00:00.000Z', extra: { names: NAMES, ...crew } },
      record,
    ),
  )
  const running = await start()
  const { page } = running
  const complaints = complaintsOf(running)
  await page.keyboard.press('Control+o')
  await page.locator('[data-save=laid] button.primary').click()
  await expect(page.locator('.board-canvas canvas, main.report').first()).toBeAttached()
  return { ...running, complaints }
}

/** What was said last, as the journal on the disk has it. */
export function lastSaid(home: string): string {
  const lines = readFileSync(join(home, 'saves', 'autosave.rnsave'), 'utf8')
    .trimEnd()
    .split('\n')
  return lines.length > 1 ? (lines.at(-1) ?? '').replace(/^\w+ /, '') : ''
}

/** Waits until the journal ends with these words. */
export const said = (home: string, words: string): Promise<void> => expect.poll(() => lastSaid(home)).toBe(words)

/** Picks an action of the bar. */
export const take = (page: Page, action: string): Promise<void> => page.locator(`[data-action=${action}]`).click()

/** Does nothing for a minute. */
export async function wait(page: Page): Promise<void> {
  await take(page, 'wait')
  await page.locator('button.go').click()
}

/** Plays an item of the hand: the first click shows what it would do, the second does it. */
export async function play(page: Page, item: string): Promise<void> {
  const card = page.locator(`.hand [data-item=${item}]`)
  await card.click()
  await card.click()
}
