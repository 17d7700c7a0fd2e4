import { fixOdds, type HatchId, pathTo, type ScenarioInput } from '../../engine/red-november/index.ts'
import { forecast } from '../../renderer/red-november/hud/forecast.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, type Position, said } from './support/laid.ts'
import { clickRoom, proposeWay, voyage } from './support/voyage.ts'

/** Three gnomes, a fire in the engine room, the pumps to mend, a token ahead. */
const POSITION: Position = {
  gnomes: [
    { color: 'red', room: 2, minute: 41, hand: ['toolbox', 'grog', 'aqualung'] },
    { color: 'blue', room: 9, minute: 40, hand: ['harpoon'] },
    { color: 'green', room: 10, minute: 36, hand: ['crowbar'] },
  ],
  rooms: { 1: { fire: true }, 5: { water: 'high' } },
  tracks: { asphyxiation: 6 },
  tokens: { asphyxiated: 35 },
  next: { events: ['respite', 'respite', 'respite'] },
}
const TROUBLE: ScenarioInput = { seed: 'trouble', ...POSITION }

test('a turn by mouse: a way is proposed with its price, walked on the second click, and an action ends it', async ({
  start,
  home,
}) => {
  const { page, game, state } = await voyage(TROUBLE, home, start)
  const path = pathTo(state, 4)
  if (!path.ok) throw new Error('there is a way to the reactor')
  const desk = await proposeWay(page, 4)
  await expect(desk).toHaveAttribute('data-minutes', String(path.minutes))
  await expect(desk.locator('.steps li')).toHaveCount(path.steps.length)
  await expect(game).toHaveAttribute('data-moves', '0')
  await clickRoom(page, 4)
  await expect(game).toHaveAttribute('data-moves', String(path.commands.length))
  await expect(page.locator('.turn-card .place')).toHaveText('Reactor Room')

  await page.locator('[data-action=wait]').click()
  await page
    .locator('.desk-panel')
    .getByRole('button', { name: /No action|Twiddle/ })
    .click()
  await expect(page.locator('.turn-card .name')).toHaveText('Blue')
})

test('a turn by keyboard alone: numbers pick, arrows choose minutes, Enter does it, Escape drops it', async ({
  start,
  home,
}) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  await page.keyboard.press('1')
  await expect(page.locator('.desk-panel.ways button').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.desk-panel.walk button.go')).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.desk-panel.walk')).toHaveCount(0)
  await expect(game).toHaveAttribute('data-moves', '0')

  // Where one chooses a room, its number does; one that is no way starts no action either.
  await page.keyboard.press('1')
  const ways = page.locator('.desk-panel.ways')
  await expect(ways.locator('[data-goal="4"] kbd')).toHaveText('4')
  await page.keyboard.press('2')
  await expect(ways).toBeVisible()
  await page.keyboard.press('4')
  await expect(page.locator('.desk-panel.walk')).toHaveAttribute('data-goal', '4')
  await page.keyboard.press('Escape')

  await page.keyboard.press('2')
  const fix = page.locator('.desk-panel.fix')
  await expect(fix).toHaveAttribute('data-job', 'pumps')
  await expect(fix.getByRole('slider')).toBeFocused()
  const before = Number(await fix.getAttribute('data-minutes'))
  await page.keyboard.press('ArrowLeft')
  await expect(fix).toHaveAttribute('data-minutes', String(before - 1))
  await page.keyboard.press('Enter')
  await expect(game).toHaveAttribute('data-moves', '1')
  await expect(page.locator('.turn-card .name')).toHaveText('Blue')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('the slider’s figures are the engine’s: chance, ghost, icons, who is next, tokens', async ({ start, home }) => {
  const { page, state } = await voyage(TROUBLE, home, start)
  await page.locator('[data-action=pumps]').click()
  const fix = page.locator('.desk-panel.fix')
  for (let minutes = 1; minutes <= 10; minutes++) {
    await fix.getByRole('slider').fill(String(minutes))
    const { chance, cost, tooLateFor } = fixOdds(state, 'pumps', minutes)
    const ahead = forecast(state, cost)
    if (!ahead) throw new Error('there is a turn')
    await expect(fix).toHaveAttribute('data-chance', String(chance))
    const outlook = fix.locator('.outlook')
    await expect(outlook).toHaveAttribute('data-ghost', String(ahead.ghost))
    await expect(outlook).toHaveAttribute('data-events', String(ahead.events.met))
    await expect(outlook).toHaveAttribute('data-items', String(ahead.items))
    await expect(outlook).toHaveAttribute('data-next', String(ahead.next))
    // One danger is named at once; the others are a click away and stay open then.
    const folded = fix.locator('.more-head[aria-expanded=false]')
    if (await folded.isVisible()) await folded.click()
    await expect(fix.locator('[data-token], [data-danger^="token "]')).toHaveCount(ahead.tokens.length)
    await expect(fix.locator('[data-late], [data-danger^="late "]')).toHaveCount(tooLateFor ? 1 : 0)
  }
})

test('low water adds two minutes that do not help, and the slider ends where the time does (A2, T4)', async ({
  start,
  home,
}) => {
  const wet: ScenarioInput = {
    gnomes: [
      { color: 'red', room: 1, minute: 7 },
      { color: 'blue', room: 9, minute: 5 },
      { color: 'green', room: 10, minute: 5 },
    ],
    rooms: { 1: { water: 'low' } },
    tracks: { pressure: 4 },
  }
  const { page } = await voyage(wet, home, start)
  await page.locator('[data-action=engine]').click()
  const fix = page.locator('.desk-panel.fix')
  await fix.getByRole('slider').fill('9')
  await expect(fix).toHaveAttribute('data-minutes', '5')
  await expect(fix).toHaveAttribute('data-chance', '0.5')
  await expect(fix.locator('.go')).toContainText('7 min')
  await expect(fix).toContainText('Low water: +2 min')
})

test('an item shows what it would change before it is played, and the plan goes on with better chances', async ({
  start,
  home,
}) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  await page.locator('[data-action=pumps]').click()
  await page.locator('.desk-panel.fix').getByRole('slider').fill('4')
  await expect(page.locator('.desk-panel.fix .promise')).toHaveText('40%')
  await page.locator('.hand-card[data-item=toolbox]').click()
  await expect(page.locator('.desk-panel.item')).toContainText('Fix pumps, 4 min: 40% → 70%')
  await expect(game).toHaveAttribute('data-moves', '0')
  await page.locator('.hand-card[data-item=toolbox]').click()
  await expect(game).toHaveAttribute('data-moves', '1')
  await expect(page.locator('.desk-panel.fix .promise')).toHaveText('70%')
  await page.keyboard.press('Escape')
  await page.locator('.hand-card[data-item=grog]').click()
  const item = page.locator('.desk-panel.item')
  await expect(item).toContainText('Drunk 0 → 1')
  await expect(item).toContainText('Engine Room')
  await expect(item).toContainText('Faint check:')
})

test('undo and redo, by button and by key, until a die was thrown', async ({ start, home }) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  const undo = page.getByRole('button', { name: 'Undo', exact: true })
  const redo = page.getByRole('button', { name: 'Redo', exact: true })
  await expect(undo).toBeDisabled()
  const first = await game.getAttribute('data-hash')
  await page.locator('.hand-card[data-item=aqualung]').click()
  await page.keyboard.press('Enter')
  await expect(page.locator('.hand-card[data-item=aqualung]')).toHaveCount(0)
  await undo.click()
  await expect(page.locator('.hand-card[data-item=aqualung]')).toHaveCount(1)
  await expect(undo).toBeDisabled()
  await redo.click()
  await expect(page.locator('.hand-card[data-item=aqualung]')).toHaveCount(0)
  await page.keyboard.press('u')
  await expect(page.locator('.hand-card[data-item=aqualung]')).toHaveCount(1)
  await page.keyboard.press('r')
  await expect(page.locator('.hand-card[data-item=aqualung]')).toHaveCount(0)
  expect(await game.getAttribute('data-hash')).not.toBe(first)

  await page.locator('[data-action=pumps]').click()
  await page.locator('.desk-panel.fix').getByRole('slider').fill('1')
  await page.keyboard.press('Enter')
  await expect(game).toHaveAttribute('data-phase', 'movement')
  await expect(game).toHaveAttribute('data-stage', 'choosing')
  await expect(undo).toBeDisabled()
})

test('what cannot be done says why, with the rule, and the rule opens', async ({ start, home }) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  await proposeWay(page, 4)
  await clickRoom(page, 1)
  const why = page.getByRole('alert')
  await expect(why).toContainText('It is on fire in there. Use grog or a fire extinguisher first.')
  await expect(why.getByRole('button')).toHaveText('M5')
  await expect(page.locator('.desk-panel.walk')).toHaveCount(0)
  await expect(game).toHaveAttribute('data-moves', '0')

  await page.locator('[data-action=all]').click()
  await page.locator('.desk-panel.all [data-action=missiles]').click({ force: true })
  await expect(why).toContainText('Wrong place: missiles are stopped in room 7')
  await why.getByRole('button').click()
  await expect(page.getByRole('dialog').filter({ hasText: 'A10' }).first()).toBeVisible()
})

test('of two jammed hatches one is chosen (A8)', async ({ start, home }) => {
  const jammed: readonly HatchId[] = ['2-3', '2-5']
  const { page } = await voyage({ ...TROUBLE, blocked: [...jammed] }, home, start)
  await page.locator('[data-action=unblock]').click()
  const choice = page.getByRole('group', { name: 'Which hatch' })
  await choice.getByRole('button', { name: '2–5' }).click()
  await page.locator('.desk-panel.fix').getByRole('slider').fill('10')
  await page.locator('.desk-panel.fix button.go').click()
  await said(home, 'unblock 2-5 10')
})

test('the menu leads to the settings and back: the board is still the same one', async ({ start, home }) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  const canvas = await page.locator('.board-canvas canvas').elementHandle()
  const left = await game.getAttribute('data-hash')
  await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await expect(game).toBeHidden()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(game).toHaveAttribute('data-hash', left ?? '')
  expect(await page.evaluate((before) => before === document.querySelector('.board-canvas canvas'), canvas)).toBe(true)
  const desk = await proposeWay(page, 4)
  await expect(desk).toBeVisible()
})

test('open hands can be looked at', async ({ start, home }) => {
  const { page } = await voyage(TROUBLE, home, start)
  await page.getByRole('button', { name: /^Blue:/ }).click()
  await expect(page.getByRole('dialog', { name: 'Blue' })).toContainText('Harpoon')
})

test('an item that would change nothing says so, and its button does not shine', async ({ start, home }) => {
  const { page } = await voyage(
    {
      ...TROUBLE,
      gnomes: [{ color: 'red', room: 2, minute: 41, hand: ['toolbox', 'coffee'] }, ...(POSITION.gnomes ?? []).slice(1)],
    },
    home,
    start,
  )
  const go = page.locator('.desk-panel.item button.go')
  await page.locator('.hand [data-item=toolbox]').click()
  await expect(go).toHaveClass(/primary/)
  await page.keyboard.press('Escape')
  await page.locator('.hand [data-item=coffee]').click()
  await expect(page.locator('.desk-panel.item .promise')).toHaveText('Changes nothing right now.')
  await expect(go).not.toHaveClass(/primary/)
})

test('the newest line of the short log stands last, as in the long one', async ({ start, home }) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  await page.locator('[data-action=wait]').click()
  await page.keyboard.press('Enter')
  await expect(game).toHaveAttribute('data-moves', '1')
  // Before that there may be one, or for a moment none.
  await expect(page.locator('.ticker .line').nth(1)).toBeAttached()
  const tops = await page
    .locator('.ticker .line')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().y))
  expect(tops[0]).toBeGreaterThan(tops[1] ?? 0)
})

test('after the log Enter does again what was picked, and not what had the focus before', async ({ start, home }) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  await page.locator('button.ticker').click()
  await page.keyboard.press('Escape')
  await expect(page.locator('.log-drawer')).toHaveCount(0)
  const wait = page.locator('[data-action=wait]')
  await page.keyboard.press((await wait.getAttribute('aria-keyshortcuts')) ?? '')
  await page.keyboard.press('Enter')
  await expect(game).toHaveAttribute('data-moves', '1')
})

test('keys that follow each other at once all arrive: dialogs, menu, text and board', async ({ start, home }) => {
  const { page } = await voyage(TROUBLE, home, start)
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const dialogs = page.locator('dialog[open]')
  for (let time = 0; time < 4; time++) {
    await press('q', 'Escape', 'q')
    await expect(dialogs).toHaveClass(/damage/)
    await press('Escape', 'Escape')
    await expect(dialogs).toHaveClass(/pause/)
    await press('Escape', 't', 'w', 'a')
    await expect(dialogs.locator('input')).toHaveValue('wa')
    await press('F2', 'F2', 'Escape')
    await expect(dialogs).toHaveClass(/pause/)
    await press('Escape')
    await expect(dialogs).toHaveCount(0)
  }
})

test('Escape leads from the text back to the board, and Continue to the board, too', async ({ start, home }) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  const text = page.locator('main.table')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Text table' }).click()
  await expect(text).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(game).toBeVisible()
  await expect(text).toHaveCount(0)
  await page.keyboard.press('F2')
  await text.getByRole('button', { name: 'Title' }).click()
  await page
    .locator('.front')
    .getByRole('button', { name: /Continue/ })
    .click()
  await expect(game).toBeVisible()
})

test('with advice open the keys of the actions beneath do nothing', async ({ start, home }) => {
  const { page } = await lay({ home, start }, POSITION, {}, { advice: true })
  await expect(page.locator('[data-action=pumps]')).toHaveAttribute('aria-keyshortcuts', '2')
  await page.keyboard.press('h')
  const advice = page.locator('.desk-panel.advice')
  await expect(advice.locator('.idea').first()).toBeFocused()
  await page.keyboard.press('2')
  await expect(advice).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(advice).toHaveCount(0)
  await expect(page.locator('.desk-panel.fix')).toHaveCount(0)
  await page.keyboard.press('2')
  await expect(page.locator('.desk-panel.fix')).toBeVisible()
})

test('Escape closes one thing at a time: the tube, the past, the log; then it opens the menu', async ({
  start,
  home,
}) => {
  const { page, game } = await voyage(TROUBLE, home, start)
  await page.locator('[data-action=wait]').click()
  await page.keyboard.press('Enter')
  await expect(game).toHaveAttribute('data-moves', '1')
  await page.locator('button.ticker').click()
  await page.locator('.log-drawer button.told').first().click()
  const [tube, past, log] = [page.locator('dialog.tube'), page.locator('.past-banner'), page.locator('.log-drawer')]
  await expect(past).toBeVisible()
  await page.keyboard.press('t')
  await expect(tube).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(tube).toHaveCount(0)
  await expect(past).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(past).toHaveCount(0)
  await expect(log).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(log).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
})

test('a crew card closes with Escape and with a click beside it', async ({ start, home }) => {
  const { page } = await voyage(TROUBLE, home, start)
  const card = page.getByRole('dialog', { name: 'Blue' })
  const open = page.getByRole('button', { name: /^Blue:/ })
  await open.click()
  await expect(card).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(card).toHaveCount(0)
  await open.click()
  await expect(card).toBeVisible()
  await page.locator('.turn-card').click()
  await expect(card).toHaveCount(0)
  await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden()
})

test('a notice lies over no button of the desk, and gives the focus back when it is closed', async ({
  start,
  home,
}) => {
  const { page } = await voyage(TROUBLE, home, start)
  const wait = page.locator('[data-action=wait]')
  await wait.focus()
  await page.keyboard.press('F9')
  const notice = page.locator('.note.bad')
  await expect(notice).toBeVisible()
  const [lies, desk] = [await notice.boundingBox(), await page.locator('.hud').boundingBox()]
  expect((lies?.y ?? 0) + (lies?.height ?? 0)).toBeLessThanOrEqual(desk?.y ?? 0)
  await notice.getByRole('button').click()
  await expect(notice).toHaveCount(0)
  await expect(wait).toBeFocused()
})

test('where a board is being made its name stands until it is there', async ({ start, home }) => {
  const { page } = await lay({ home, start }, { gnomes: [{ color: 'red', room: 1, minute: 40 }] })
  const place = page.locator('.board-canvas')
  const shown = () => place.evaluate((box) => getComputedStyle(box, '::after').content)
  await expect(place).toHaveAttribute('aria-busy', 'false')
  expect(await shown()).toBe('none')
  await place.evaluate((box) => box.setAttribute('aria-busy', 'true'))
  expect(await shown()).toContain('The boat')
})

test('whoever leaves the board before it is there finds it again', async ({ start, home }) => {
  const { page } = await voyage(TROUBLE, home, start)
  for (let time = 0; time < 8; time++) await page.keyboard.press('F2')
  await expect(page.locator('.board-keys button').first()).toBeAttached()
  await expect(page.locator('main.game')).toBeVisible()
  await expect(page.locator('main.game')).not.toContainText('no picture')
  await expect(await proposeWay(page, 4)).toBeVisible()
})

test('a board that nothing moves on is not drawn again, whatever burns, floods or swims around it', async ({
  start,
  home,
}) => {
  const { page } = await voyage({ ...TROUBLE, tokens: { kraken: 30 } }, home, start)
  await expect(await proposeWay(page, 4)).toBeVisible()
  const drawn = (): Promise<number> =>
    page.evaluate(async () => {
      const { drawElements } = WebGL2RenderingContext.prototype
      let count = 0
      WebGL2RenderingContext.prototype.drawElements = function (...what) {
        count++
        drawElements.apply(this, what)
      }
      for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame)
      WebGL2RenderingContext.prototype.drawElements = drawElements
      return count
    })
  // What was picked glides into its place first.
  await expect.poll(drawn).toBe(0)
})
