import type { ScenarioInput } from '../../engine/dark-cave/index.ts'
import { ALONE, clickOn, journal, layCave, openCurtain, placeOf, press, said, wasSaid } from './support/cave-laid.ts'
import { expect } from './support/game.ts'
import { test } from './support/kept.ts'

/** Every kind of decision, made in the window with real clicks and keys; the journal tells what was said. */
const FIVE = (own: readonly string[]): Omit<ScenarioInput, 'game'> => ({
  players: [
    { gnome: 'y1', role: 'loyal', at: '1,0.c', hand: own as ['I-01'] },
    { gnome: 'b1', role: 'saboteur', at: '-1,0.c', hand: ['I-10', 'boots'], axes: 1 },
    { gnome: 'y2', role: 'loyal', at: '0,0.c', hand: ['I-09'] },
    { gnome: 'b2', role: 'loyal', at: '0,0.c', hand: ['I-04'] },
    { gnome: 'b3', role: 'loyal', at: '0,0.c', hand: ['I-06'] },
  ],
  cards: { '1,0': 'I-12', '-1,0': 'I-08', '2,0': 'II-07' },
})

test('a path card is laid with two clicks, and by keyboard turned over first (P1)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  await page.locator('[data-card=I-03]').click()
  await clickOn(page, 'cell 0,1')
  await expect(page.locator('.ask h2')).toHaveText('Like this?')
  await page.keyboard.press('r')
  await expect(page.locator('.cave-desk')).toContainText('turned')
  await clickOn(page, 'cell 0,1')
  await said(home, 'path I-03 0,1 turned')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.locator('[data-card=I-03]')).toBeVisible()
  await page.keyboard.press('1')
  await press(page, 'cell 0,-1')
  await expect(page.locator('[data-do=do]')).toBeFocused()
  await page.keyboard.press('Enter')
  await said(home, 'path I-03 0,-1')
})

test('by keys the focus goes with the card that was chosen, then to the cave, and never onto staying', async ({
  start,
  home,
}) => {
  const page = await layCave({ start, home }, FIVE(['I-13', 'I-03', 'I-01']), ALONE)
  await page.keyboard.press('2')
  await expect(page.locator('[data-card=I-03]')).toBeFocused()
  await expect(page.locator('.to-do .to-board')).toBeVisible()
  await placeOf(page, 'cell 0,1')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.board-keys button:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-do=do]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('.ask h2')).toHaveText(/^Where to/)
  await expect(page.locator('.ask h2')).toBeFocused()
  const before = journal(home).length
  await page.keyboard.press('Enter')
  await placeOf(page, 'space 0,0.c')
  await page.keyboard.press('ArrowUp')
  await expect(page.locator('.board-keys button:focus')).toHaveCount(1)
  expect(journal(home)).toHaveLength(before)
})

test('what was just done is not told over what happens there', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  await page.keyboard.press('1')
  await clickOn(page, 'cell 0,1')
  await page.locator('[data-do=do]').click()
  const { x, y } = await placeOf(page, 'space 0,0.c')
  await page.mouse.click(x, y)
  await expect(page.getByRole('tooltip')).toContainText('Ladder')
  await page.mouse.click(x, y)
  await said(home, 'step 0,0.c')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('a path card is laid with a finger: the card, its place, and the place again (P1)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  const hand = await page.context().newCDPSession(page)
  const touch = async (x: number, y: number): Promise<void> => {
    await hand.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
    await hand.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
  const card = await page.locator('[data-card=I-03]').boundingBox()
  if (!card) throw new Error('the card is nowhere')
  await touch(card.x + card.width / 2, card.y + card.height / 2)
  for (const question of ['Like this?', '']) {
    const { x, y } = await placeOf(page, 'cell 0,1')
    await touch(x, y)
    if (question) await expect(page.locator('.ask h2')).toHaveText(question)
  }
  await said(home, 'path I-03 0,1')
})

test('what cannot be done says why, with its rule, and the rule opens (P2)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-13']), ALONE)
  await page.keyboard.press('1')
  await clickOn(page, 'cell -2,0')
  await page.keyboard.press('r')
  const why = page.getByRole('alert')
  await expect(why).toContainText('P2')
  await why.getByRole('button', { name: 'Open rule P2' }).click()
  await expect(page.locator('.rulebook .page-card.shown .mark')).toContainText('P2')
})

test('one looks behind a gate alone, and only the note remains (A2, HS4)', async ({ start, home }) => {
  const goals = { '4,-4': 'exit', '4,4': 'vein', '-4,4': 'hole', '-4,-4': 'ladder' } as const
  const page = await layCave({ start, home }, { ...FIVE(['info', 'I-01']), goals })
  await openCurtain(page, 'Brok')
  await page.keyboard.press('1')
  await clickOn(page, 'cell 4,-4')
  await page.locator('[data-do=do]').click()
  const peek = page.getByRole('dialog', { name: 'Only Brok looks' })
  await expect(peek).toBeVisible()
  expect(await page.content()).not.toContain('the exit')
  await peek.getByRole('button', { name: 'Look now' }).click()
  await expect(peek).toContainText('north-east gate: the exit')
  await page.keyboard.press('Escape')
  await expect(peek).toHaveCount(0)
  await page.locator('[data-do=notes]').click()
  await expect(page.locator('.notes-known')).toContainText('north-east gate: the exit')
})

test('one looks at a clan card by pointing at its owner (A2)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['info', 'I-01']), ALONE)
  await page.keyboard.press('1')
  await page.locator('.mate[data-gnome=b1]').click()
  await page.locator('[data-do=do]').click()
  // Nobody else is there to look away: the card simply lies open.
  await expect(page.locator('.peek-paper')).toContainText('Nils: Saboteur')
  await page.getByRole('button', { name: /Put the card back/ }).click()
  await said(home, 'info-I clan b1')
  // Among bots it stays beside the name; of the others nothing is there.
  await expect(page.locator('.mate[data-gnome=b1] .mate-seen')).toHaveText('saboteur')
  await expect(page.locator('.mate-seen')).toHaveCount(1)
})

test('what one has seen of a clan card lies on no table that others look at (HS4)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['info', 'I-01']))
  await openCurtain(page, 'Brok')
  await page.keyboard.press('1')
  await page.locator('.mate[data-gnome=b1]').click()
  await page.locator('[data-do=do]').click()
  await page.getByRole('button', { name: 'Look now' }).click()
  await page.getByRole('button', { name: /Put the card back/ }).click()
  await said(home, 'info-I clan b1')
  await expect(page.locator('.company')).not.toContainText('saboteur')
})

test('one press goes on to the own next turn, and a second one does nothing', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  await page.keyboard.press('1')
  await press(page, 'cell 0,1')
  await page.keyboard.press('Enter')
  await expect(page.locator('[data-command=stop]')).toBeVisible()
  await expect(page.locator('.mine-fact').first()).toHaveText('3 steps a turn')
  await page.evaluate(() => window.desktop?.changeSettings({ animationSpeed: 'calm' }))
  await page.locator('[data-command=stop]').click()
  await expect(page.locator('.show-controls button').last()).toBeInViewport({ ratio: 0.95 })
  await page.keyboard.press('s')
  await page.evaluate(() => {
    const told = document.querySelector('.cave-game .show')
    const count = (): void => {
      if (told?.querySelector('.news')) document.body.dataset.told = 'more'
    }
    requestAnimationFrame(() => told && new MutationObserver(count).observe(told, { childList: true, subtree: true }))
  })
  await expect(page.locator('main[data-stage=choosing]')).toBeVisible()
  await expect(page.locator('.mine-turn')).toHaveText('Your turn')
  await expect(page.locator('body'), 'nothing more was told on the way').not.toHaveAttribute('data-told')
  const length = journal(home).length
  await page.keyboard.press('s')
  await page.keyboard.press('s')
  await expect(page.locator('main[data-stage=choosing]')).toBeVisible()
  expect(journal(home)).toHaveLength(length)
})

test('on the text table one learns who one is, and what one has seen, when one asks (S4, HS4)', async ({
  start,
  home,
}) => {
  const page = await layCave({ start, home }, FIVE(['I-03']), ALONE)
  await page.keyboard.press('F2')
  const paper = page.locator('.confided')
  await expect(paper.locator('p').first()).toBeHidden()
  await paper.locator('summary').click()
  await expect(paper.locator('p').first()).toHaveText(/^Brok: (Loyal|Saboteur), works for/)
})

test('rock falls, a web is spun, hands are swapped, tools are given (A3, A5, A6, A8, A9)', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['rockfall', 'web', 'swap', 'boots-II', 'axe']), ALONE)
  const takeBack = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(page.locator('[data-card]')).toHaveCount(5)
  }
  // There is one card with nobody on it: it is picked by itself, and one click does it.
  await page.keyboard.press('1')
  await clickOn(page, 'cell 2,0')
  await said(home, 'rockfall-I 2,0')
  await takeBack()
  await page.keyboard.press('2')
  await press(page, 'boundary 2,0.E')
  await page.keyboard.press('Enter')
  await said(home, 'web-I 2,0.E')
  await takeBack()
  await page.keyboard.press('4')
  await page.locator('.mate[data-gnome=y2]').click()
  await page.locator('[data-do=do]').click()
  await said(home, 'boots-II y2')
  await takeBack()
  await page.keyboard.press('5')
  await page.locator('.mate[data-gnome=y1]').click()
  await page.locator('[data-do=do]').click()
  await said(home, 'axe-I y1')
  await takeBack()
  await page.keyboard.press('3')
  await page.locator('.mate[data-gnome=b1]').click()
  await page.locator('[data-do=do]').click()
  await said(home, 'swap-II b1')
  await expect(page.locator('[data-card=I-10]')).toBeVisible()
})

test('a creature is led to somebody, who is asked for the axe openly (C3, C8, HS8)', async ({ start, home }) => {
  const { cards, ...five } = FIVE(['rat', 'I-01'])
  const page = await layCave({ start, home }, { ...five, cards: { ...cards, '-2,0': 'I-13' } })
  await openCurtain(page, 'Brok')
  await page.keyboard.press('1')
  await clickOn(page, 'space -2,0.c')
  await page.locator('[data-do=do]').click()
  await said(home, 'rat-I -2,0.c')
  await clickOn(page, 'space -1,0.c')
  await expect(page.locator('.price')).toContainText('meets Nils')
  await page.locator('[data-do=do]').click()
  const sign = page.getByRole('region', { name: 'Nils, your axe?' })
  await expect(sign).toBeVisible()
  await expect(page.locator('[data-card], .own-role')).toHaveCount(0)
  await expect(page.locator('.asked-row [aria-current]')).toContainText('Nils')
  await page.keyboard.press('1')
  await said(home, 'drive')
  // Whose turn it is goes on without a curtain.
  await expect(page.locator('.turn-steps [aria-current]')).toContainText('Move')
})

test('one or two cards are passed, and the new ones are seen before the lantern goes on (T5, HS5)', async ({
  start,
  home,
}) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01', 'I-02']))
  await openCurtain(page, 'Brok')
  await page.locator('[data-do=pass]').click()
  await page.keyboard.press('1')
  await page.keyboard.press('2')
  await page.locator('[data-do=do]').click()
  await said(home, 'discard I-03,I-01')
  await page.locator('[data-command=stop]').click()
  await expect(page.getByRole('heading', { name: 'Your new cards' })).toBeVisible()
  await expect(page.locator('.cave-hand [data-fresh=true]')).toHaveCount(2)
  await page.locator('[data-go=hand-over]').click()
  await expect(page.locator('.cave-curtain h1')).toContainText('Nils')
  // HS2: nothing of anybody's hand or role is in the page.
  await expect(page.locator('.cave-hand, .own-role, [data-card]')).toHaveCount(0)
  expect(await page.content()).not.toMatch(/saboteur|clan-face" data-role/i)
})

test('a role is there only while it is held, on the curtain and at the table (HS1)', async ({ start, home }) => {
  const page = await layCave({ start, home }, { ...FIVE(['I-03']), first: 'b1' })
  await expect(page.locator('.cave-curtain h1')).toContainText('Nils')
  const role = page.locator('.curtain-role')
  await expect(role).toBeEnabled()
  expect(await page.content()).not.toContain('blue-saboteur')
  await role.hover()
  await page.mouse.down()
  await expect(role).toContainText('saboteur')
  await page.mouse.up()
  await expect(role).not.toContainText('saboteur')
  await openCurtain(page, 'Nils')
  const face = page.locator('.own-face')
  await page.locator('.own-role').focus()
  await page.keyboard.down(' ')
  await expect(face).toContainText('saboteur')
  await page.keyboard.up(' ')
  await expect(face).toHaveCount(0)
  await page.locator('.own-role').hover()
  await page.mouse.down()
  await expect(face).toContainText('saboteur')
  await expect(face).toBeInViewport({ ratio: 1 })
  await page.mouse.up()
  await expect(face).toHaveCount(0)
})

test('a far space is walked to, a web is cut, a gate is opened and its card laid the other way round (M1, A10, M9)', async ({
  start,
  home,
}) => {
  const page = await layCave(
    { start, home },
    {
      players: [
        { gnome: 'y1', at: '2,-4.w', hand: ['I-03', 'I-04'], axes: 1 },
        { gnome: 'b1', hand: ['I-10'] },
      ],
      cards: { '2,-4': 'II-07', '3,-4': 'I-08' },
      webs: [{ at: '3,-4.E', shows: 1, card: 'web-I', owner: 'b1' }],
      goals: { '4,-4': 'vein', '4,4': 'hole', '-4,4': 'ladder', '-4,-4': 'exit' },
    },
    ALONE,
  )
  await page.locator('[data-do=pass]').click()
  await page.keyboard.press('1')
  await page.locator('[data-do=do]').click()
  await clickOn(page, 'space 3,-4.c')
  await expect(page.locator('.price')).toContainText('2 steps')
  await clickOn(page, 'space 3,-4.c')
  await said(home, 'step 2,-4.e', 'step 3,-4.c')
  await press(page, 'boundary 3,-4.E')
  await page.keyboard.press('Enter')
  await said(home, 'chop 3,-4.E')
  await clickOn(page, 'cell 4,-4')
  await page.locator('[data-do=do]').click()
  const sign = page.getByRole('region', { name: 'Brok, which way round?' })
  await expect(sign).toBeVisible()
  await page.keyboard.press('2')
  await wasSaid(home, 'step 4,-4', 'lay 180')
})

test('the end is proposed in the menu and answered openly, without a curtain (T8, G3, HS8)', async ({
  start,
  home,
}) => {
  const page = await layCave({ start, home }, FIVE(['I-03']))
  await openCurtain(page, 'Brok')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Propose the end' }).click()
  for (const name of ['Nils', 'Dagna', 'Ymir', 'Tova']) {
    const sign = page.getByRole('region', { name: `${name}, shall we stop?` })
    await expect(sign).toBeVisible()
    await expect(page.locator('[data-card], .own-role')).toHaveCount(0)
    await sign.locator('[data-command=agree]').click()
  }
  await expect(page.locator('main.unmasking[data-done=true]')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nobody wins')
  await page.locator('[data-go=report]').click()
  await expect(page.locator('.gallery')).toHaveCount(5)
  await expect(page.locator('.gold-paper tbody tr')).toHaveCount(5)
})

test('what one thinks of the others is kept with the game, for those eyes only', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']))
  await openCurtain(page, 'Brok')
  await page.locator('[data-do=notes]').click()
  await page.locator('.suspects li').first().getByRole('button', { name: 'saboteur' }).click()
  await expect.poll(() => journal(home)[0]).toContain('"guesses":{"y1":{"b1":"saboteur"}}')
  await page.keyboard.press('Escape')
  await page.locator('[data-do=pass]').click()
  await page.keyboard.press('1')
  await page.locator('[data-do=do]').click()
  await page.locator('[data-command=stop]').click()
  await page.locator('[data-go=hand-over]').click()
  await openCurtain(page, 'Nils')
  await page.locator('[data-do=notes]').click()
  await expect(page.locator('.suspects [data-role=saboteur][aria-pressed=true]')).toHaveCount(0)
})

test('the log lies open beside the cave, its badges no larger than words', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  await page.locator('.cave-tools [data-do=log]').click()
  const badges = page.locator('.log-drawer .segment .badge')
  await expect(badges).toHaveCount(5)
  for (const badge of await badges.all()) expect((await badge.boundingBox())?.height).toBeLessThan(40)
  await expect(page.locator('.cave-hud')).toBeInViewport()
})

test('no bot gives the reason that was given just before', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  await page.keyboard.press('1')
  await clickOn(page, 'cell 0,1')
  await page.locator('[data-do=do]').click()
  await page.locator('[data-command=stop]').click()
  await expect(page.getByRole('region', { name: 'Meanwhile' })).toContainText('Nils')
  await page.locator('.cave-tools [data-do=log]').click()
  const reasons = await page.locator('.log-drawer .reason').allInnerTexts()
  expect(reasons.length).toBeGreaterThan(4)
  expect(reasons.filter((text, at) => text === reasons[at + 1])).toEqual([])
})

test('what bots did too fast to follow is told, and the cave in words opens at its top', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  const recap = page.getByRole('region', { name: 'Meanwhile' })
  await page.keyboard.press('1')
  await clickOn(page, 'cell 0,1')
  await page.locator('[data-do=do]').click()
  await expect(recap).toHaveCount(0)
  await page.locator('[data-command=stop]').click()
  // It lies over the cave only for whoever asks for it.
  await expect(recap.locator('.recap-told')).toBeHidden()
  await recap.getByRole('button', { name: 'Meanwhile' }).click()
  await expect(recap.locator('.recap-told')).toBeVisible()
  await expect(recap).toContainText('Nils')
  await expect(recap).not.toContainText('draws')
  await page.locator('.mine h2').click()
  await expect(recap.locator('.recap-told')).toBeHidden()
  // By keys alone it stays while one only looks around, and folds with what is picked next.
  await recap.getByRole('button', { name: 'Meanwhile' }).focus()
  await page.keyboard.press('Enter')
  await expect(recap.locator('.recap-told')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(recap.locator('.recap-told')).toBeVisible()
  await page.keyboard.press('1')
  await expect(page.locator('.cave-hand [aria-pressed=true]')).toHaveCount(1)
  await expect(recap.locator('.recap-told')).toBeHidden()
  await recap.getByRole('button', { name: 'Fold away' }).click()
  await expect(recap).toHaveCount(0)
  await page.keyboard.press('q')
  const words = page.locator('dialog.damage[open]')
  await expect(words).toBeVisible()
  // However little room it has, the button that is focused first does not scroll its words away.
  const [top, overflows] = await words.evaluate((dialog) => {
    dialog.style.maxHeight = '160px'
    const close = dialog.querySelector('button')
    close?.blur()
    close?.focus()
    return [dialog.scrollTop, dialog.scrollHeight > dialog.clientHeight] as const
  })
  expect(overflows).toBe(true)
  expect(top).toBe(0)
})

test('in another language the table is drawn anew, also while places for a card are lit', async ({ start, home }) => {
  const page = await layCave({ start, home }, FIVE(['I-03', 'I-01']), ALONE)
  await page.keyboard.press('1')
  await page.locator('[data-target="cell 0,1"]').focus()
  await page.evaluate(() => window.desktop?.changeSettings({ language: 'fr' }))
  await expect(page.locator('.cave-tools')).toContainText('Règles')
  await page.evaluate(() => window.desktop?.changeSettings({ language: 'en' }))
  await expect(page.locator('.cave-tools')).toContainText('Rules')
})
