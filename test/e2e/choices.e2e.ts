import { expect } from './support/game.ts'
import { test } from './support/kept.ts'
import { lay, type Position, play, said, take, wait } from './support/laid.ts'

/** Every question that the game can ask, answered in the window; the journal tells what was said. */
const QUIET = { icons: { events: [], items: [] } }

test('a room for the fire is chosen by its number, and who would die is named (V3)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 6, minute: 40 },
        { color: 'purple', room: 4, minute: 30, fainted: true },
      ],
      rooms: { 2: { fire: true } },
      icons: { events: [39], items: [] },
      next: { events: ['fire-spreads:-'], dice: [] },
    },
  )
  await wait(page)
  const question = page.locator('.question')
  await expect(question.getByRole('heading')).toHaveText('Boris: where does the fire go?')
  await expect(question.locator('.option.grave')).toHaveCount(1)
  await expect(question.locator('.option.grave')).toContainText('Vera')
  await expect(question.locator('.option.grave')).not.toBeFocused()
  await page.keyboard.press('3')
  await said(home, 'choose room 3')
})

test('a hatch that jams is picked from the list (V5)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 6, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['blocked-hatch:-'], dice: [4] },
    },
  )
  await wait(page)
  await page.locator('.option', { hasText: 'Hatch 4–5' }).click()
  await said(home, 'choose hatch 4-5')
})

test('exactly as many cards are dropped as the limit asks (V6)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 5, minute: 40, hand: ['grog', 'grog', 'toolbox', 'harpoon', 'coffee', 'crowbar'] },
        { color: 'blue', room: 8, minute: 20 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['turbulence:4'], dice: [] },
    },
  )
  await wait(page)
  // The card that says so is named, and the cards are picked in the hand itself.
  await expect(page.locator('.question')).toContainText('Turbulence: Boris keeps 4 of 6.')
  const drop = page.getByRole('button', { name: 'Drop these' })
  await expect(drop).toBeDisabled()
  await page.locator('.hand .pick-card[data-item=toolbox]').click()
  await expect(drop).toBeDisabled()
  await page.locator('.pick-card[data-item=harpoon]').click()
  await expect(page.getByText('2 of 2 picked')).toBeVisible()
  await page.locator('.pick-card[data-item=crowbar]').click()
  await expect(drop).toBeDisabled()
  await page.locator('.pick-card[data-item=crowbar]').click()
  await drop.click()
  await said(home, 'discard toolbox,harpoon')
})

test('a trade is composed, answered with something, and refused (A13)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['grog', 'crowbar', 'toolbox'] },
        { color: 'blue', room: 8, minute: 39, hand: ['aqualung', 'extinguisher'] },
      ],
      rooms: { 8: { water: 'low' } },
    },
  )
  await take(page, 'trade')
  await expect(page.locator('.pick-card').first()).toBeFocused()
  // Hands are open: what the other one holds stands beside.
  await expect(page.locator('.swap-pile[data-gnome=blue]')).toContainText('Aqualung')
  await page.locator('.pick-card[data-item=crowbar]').click()
  await page.locator('.pick-card[data-item=grog]').click()
  // A2: low water makes it three minutes.
  await page.getByRole('button', { name: 'Make the offer · 3 min' }).click()
  await said(home, 'trade blue give grog,crowbar')
  await expect(page.locator('.swap-pile[data-gnome=red]')).toContainText('Crowbar')
  await expect(page.locator('.hand .pick-card').first()).toBeFocused()
  await page.locator('.pick-card[data-item=aqualung][aria-pressed]').click()
  await page.getByRole('button', { name: /^Agree and give/ }).click()
  await said(home, 'give aqualung')
  // Now it is Olga's turn: she asks for a present and is refused.
  await take(page, 'trade')
  await page.getByRole('button', { name: /^Make the offer/ }).click()
  await said(home, 'trade red give nothing')
  await page.getByRole('button', { name: 'Refuse the trade' }).click()
  await said(home, 'refuse')
})

test('what is written on the board beside somebody is clicked like them (A13)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['grog'] },
        { color: 'blue', room: 8, minute: 39 },
      ],
    },
  )
  await take(page, 'trade')
  await page.locator('.pick-card[data-item=grog]').click()
  await page.getByRole('button', { name: /^Make the offer/ }).click()
  await said(home, 'trade blue give grog')
  await page.locator('.candidate .plaque', { hasText: 'Agree and give nothing' }).click()
  await said(home, 'give nothing')
})

test('the trade tells what comes back, and a card keeps its size beside a long hand (A13)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['coffee'] },
        {
          color: 'blue',
          room: 8,
          minute: 39,
          hand: ['toolbox', 'crowbar', 'aqualung', 'harpoon', 'lucky-charm', 'grog'],
        },
      ],
    },
    {},
    { seats: ['person', 'sailor'] },
  )
  await take(page, 'trade')
  const back = page.locator('.comes-back')
  await expect(back).toHaveText('Olga would refuse.')
  await page.locator('.pick-card[data-item=coffee]').click()
  const heightIn = (gnome: string): Promise<number> =>
    page
      .locator(`.swap-pile[data-gnome=${gnome}] .swap-card`)
      .first()
      .evaluate((card) => card.clientHeight)
  expect(await heightIn('red')).toBe(await heightIn('blue'))
  // What others hold is not taken by a click.
  await page.locator('.swap-pile[data-gnome=blue] [data-item=grog]').click()
  await expect(back).toContainText('Hands off! Olga picks from these.')
  await expect(back).toContainText('Olga would say thanks, and give nothing.')
  const present = page.getByRole('button', { name: 'Make it a present · 1 min' })
  await expect(present).not.toHaveClass('primary')
  await present.click()
  await said(home, 'give nothing')
})

test('coffee and charm are offered at the last moment, with what they are worth (C7)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 5, minute: 40, hand: ['grog', 'coffee', 'lucky-charm'] },
        { color: 'blue', room: 8, minute: 20 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['respite:-'], dice: [] },
    },
  )
  await play(page, 'grog')
  await said(home, 'play grog')
  await wait(page)
  await expect(page.locator('.question').getByRole('heading')).toHaveText('Boris: coffee?')
  await expect(page.locator('.option').nth(1)).toContainText(/\d+% to faint: 10\u00a0min on the floor/)
  await page.keyboard.press('1')
  await said(home, 'play coffee')
  await expect(page.locator('.question').getByRole('heading')).toHaveText('Boris: use the charm?')
  await expect(page.locator('.option').first()).toContainText('1 event does not happen')
  await page.locator('.option').nth(1).click()
  await said(home, 'continue')
})

test('an answer is given with the key of its number where a French keyboard has a quote on it (V5)', async ({
  start,
  home,
}) => {
  const { page } = await lay(
    { start, home },
    {
      gnomes: [
        { color: 'red', room: 6, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      icons: { events: [39], items: [] },
      next: { events: ['blocked-hatch:-'], dice: [4] },
    },
  )
  await wait(page)
  await expect(page.locator('.option')).toHaveCount(3)
  await page.locator('.option').first().dispatchEvent('keydown', { code: 'Digit3', key: '"', bubbles: true })
  await said(home, 'choose hatch 4-5')
})

test('the aqualung is the way out of a fire among fires, and says so (A6, M6)', async ({ start, home }) => {
  const fire = { fire: true } as const
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 9, minute: 40, hand: ['aqualung'] },
        { color: 'blue', room: 2, minute: 20 },
      ],
      rooms: { 7: fire, 8: fire, 9: fire, 10: fire },
      next: { dice: [10], events: [] },
    },
  )
  await take(page, 'extinguish')
  await page.locator('.desk-panel.fix input[type=range]').fill('1')
  await page.locator('button.go').click()
  await said(home, 'extinguish 1')
  await page.locator('.hand [data-item=aqualung]').click()
  await expect(page.locator('.desk-panel.item .changes')).toContainText('Lets you in')
  await expect(page.locator('.desk-panel.item button.go')).toHaveClass(/primary/)
})

test('grog out in the sea tells of death before it is drunk, not of minutes on the floor (F4)', async ({
  start,
  home,
}) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 'sea', minute: 6, hand: ['grog'], intoxication: 3 },
        { color: 'blue', room: 2, minute: 5 },
      ],
    },
  )
  await page.locator('.hand [data-item=grog]').click()
  const desk = page.locator('.desk-panel.item')
  await expect(desk.locator('[data-peril=faint]')).toContainText('out here that is the end')
  await expect(desk.locator('.changes')).toContainText('Drunk 3 → 4')
  await expect(desk).not.toContainText('to drop for')
})

test('an escape leads out by a safe hatch (A6)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 2, minute: 40 },
        { color: 'blue', room: 8, minute: 20 },
      ],
      rooms: { 1: { fire: true }, 2: { fire: true } },
      next: { dice: [10], events: [] },
    },
  )
  await take(page, 'extinguish')
  await page.getByRole('slider').fill('2')
  await page.locator('button.go').click()
  const question = page.locator('.question')
  await expect(question.getByRole('heading')).toHaveText('Run, Boris!')
  await expect(question).not.toContainText('Engine Room')
  await page.locator('.option', { hasText: 'Reactor' }).click()
  await said(home, 'open 4')
  await page.locator('.option', { hasText: 'Go into the Reactor Room' }).click()
  await said(home, 'enter')
})

test('items are previewed before they are taken, and a click on a number of the scale chooses it (A12)', async ({
  start,
  home,
}) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 8, minute: 40 },
        { color: 'blue', room: 5, minute: 20 },
      ],
    },
  )
  await take(page, 'draw')
  const desk = page.locator('.desk-panel.draw')
  await expect(desk.getByRole('slider')).toBeFocused()
  const { x = 0, y = 0, width = 0, height = 0 } = (await desk.locator('.ticks span').nth(2).boundingBox()) ?? {}
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(desk).toHaveAttribute('data-count', '3')
  await expect(page.locator('main.game')).toHaveAttribute('data-moves', '0')
  await expect(desk.locator('.outlook')).toHaveAttribute('data-ghost', '37')
  await page.keyboard.press('Enter')
  await said(home, 'draw 3')
})

test('a sure death by one’s own click is asked about once, and Enter lives on (D2)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 7, minute: 40 },
        { color: 'blue', room: 5, minute: 20 },
      ],
      rooms: { 7: { water: 'high' } },
    },
  )
  // Before it is picked, too.
  const rest = page.locator('.tile[data-action=wait]')
  await expect(rest).toHaveClass(/grave/)
  await expect(rest).toHaveAccessibleName(/Boris drowns if the turn ends here/)
  await expect(page.locator('.tile[data-action=walk], .tile[data-action=all]').first()).not.toHaveClass(/grave/)
  await take(page, 'wait')
  const go = page.locator('button.go')
  await expect(page.locator('.peril')).toHaveText('Boris drowns if the turn ends here.')
  await go.click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Boris drowns if the turn ends here.')
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)
  await expect(page.locator('main.game')).toHaveAttribute('data-moves', '0')
  await go.click()
  await page.getByRole('button', { name: 'Yes. Remember me kindly' }).click()
  await said(home, 'wait')
})

test('what was asked or picked goes with its position: an undo by key and another game leave nothing of it', async ({
  start,
  home,
}) => {
  const gnomes: Position['gnomes'] = [
    { color: 'red', room: 7, minute: 40 },
    { color: 'blue', room: 5, minute: 20 },
  ]
  const { page } = await lay({ start, home }, { ...QUIET, gnomes, rooms: { 7: { water: 'high' } } })
  await page.keyboard.press('F5')
  await expect(page.locator('.note')).toBeVisible()
  await take(page, 'wait')
  await page.locator('button.go').click()
  await expect(page.getByRole('dialog')).toContainText('Boris drowns')
  // Heard under the dialog, too: the game is another one then.
  await page.keyboard.press('F9')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page.locator('button.go')).toHaveCount(0)
  await expect(page.locator('main.game[data-stage=choosing]')).toHaveAttribute('data-moves', '0')
  await page.locator('[data-target="hatch 7-8"], [data-target="room 8"]').last().focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('button.go')).toBeVisible()
  await page.locator('button.go').click()
  await expect(page.locator('main.game[data-stage=choosing]')).not.toHaveAttribute('data-moves', '0')
  await take(page, 'wait')
  await expect(page.locator('button.go')).toBeVisible()
  await page.keyboard.press('u')
  await expect(page.locator('button.go'), 'what was picked has gone with its position').toHaveCount(0)
})

test('where nothing helps any more the desk says so, and asks nothing (D2)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 7, minute: 40 },
        { color: 'blue', room: 5, minute: 20 },
      ],
      rooms: { 7: { water: 'high' } },
      blocked: ['5-7', '7-8', '7-9'],
    },
  )
  await expect(page.locator('.desk-panel.idle')).toContainText('Boris drowns this turn, whatever is done.')
  await expect(page.locator('.desk-panel.idle')).not.toContainText('the boat is yours')
  await wait(page)
  await said(home, 'wait')
})

test('abandoning comrades is asked twice, and Enter stays (A16)', async ({ start, home }) => {
  const { page } = await lay(
    { start, home },
    {
      ...QUIET,
      gnomes: [
        { color: 'red', room: 'sea', minute: 8 },
        { color: 'blue', room: 8, minute: 7 },
        { color: 'green', room: 8, minute: 6 },
      ],
    },
  )
  await take(page, 'abandon')
  await expect(page.locator('.question')).toContainText('There is no way back')
  await page.keyboard.press('Enter')
  await expect(page.locator('.question')).toHaveCount(0)
  await take(page, 'abandon')
  await page.getByRole('button', { name: 'Swim for it!' }).click()
  await said(home, 'abandon')
})
