import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  advise,
  type BotId,
  type Command,
  formatCommand,
  type GameRecord,
  redNovember,
  viewFor,
} from '../../engine/red-november/index.ts'
import { botRandom } from '../../engine/shared/bots.ts'
import { present, startRecord } from '../../engine/shared/record.ts'
import { readSave } from '../../engine/shared/save.ts'
import { decided, decisionOf, seated } from '../../engine/shared/table/session.ts'
import { Studio } from '../../scripts/screens/studio.ts'
import { coveredOfBoard } from './support/desk-room.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, NAMES, type Position, wait } from './support/laid.ts'

const CAPTAINS: readonly BotId[] = ['captain', 'captain', 'captain']
const NEAR_THE_END: Position = {
  gnomes: [
    { color: 'red', room: 4, minute: 7 },
    { color: 'blue', room: 8, minute: 6, hand: ['grog'] },
    { color: 'green', room: 1, minute: 5 },
  ],
  tracks: { heat: 7 },
}

/** The game of these bots as Node plays it. */
function inNode(game: GameRecord, bots: readonly BotId[]): GameRecord {
  let session = seated(redNovember, game, bots)
  for (let word = decisionOf(redNovember, session); word; word = decisionOf(redNovember, session)) {
    session = decided(redNovember, session, word)
  }
  return session.record ?? game
}

const journal = (home: string): GameRecord => {
  const save = readSave(redNovember, readFileSync(join(home, 'saves', 'autosave.rnsave'), 'utf8'))
  if (!save.ok) throw new Error('no journal')
  return save.record
}

test('a crew of Captains plays to the report, the same game as in Node', async ({ home, start }) => {
  const { page, complaints } = await lay({ home, start }, NEAR_THE_END, {}, { seats: CAPTAINS })
  await expect(page.locator('main.report')).toBeVisible()
  expect(complaints).toEqual([])
  const expected = inNode(
    startRecord(redNovember, { scenario: { game: 'red-november', seed: 'laid', ...NEAR_THE_END } }),
    CAPTAINS,
  )
  expect(journal(home).commands.map(formatCommand)).toEqual(expected.commands.map(formatCommand))
})

/** The rooms that what was told meanwhile lies over; `cut` where not all of it is seen. */
function roomsUnderRecap(): readonly string[] {
  const recap = document.querySelector('.recap')
  if (!recap) return ['nothing is told']
  const { right, bottom } = recap.getBoundingClientRect()
  const rooms = [...document.querySelectorAll<HTMLElement>('.board-keys [data-target^=room]')]
  const covered = rooms
    .filter((room) => room.getBoundingClientRect().left < right && room.getBoundingClientRect().top < bottom)
    .map(({ dataset }) => dataset.target ?? '')
  const isCut = [recap, ...recap.querySelectorAll('p')].some((told) => told.scrollHeight > told.clientHeight + 1)
  return isCut ? [...covered, 'cut'] : covered
}

test('what bots did too fast to follow is told once over no room, and folds away', async ({ home, start }) => {
  const crew = { seats: ['person', 'sailor', 'sailor'] } as const
  const gnomes = ['red', 'blue', 'green'].map((color) => ({ color, room: 4, minute: 20 }) as const)
  const together = { gnomes, order: ['red', 'blue', 'green'], icons: { events: [], items: [] } } as Position
  const { page, app } = await lay({ home, start }, together, {}, crew)
  const recap = page.getByRole('region', { name: 'Meanwhile' })
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await expect(recap).toHaveCount(0)
  await wait(page)
  await expect(recap).toContainText(NAMES.blue)
  await expect(recap).not.toContainText(NAMES.red)
  for (const size of [
    [1024, 640],
    [1280, 800],
  ] as const) {
    await app.evaluate(({ BrowserWindow }, [w, h]) => BrowserWindow.getAllWindows()[0]?.setContentSize(w, h), size)
    await page.waitForFunction(([w, h]) => innerWidth === w && innerHeight === h, size)
    await expect.poll(() => page.evaluate(roomsUnderRecap), { message: `${size}` }).toEqual([])
  }
  // The log tells it all: there it would only lie over the board.
  await page.locator('.ticker').click()
  await expect(page.locator('.log-drawer')).toBeVisible()
  await expect(recap).toHaveCount(0)
  await page.keyboard.press('Escape')
  await recap.getByRole('button', { name: 'Fold away' }).click()
  await expect(recap).toHaveCount(0)
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
})

test('news that do not fit are counted, and the log opens from there', async ({ home, start }) => {
  const position: Position = {
    gnomes: [
      { color: 'red', room: 5, minute: 46 },
      { color: 'blue', room: 1, minute: 46 },
      { color: 'green', room: 2, minute: 43 },
    ],
    order: ['red', 'blue', 'green'],
    tokens: { crushed: 40 },
    tracks: { pressure: 8, asphyxiation: 2 },
    rooms: { 3: { water: 'low' } },
    icons: { events: [44, 43, 42, 41, 40], items: [] },
    next: {
      dice: [9, 8, 3, 10, 2],
      events: ['fire:2', 'leak:2', 'blocked-hatch:2', 'fire:2', 'missile-countdown:3'],
    },
  }
  const running = await lay({ home, start }, position, { language: 'ru' }, { seats: ['person', 'sailor', 'person'] })
  const { page } = running
  await Studio.on(running, {}).resize(1024, 640)
  await wait(page)
  const recap = page.locator('.recap')
  await expect(recap.locator('.news li').first()).toBeVisible()
  await expect.poll(() => page.evaluate(roomsUnderRecap)).toEqual([])
  const told = await recap.locator('li').count()
  await expect(recap.locator('.more')).toHaveText(/^и ещё [1-9] в журнале$/)
  expect(told).toBeGreaterThan(2)
  await recap.locator('.more').click()
  await expect(page.locator('.log-drawer')).toBeVisible()
})

test('one press skips to the own next turn, however many bots are up before', async ({ home, start }) => {
  const crew = { seats: ['person', 'sailor', 'sailor'] } as const
  const gnomes = ['red', 'blue', 'green'].map((color) => ({ color, room: 4, minute: 20 }) as const)
  const together = { gnomes, order: ['red', 'blue', 'green'] } as Position
  // At this pace every card waits for a reader.
  const { page } = await lay({ home, start }, together, { animationSpeed: 'calm' }, crew)
  const game = page.locator('main.game')
  await expect(game).toHaveAttribute('data-stage', 'choosing')
  await wait(page)
  await expect(game).toHaveAttribute('data-stage', /presenting|thinking/)
  await page.keyboard.press('s')
  await expect(game).toHaveAttribute('data-stage', 'choosing')
  await expect(page.locator('.turn-card .name')).toHaveText(NAMES.red)
  expect(journal(home).commands.length).toBeGreaterThan(2)
})

test('a seat is handed to a bot and taken back, and the save remembers it', async ({ home, start }) => {
  const { page } = await lay({ home, start }, { ...NEAR_THE_END, tracks: {} })
  await page.getByRole('button', { name: `About ${NAMES.red}` }).click()
  const leader = page.getByRole('group', { name: `Led by: ${NAMES.red}` })
  // It is asked, and staying is what Enter does.
  await leader.getByRole('button', { name: 'Sailor' }).click()
  const ask = page.getByRole('dialog', { name: `Hand ${NAMES.red} over?` })
  await expect(ask).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(ask).toHaveCount(0)
  await expect(leader.getByRole('button', { name: 'Person' })).toHaveAttribute('aria-pressed', 'true')
  await leader.getByRole('button', { name: 'Sailor' }).click()
  await ask.getByRole('button', { name: 'Hand over' }).click()
  await expect(page.locator('main.game')).not.toHaveAttribute('data-moves', '0')
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await expect(leader.getByRole('button', { name: 'Sailor' })).toHaveAttribute('aria-pressed', 'true')
  expect(seats(home)).toEqual(['sailor'])
  await leader.getByRole('button', { name: 'Person' }).click()
  await expect.poll(() => seats(home)).toEqual(['person'])
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  await page.locator('.ticker').click()
  const changes = page.locator('.log-drawer .change')
  await expect(changes).toHaveCount(2)
  await expect(changes.first()).toContainText(`${NAMES.red}. Led by Sailor`)
})

test('with secret hands nobody hands over another person’s gnome (O6)', async ({ home, start }) => {
  const position = {
    options: { secretHands: true },
    gnomes: [
      { color: 'red', room: 4, minute: 30 },
      { color: 'blue', room: 8, minute: 20 },
    ],
  } satisfies Position
  const { page } = await lay({ home, start }, position)
  await page.getByRole('button', { name: `I am ${NAMES.red}, show the board` }).click()
  await page.locator('.crew [data-gnome=blue]').click()
  const card = page.getByRole('dialog', { name: NAMES.blue })
  await expect(card).toContainText('only whoever leads Olga')
  await expect(card.getByRole('group')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: `About ${NAMES.red}` }).click()
  await expect(page.getByRole('group', { name: `Led by: ${NAMES.red}` })).toBeVisible()
})

/** Who sits where by the journal; a game for show has none. */
function seats(home: string): unknown {
  const file = join(home, 'saves', 'autosave.rnsave')
  const save = existsSync(file) ? readSave(redNovember, readFileSync(file, 'utf8')) : null
  return save?.ok ? save.info.extra.seats : []
}

test('whoever is stuck gets three ideas from the Captain, and a click picks one', async ({ home, start }) => {
  const position = {
    gnomes: [
      { color: 'red', room: 4, minute: 40, hand: ['reactor-manual'] },
      { color: 'blue', minute: 30 },
    ],
    rooms: { 5: { fire: true } },
    tracks: { heat: 8 },
  } satisfies Position
  const { page, complaints } = await lay({ home, start }, position, {}, { advice: true })
  await page.keyboard.press('h')
  const ideas = page.locator('.idea')
  await expect(ideas).toHaveCount(3)
  await expect(ideas.first()).toContainText(/boat saved \d+%/)
  await page.keyboard.press('Escape')
  await expect(ideas).toHaveCount(0)
  await page.getByRole('button', { name: 'Advice' }).click()
  // The first click says nothing yet: it shows the way.
  await ideas.first().click()
  if (best(position).length > 1) {
    await expect(ideas.first()).toHaveAttribute('aria-pressed', 'true')
    expect(journal(home).commands).toEqual([])
    await ideas.first().click()
  }
  await page.locator('button.go').click()
  await expect.poll(() => journal(home).commands.map(formatCommand)).toEqual(best(position).map(formatCommand))
  expect(complaints).toEqual([])
})

/** The commands of the Captain's best idea, thought of in Node. */
function best(position: Position): readonly Command[] {
  const state = present(startRecord(redNovember, { scenario: { game: 'red-november', seed: 'laid', ...position } }))
  const ideas = advise(viewFor(state, 0), botRandom(state.seed, 0))
  return ideas.toSorted((a, b) => b.chance - a.chance)[0]?.commands ?? []
}

test('a voyage for show can be held, is not kept, and counts as soon as somebody joins', async ({ start, home }) => {
  const { page } = await start()
  await page.locator('.front [data-go=watch]').click()
  const boat = page.locator('main.game')
  await expect(boat).toHaveAttribute('data-moves', /[1-9]/)
  expect(existsSync(join(home, 'saves', 'autosave.rnsave'))).toBe(false)
  await page.getByRole('button', { name: 'Pause', exact: true }).click()
  await expect(page.locator('.hud .voyage-bar')).toBeVisible()
  expect(await coveredOfBoard(page)).toEqual([])
  await page.getByRole('button', { name: /^Take over/ }).click()
  await expect.poll(() => seats(home)).toContain('person')
  await expect(page.locator('.voyage-bar')).toHaveCount(0)
  await expect(boat).toHaveAttribute('data-stage', 'choosing')
})

test('after a loss the report names the decision that cost the boat, and plays on from before it', async ({
  home,
  start,
}) => {
  const position = {
    gnomes: [
      { color: 'red', room: 7, minute: 9, hand: ['deactivation-code'] },
      { color: 'blue', minute: 0 },
    ],
    icons: { events: [], items: [] },
    tokens: { missiles: 3 },
  } satisfies Position
  const { page } = await lay({ home, start }, position)
  for (let moves = 0; moves < 7; moves++) {
    const asked = page.locator(`main.game[data-stage=choosing][data-moves="${moves}"]`)
    await expect(asked.or(page.locator('main.report'))).toBeVisible()
    if (await page.locator('main.report').isVisible()) break
    await wait(page)
  }
  await expect(page.locator('.torn-page:not(.working) .hope')).toBeVisible()
  // The page, the flag on the chart and the button name the same minute.
  const decided = /minute (\d+)/.exec(await page.locator('.torn-page h2').innerText())?.[1]
  await page.getByRole('button', { name: 'How it went' }).click()
  await expect(page.locator('.chart .turning')).toHaveAttribute('data-minute', decided ?? '')
  await page.getByRole('button', { name: `Play on from minute ${decided}` }).click()
  await expect(page.locator('main.game')).toHaveAttribute('data-stage', 'choosing')
  expect(journal(home).commands.length).toBeLessThan(6)
})
