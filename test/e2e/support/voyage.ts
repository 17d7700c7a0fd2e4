import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { type GameState, type RoomId, redNovember, type ScenarioInput } from '../../../engine/red-november/index.ts'
import { present, startRecord } from '../../../engine/shared/record.ts'
import { formatSave } from '../../../engine/shared/save.ts'
import { fitPicture } from '../../../renderer/red-november/board/layout/fit.ts'
import { ROOM_PLACES } from '../../../renderer/red-november/board/layout/rooms.ts'
import { expect, type Start } from './game.ts'
import { putSave } from './saves.ts'

/** A position on the game screen, and the same one in the test's own hands. */
export interface Voyage {
  readonly page: Page
  readonly game: Locator
  readonly state: GameState
}

/** Starts the app with a position as its running game, and continues it on the game screen. */
export async function voyage(
  scenario: ScenarioInput,
  home: string,
  start: Start,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Voyage> {
  const record = startRecord(redNovember, { scenario })
  putSave(
    home,
    'autosave',
    formatSave(redNovember, { title: 'Voyage', created: '2026-01-01T00:00:00.000Z', extra: {} }, record),
  )
  const quick = { language: 'en', animationSpeed: 'instant', quality: 'low', reducedMotion: 'on', ...settings }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(quick))
  const { page } = await start()
  await page.getByRole('button', { name: /Continue/ }).click()
  const game = page.locator('main.game')
  await expect(game).toHaveAttribute('data-stage', 'choosing')
  await expect(page.locator('.board-canvas canvas')).toBeVisible()
  return { page, game, state: present(record) }
}

/** A click into the middle of a room, wherever the window puts it. */
export async function clickRoom(page: Page, room: RoomId): Promise<void> {
  const canvas = page.locator('.board-canvas canvas')
  const box = await canvas.boundingBox()
  if (!box) throw new Error('the board has no size')
  const { scale, x, y } = fitPicture(box.width, box.height, 0)
  const { left, right, top, bottom } = ROOM_PLACES[room]
  const at = { x: x + ((left + right) / 2) * scale, y: y + ((top + bottom) / 2) * scale }
  await canvas.click({ position: at })
}

/** Clicks until the board has drawn its first frames and answers. */
export async function proposeWay(page: Page, room: RoomId): Promise<Locator> {
  const desk = page.locator('.desk-panel.walk')
  await expect(async () => {
    if (!(await desk.isVisible())) await clickRoom(page, room)
    await expect(desk).toHaveAttribute('data-goal', String(room), { timeout: 2_000 })
  }).toPass({ timeout: 45_000 })
  return desk
}
