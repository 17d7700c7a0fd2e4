import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { NO_MEMORY } from '../../preload/contract.ts'
import type { LobbyMemory } from '../../renderer/dark-cave/lobby/memory.ts'
import { CavePilot } from './support/cave-pilot.ts'
import { complaintsOf } from './support/complaints.ts'
import { BRISK } from './support/crews.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'

interface Dig {
  readonly seats: LobbyMemory['miners'][number]['player'][]
  readonly seed: string
}

/** Whole games through lobby, curtains, hand, board and desk: so many people, so many bots. */
const DIGS: Readonly<Record<string, Dig>> = {
  'two people': { seats: ['person', 'person'], seed: 'two' },
  'five people': { seats: Array(5).fill('person'), seed: 'a gallery' },
  'two people and six bots': {
    seats: ['person', 'digger', 'apprentice', 'person', ...Array(4).fill('digger')],
    seed: 'a crowd',
  },
}

for (const [who, { seats, seed }] of Object.entries(DIGS)) {
  test(`${who} play from the lobby to the unmasking (HS1-HS12)`, async ({ home, start }) => {
    const lobby: LobbyMemory = { miners: seats.map((player, at) => ({ name: `M${at}`, player })), clan: null }
    const games = { 'dark-cave': { ...NO_MEMORY, lobby } }
    writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, gameInFront: 'dark-cave', games }))
    const running = await start()
    const complaints = complaintsOf(running)
    const { page } = running
    await goDown(page, seed)
    const pilot = new CavePilot(page, home)
    const said = await pilot.playOut()
    const { outcome, players } = pilot.state
    expect(outcome).not.toBeNull()
    expect(players).toHaveLength(seats.length)
    expect(said).toBeGreaterThan(10)
    const people = seats.filter((player) => player === 'person').length
    expect(pilot.met.curtains, 'people only see their own turn (HS2)').toBeGreaterThan(people)

    const end = page.locator('main.unmasking')
    await expect(end).toHaveAttribute('data-done', 'true')
    await expect(end).toHaveAttribute('data-winner', outcome?.winner ?? '')
    const counted = { ok: true, value: { games: [{ game: 'dark-cave' }] } }
    const read = () => page.evaluate(() => window.desktop?.readStatistics())
    await expect.poll(read).toMatchObject(counted)

    const statistics = await read()
    const feats = statistics?.ok ? statistics.value.games[0]?.figures.feats : null
    await page.locator('[data-go="report"]').click()
    await expect(page.locator('main.hut .medal.fresh')).toHaveCount(Math.min(4, (feats as string[]).length))
    expect(complaints).toEqual([])
  })
}

async function goDown(page: Page, seed: string): Promise<void> {
  await page.keyboard.press('Control+n')
  await page.locator('.cave-lobby .notice input').fill(seed)
  await page.locator('.cave-lobby .go-down').click()
  await expect(page.locator('main.cave-game[data-moves]')).toBeVisible()
}
