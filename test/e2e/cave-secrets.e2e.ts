import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ScenarioInput } from '../../engine/dark-cave/index.ts'
import { dug, putCave } from '../../scripts/screens/cave-contents.ts'
import { CavePilot } from './support/cave-pilot.ts'
import { BRISK } from './support/crews.ts'
import { expect, type Running } from './support/game.ts'
import { test } from './support/kept.ts'
import type { KeptWindow } from './support/kept-window.ts'

/*
 * Somebody tries to see what a seat may not know. Two caves differ in what is hidden and in nothing else; the same tricks
 * are tried in both, and the page with everything in it, what a screen reader is told, the title of the window and what
 * can be seen of a curtain have to be the same in both.
 *
 * A file is no screen: the journal, a save, its code and a report of a fault hold the whole game, as a box of cards does.
 * Nobody comes upon them by looking, and they are not tried here.
 */
type Players = NonNullable<ScenarioInput['players']>

/** Both caves: hands, roles, what lies behind the gates, what is left in the deck. */
const HIDDEN: readonly { readonly others: Players; readonly own: readonly string[]; readonly goals: object }[] = [
  {
    own: ['I-09', 'info-I', 'boots-I'],
    others: [
      { gnome: 'b1', at: '-1,0.c', hand: ['I-10', 'rockfall-I'] },
      { gnome: 'y2', role: 'saboteur', hand: ['I-03', 'I-13'] },
      { gnome: 'b2', hand: ['I-04'] },
      { gnome: 'y3', hand: ['I-06'], knows: ['4,4', 'b1'] },
    ],
    goals: { '4,-4': 'exit', '4,4': 'vein', '-4,4': 'hole', '-4,-4': 'ladder' },
  },
  {
    own: ['I-02', 'rat-I', 'swap-II'],
    others: [
      { gnome: 'b1', at: '-1,0.c', role: 'saboteur', hand: ['lindworm-II', 'I-01'] },
      { gnome: 'y2', hand: ['web-I', 'II-10'] },
      { gnome: 'b2', hand: ['goblin-II'] },
      { gnome: 'y3', hand: ['III-01'], knows: ['4,4', 'b1'] },
    ],
    goals: { '4,-4': 'ladder', '4,4': 'hole', '-4,4': 'exit', '-4,-4': 'vein' },
  },
]

/** One of the caves; `own`: whoever is up holds the cards of that one. */
function cave(which: 0 | 1, own: 0 | 1): Omit<ScenarioInput, 'game'> {
  const { others, goals } = HIDDEN[which] as (typeof HIDDEN)[number]
  return {
    players: [{ gnome: 'y1', at: '1,0.c', hand: HIDDEN[own]?.own, axes: 1 }, ...others] as Players,
    cards: { '1,0': 'I-12', '-1,0': 'I-08', '0,1': 'I-11', '0,-1': 'I-15' },
    webs: [{ at: '1,0.E', shows: 2, card: 'web-III', owner: 'y2' }],
    goals: goals as NonNullable<ScenarioInput['goals']>,
  }
}

type Trick = readonly [name: string, deed: (running: Running) => Promise<unknown>]

const press =
  (...keys: readonly string[]): Trick[1] =>
  async ({ page }) => {
    for (const key of keys) await page.keyboard.press(key)
  }

const click =
  (selector: string, there: string): Trick[1] =>
  async ({ page }) => {
    await page.locator(selector).first().click()
    await page.locator(there).first().waitFor()
  }

const set =
  (change: object): Trick[1] =>
  ({ page }) =>
    page.evaluate((wanted) => window.desktop?.changeSettings(wanted), change)

const resize =
  (width: number, height: number): Trick[1] =>
  ({ app }) =>
    app.evaluate(({ BrowserWindow }, size) => BrowserWindow.getAllWindows()[0]?.setContentSize(...size), [
      width,
      height,
    ] as const)

const MENU =
  (id: string): Trick[1] =>
  ({ app }) =>
    app.evaluate(({ Menu }, wanted) => Menu.getApplicationMenu()?.getMenuItemById(wanted)?.click(), id)

/** Whoever has not been asked to sit down tries everything that a keyboard, a menu and a window have. */
const BEHIND_THE_CURTAIN: readonly Trick[] = [
  ['the curtain', async () => undefined],
  ['the cave in words', press('q')],
  ['the speaking tube', press('t')],
  [
    'words and tube from the menu',
    async (running) => {
      await MENU('damageReport')(running)
      await MENU('speakingTube')(running)
    },
  ],
  ['undo and redo', press('Control+z', 'u', 'r')],
  ['cards by their numbers', press('1', '2', '3', 'l')],
  ['the rules', press('F1')],
  ['back from the rules', press('Escape')],
  ['another language', set({ language: 'ru' })],
  ['larger letters', set({ textSize: 150 })],
  ['as it was', set({ language: 'en', textSize: 100 })],
  ['a small window', resize(1000, 700)],
  ['the text table', press('F2')],
  ['the board again', press('F2')],
  [
    'the list of saves',
    async (running) => {
      await press('Control+o')(running)
      await running.page.locator('[data-save="autosave.dark-cave"] svg').first().waitFor()
    },
  ],
]

/** Whoever sits there looks for what the others have. */
const AT_THE_TABLE: readonly Trick[] = [
  ['the own hand', click('.cave-curtain button.lit:enabled', '.cave-hand [data-card]')],
  ['the own paper', click('[data-do=notes]', '.notes-paper')],
  ['the paper away', press('Escape')],
  ['the cave in words', press('q')],
  ['words away', press('Escape')],
  ['the speaking tube', press('t')],
  ['an order about somebody', async ({ page }) => page.keyboard.type('look')],
  ['tube away', press('Escape')],
  ['everything possible', click('[data-do=list]', '.everything')],
  ['the log', click('[data-do=log]', '.log-drawer')],
  ['the log away', press('Escape', 'Escape')],
  ['the text table', press('F2')],
  ['the board again', press('F2')],
]

for (const [where, tricks, own] of [
  ['behind the curtain nothing private is there, not even covered (HS2, HS11, HS13)', BEHIND_THE_CURTAIN, null],
  ['who sits at the screen learns nothing of the others (H1, H3, HS1, HS10)', AT_THE_TABLE, 0],
] as const) {
  test(`cheating: ${where}`, async ({ kept }) => {
    const [one, other] = [await tried(kept, cave(0, own ?? 0), tricks), await tried(kept, cave(1, own ?? 1), tricks)]
    for (const [at, [name]] of tricks.entries()) expect(other[at], name).toEqual(one[at])
  })
}

/** Tries them all in one cave: what there is to be seen and heard after each. */
async function tried(kept: KeptWindow, scenario: Omit<ScenarioInput, 'game'>, tricks: readonly Trick[]) {
  await kept.clear()
  const { home } = kept.running
  putCave(home, dug(scenario))
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, gameInFront: 'dark-cave' }))
  const running = await kept.begin()
  await MENU('continue')(running)
  await running.page.locator('.cave-curtain button.lit:enabled').waitFor()
  await running.page.locator('.board-canvas[aria-busy=false]').waitFor({ state: 'attached' })
  const seen: unknown[] = []
  for (const [, deed] of tricks) {
    await deed(running)
    seen.push(await steady(running))
  }
  return seen
}

/** Everything there is to be seen and heard, once it no longer changes. */
async function steady(running: Running): Promise<unknown> {
  let before = ''
  for (let look = 0; look < 200; look++) {
    const now = JSON.stringify(await observed(running))
    // A curtain that was drawn anew can be opened only after a moment, and a board that was made anew is not there at once.
    const settles = /class=\\"curtain-role\\"[^>]*disabled|class=\\"board-canvas\\"[^>]*aria-busy=\\"true/.test(now)
    if (now === before && !settles) return JSON.parse(now)
    before = now
  }
  throw new Error('the page does not come to rest')
}

async function observed({ page, app }: Running): Promise<unknown> {
  const html = await page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame)
    return document.body.outerHTML
  })
  return {
    // In which order a canvas was styled and when a save was written is no secret.
    html: html.replace(/<canvas[^>]*>/g, '<canvas>').replace(/\d{1,2}:\d{2}(:\d{2})?/g, ''),
    heard: (await page.locator('body').ariaSnapshot()).replace(/\d{1,2}:\d{2}/g, ''),
    window: await app.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.getTitle()),
    title: await page.title(),
    clipboard: await app.evaluate(({ clipboard }) => clipboard.readText()),
  }
}

test('cheating: what was peeked at is in nobody else’s sight, and cannot be taken back (HS4, H6)', async ({
  home,
  start,
}) => {
  putCave(home, dug(cave(0, 0)))
  writeFileSync(join(home, 'settings.json'), JSON.stringify({ ...BRISK, gameInFront: 'dark-cave' }))
  const running = await start()
  const { page } = running
  await MENU('continue')(running)
  const pilot = new CavePilot(page, home)
  await pilot.asked()
  await pilot.say({ type: 'info', card: 'info-I', at: '4,-4' })
  const peek = page.locator('.cave-peek')
  await expect(peek).toHaveAttribute('data-open', 'false')
  expect(await page.content(), 'before it is asked for it is not there').not.toMatch(/goal-exit|data-behind="exit"/)
  await pilot.asked()
  await expect(page.locator('.cave-tools button').first(), 'undo').toBeDisabled()
  await press('Control+z', 'u')(running)
  expect(pilot.record.entries).toHaveLength(1)
  await page.locator('[data-do=notes]').click()
  await expect(page.locator('.notes-paper')).toContainText('exit')
  await press('Escape')(running)
  await pilot.say({ type: 'stop' })
  await page.locator('[data-do=notes]').click()
  await expect(page.locator('.notes-paper')).toContainText('exit')
  await page.locator('[data-go=hand-over]').click()
  const nothing = /exit(?!s)/i
  await page.locator('.cave-curtain button.lit:enabled').waitFor()
  expect(await page.locator('body').innerText()).not.toMatch(nothing)
  await page.locator('.cave-curtain button.lit:enabled').click()
  await page.locator('.cave-hand [data-card]').first().waitFor()
  await expect(page.locator('.notes-paper'), 'no paper opens by itself').toHaveCount(0)
  await page.locator('[data-do=log]').click()
  await expect(page.locator('.log-drawer')).toContainText('north-east gate')
  expect(await page.locator('.log-drawer').innerText()).not.toMatch(nothing)
  await press('Escape')(running)
  await page.locator('[data-do=notes]').click()
  expect(await page.locator('.notes-paper').innerText()).not.toMatch(nothing)
})

test('cheating: while the next turn is announced, the hand before lies face down and its paper is away (HS2, HS5)', async ({
  home,
  start,
}) => {
  putCave(home, dug(cave(0, 0)))
  const calm = { ...BRISK, animationSpeed: 'calm', gameInFront: 'dark-cave' }
  writeFileSync(join(home, 'settings.json'), JSON.stringify(calm))
  const running = await start()
  const { page } = running
  await MENU('continue')(running)
  const pilot = new CavePilot(page, home)
  await pilot.asked()
  await pilot.say({ type: 'discard', cards: ['I-09'] })
  await pilot.asked()
  await pilot.say({ type: 'stop' })
  await page.locator('[data-do=notes]').click()
  await page.locator('.notes-paper').waitFor()
  await page.locator('[data-go=hand-over]').click()
  await page.locator('.cave-game[data-stage=presenting] .cave-hand .card-back').first().waitFor()
  const own = page.locator('.cave-hand [data-card], .own-role, .notes-paper, [data-do=notes]:enabled')
  expect(await own.count()).toBe(0)
})
