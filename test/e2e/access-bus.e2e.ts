import type { Page } from '@playwright/test'
import { type ScenarioInput as CaveScenario, darkCave } from '../../engine/dark-cave/index.ts'
import { redNovember, type ScenarioInput } from '../../engine/red-november/index.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import type { AccessibilityBus } from './support/bus/bus.ts'
import { test } from './support/bus/fixture.ts'
import { expect } from './support/game.ts'
import { putSave } from './support/saves.ts'
import { voyageText } from './support/voyages.ts'

/**
 * The platform is asked, as a screen reader would, not the page. (That every control of every screen arrives there is part of the
 * walk in access-screens.)
 */
test.beforeEach(({ bus }) => {
  test.skip(!bus, 'this machine has no accessibility bus; on Debian: dbus at-spi2-core gir1.2-atspi-2.0 python3-gi')
})

// Long enough to mean "it hangs".
test.setTimeout(1_200_000)

/** Ten quiet minutes for three: nothing happens but that time goes by. */
const QUIET = {
  game: 'red-november' as const,
  seed: 'a quiet hour',
  gnomes: (['red', 'orange', 'yellow'] as const).map((color) => ({ color, room: 5 as const, minute: 10 })),
  icons: { events: [], items: [] },
} satisfies ScenarioInput
const TURNS = 30

/** Two who drop what they have: four cards, and it is over. */
const FOUR_CARDS = {
  game: 'dark-cave' as const,
  seed: 'a short dig',
  players: [
    { gnome: 'y1' as const, role: 'loyal' as const, hand: ['boots' as const] },
    { gnome: 'b1' as const, role: 'loyal' as const, hand: ['I-10' as const] },
  ],
  deck: { I: 0, II: 0, III: 2 },
} satisfies CaveScenario
const ORDERS = /^\d+ orders possible/

test('where the focus goes is announced, stop by stop', async ({ told, bus }) => {
  if (!bus) return
  const { page } = await told()
  await expect.poll(async () => (await bus.controls()).length).toBeGreaterThan(0)
  await bus.heard()
  const stops: string[] = []
  for (let stop = 0; stop < 8; stop++) {
    await page.keyboard.press('Tab')
    const name = await focused(bus)
    stops.push(name)
    expect(await nameInFocus(page)).toContain(name)
  }
  // Both games have a button of some names.
  expect(new Set(stops).size, 'the focus moves').toBeGreaterThan(4)
})

test('a short game through the bus alone: each thing that happens is told once, in order', async ({
  told,
  home,
  bus,
}) => {
  if (!bus) return
  putSave(home, 'autosave', voyageText('Quiet', startRecord(redNovember, { scenario: QUIET })))
  const { page } = await told('--text-table')
  await expect.poll(() => waiting(bus)).toBeTruthy()
  const opening = await lines(page)
  for (let turn = 1; turn <= TURNS; turn++) {
    const before = await lines(page)
    const name = await waiting(bus)
    if (!name) throw new Error(`nothing can be pressed in turn ${turn}`)
    expect(await bus.press('button', name)).toBe(true)
    await expect.poll(async () => added(before, await lines(page)).length).toBeGreaterThan(0)
    const told = added(before, await lines(page))
    const heard: string[] = []
    await expect
      .poll(async () => {
        heard.push(...(await live(bus)))
        return heard.slice(-told.length)
      })
      .toEqual(told)
    const earlier = heard.slice(0, -told.length)
    // The first lines may come to a reader that starts with the window, or be there before it.
    expect(earlier).toEqual(turn === 1 ? opening.slice(opening.length - earlier.length) : [])
  }
  await expect.poll(() => waiting(bus), 'the game is over').toBeUndefined()
})

test('a short dig of two through the bus alone: whoever takes the screen is told what happened, once and in order (HS1)', async ({
  told,
  home,
  bus,
}) => {
  if (!bus) return
  const info = { title: 'Short', created: '2026-01-01T00:00:00.000Z', extra: { names: { y1: 'Brok', b1: 'Nils' } } }
  putSave(home, 'autosave.dark-cave', formatSave(darkCave, info, startRecord(darkCave, { scenario: FOUR_CARDS })))
  const { page } = await told()
  await press(bus, /^Continue Brok/)
  await press(bus, /I am Brok/)
  await isTold(bus, page, 'Brok is up: Card.', ORDERS)
  await page.keyboard.press('F2')
  for (const [who, next] of [
    ['Brok', 'Nils'],
    ['Nils', 'Brok'],
    ['Brok', 'Nils'],
  ]) {
    await press(bus, /^Drop/)
    await press(bus, new RegExp(`I am ${next}`))
    await isTold(bus, page, `${who} drops 1 card.`, ORDERS)
  }
  await press(bus, /^Drop/)
  await isTold(bus, page, 'Nils drops 1 card.', /Nobody got out/)
})

/** Presses the button of this name once it is there, and again until that has led somewhere: a curtain lets nobody in at once. */
async function press(bus: AccessibilityBus, name: RegExp): Promise<void> {
  let isPressed = false
  await expect
    .poll(
      async () => {
        const button = (await bus.controls()).find(({ role, ...it }) => role === 'button' && name.test(it.name))
        if (button && (await bus.press('button', button.name))) isPressed = true
        return isPressed && !button
      },
      // What a press has led to comes to the bus a little later: who presses again at once presses twice.
      { intervals: [800, 1500, 3000] },
    )
    .toBe(true)
}

/** Everything that the log has from this line to that one is heard as it stands there, and nothing else but who is called. */
async function isTold(bus: AccessibilityBus, page: Page, from: string, to: RegExp): Promise<void> {
  const heard: string[] = []
  await expect
    .poll(async () => {
      heard.push(...(await live(bus)))
      return heard.at(-1)
    })
    .toMatch(to)
  const told = await lines(page)
  expect(heard.slice(heard.indexOf(from))).toEqual(told.slice(told.indexOf(from)))
  expect(heard.slice(0, heard.indexOf(from)).filter((line) => !line.startsWith('Hand over'))).toEqual([])
}

/** The button that lets time go by, as it is called just now. */
const waiting = async (bus: AccessibilityBus): Promise<string | undefined> =>
  (await bus.controls()).find(({ role, name, disabled }) => role === 'button' && !disabled && /no action/i.test(name))
    ?.name

const live = async (bus: AccessibilityBus): Promise<readonly string[]> =>
  (await bus.heard()).flatMap(({ kind, text }) => (kind === 'live' ? [text] : []))

/** What the focus came to, once it is told. */
async function focused(bus: AccessibilityBus): Promise<string> {
  let name = ''
  await expect
    .poll(async () => {
      name = (await bus.heard()).findLast(({ kind }) => kind === 'focus')?.text ?? name
      return name
    })
    .not.toBe('')
  return name
}

const nameInFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const { activeElement } = document
    return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? ''
  })

const lines = (page: Page): Promise<readonly string[]> => page.getByRole('log').locator('p').allInnerTexts()

/** What has come to the end of the log; its beginning may have gone. */
function added(before: readonly string[], now: readonly string[]): readonly string[] {
  const gone = before.findIndex((_, from) => before.slice(from).every((line, at) => line === now[at]))
  return now.slice(gone < 0 ? 0 : before.length - gone)
}
