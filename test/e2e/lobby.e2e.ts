import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { DEFAULT_OPTIONS, OPTION_IDS, redNovember } from '../../engine/red-november/index.ts'
import { readSave } from '../../engine/shared/save.ts'
import { expect, test as fresh } from './support/game.ts'
import { test } from './support/kept.ts'

/** The game that was just begun, as its journal has it. */
function begun(home: string) {
  const save = readSave(redNovember, readFileSync(join(home, 'saves', 'autosave.rnsave'), 'utf8'))
  if (!save.ok || !('setup' in save.record.start)) throw new Error('no game was begun')
  return { ...save.record.start.setup, ...save.info.extra }
}

const open = (page: Page) => page.locator('.front [data-go=newGame]').click()
const castOff = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Cast off' }).click()
  await expect(page.getByRole('button', { name: 'Cast off' })).toHaveCount(0)
}

fresh('the lobby looks the same after a game, and who leads is named beside the sign', async ({ start }) => {
  const { page } = await start()
  const looks = async (): Promise<readonly string[]> => {
    await page.mouse.move(1, 1)
    return page.locator('main.lobby *').evaluateAll((all) =>
      all.map((one) => {
        // As it is laid out: what sways does not count.
        const place =
          one instanceof HTMLElement ? [one.offsetLeft, one.offsetTop, one.offsetWidth, one.offsetHeight] : []
        const { backgroundColor, fill } = getComputedStyle(one)
        return `${one.tagName} ${one.getAttribute('class')}: ${place}, ${backgroundColor} ${fill}`
      }),
    )
  }
  await open(page)
  const leader = page.getByRole('group', { name: 'Led by: Orange' })
  for (let player = 0; player < 4; player++) {
    await leader.getByRole('button').last().click()
    const isBeside = await leader.locator('output').evaluate((output) => {
      const word = document.createRange()
      word.selectNodeContents(output.lastChild as Node)
      const [sign, text] = [output.firstElementChild?.getBoundingClientRect(), word.getBoundingClientRect()]
      return sign !== undefined && sign.right <= text.left && sign.top < text.bottom && sign.bottom > text.top
    })
    expect(isBeside).toBe(true)
  }
  const before = await looks()
  await castOff(page)
  await expect(page.locator('main.game')).toBeVisible()
  await page.keyboard.press('Control+n')
  await expect(page.locator('main.lobby')).toBeVisible()
  expect(await looks()).toEqual(before)
})

fresh(
  'a crew with names, colours, bots and options goes into the save, and is there again the next time',
  async ({ start, home }) => {
    const { app, page } = await start()
    await open(page)
    await page.getByLabel('Name: Red').fill('Boris')
    await page.getByRole('button', { name: '+ Bot: Green' }).click()
    await page.getByRole('group', { name: 'Led by: Green' }).getByRole('button', { name: 'Sailor' }).click()
    await expect(page.getByText('Saves one boat in three.')).toBeVisible()
    await page.getByRole('group', { name: 'Led by: Green' }).getByRole('button', { name: 'Cadet' }).click()
    await page.getByRole('group', { name: 'Led by: Orange' }).getByRole('button', { name: 'Person' }).click()
    await page.getByRole('button', { name: 'Colour: Yellow' }).click()
    await page.getByRole('radio', { name: 'Red' }).click()
    await page.getByRole('button', { name: 'Merciless' }).click()
    await page.getByRole('switch', { name: 'Secret Hands' }).click()
    await expect(page.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true')
    await page.getByLabel('Seed', { exact: true }).fill('lobby')
    await castOff(page)
    expect(begun(home)).toEqual({
      seed: 'lobby',
      gnomes: ['yellow', 'orange', 'red', 'green'],
      people: 4,
      options: {
        slowerDeath: false,
        derangedGnomes: false,
        greaterChallenge: true,
        openingDisasters: true,
        heroicSacrifice: true,
        secretHands: true,
      },
      names: { yellow: 'Boris' },
      seats: ['person', 'person', 'captain', 'cadet'],
      advice: false,
      loyalBots: true,
    })
    await app.close()

    const again = await start()
    await open(again.page)
    await castOff(again.page)
    const { seed, ...same } = begun(home)
    expect(seed).not.toBe('lobby')
    expect(same).toMatchObject({ gnomes: ['yellow', 'orange', 'red', 'green'], names: { yellow: 'Boris' } })
  },
)

fresh('one person leads up to eight gnomes, two people lead two each (S1)', async ({ start, home }) => {
  const { app, page } = await start()
  await open(page)
  await page.getByRole('button', { name: 'Alone' }).click()
  for (const color of ['Green', 'Cyan', 'Blue', 'Purple', 'White'])
    await page.getByRole('button', { name: `+ Gnome: ${color}` }).click()
  await castOff(page)
  expect(begun(home)).toMatchObject({ people: 1, seats: ['person'] })
  expect(begun(home).gnomes).toHaveLength(8)
  await app.close()

  const again = await start()
  await open(again.page)
  await again.page.getByRole('button', { name: 'Two', exact: true }).click()
  await castOff(again.page)
  expect(begun(home)).toMatchObject({ people: 2, seats: ['person', 'person'] })
  expect(begun(home).gnomes).toHaveLength(4)
})

test('deranged gnomes have secret hands, locked on and with the reason (O2)', async ({ game: { page } }) => {
  await open(page)
  await page.getByRole('switch', { name: 'Deranged Gnomes' }).click()
  const hands = page.getByRole('switch', { name: 'Secret Hands' })
  await expect(hands).toBeChecked()
  await expect(hands).toBeDisabled()
  // It says why to whoever points at it.
  await hands.hover()
  await expect(page.getByText('Locked on: deranged gnomes hide what they hold.')).toBeVisible()
})

test('every option can be switched, and the game begins with it', async ({ game: { page }, home }) => {
  await open(page)
  await page.getByRole('button', { name: 'By the book' }).click()
  // O2: deranged gnomes lock secret hands, which come last.
  for (const id of OPTION_IDS.toReversed()) await page.locator(`[data-option=${id}]`).click()
  await castOff(page)
  const flipped = OPTION_IDS.map((id) => [id, !DEFAULT_OPTIONS[id]])
  expect(begun(home).options).toEqual(Object.fromEntries(flipped))
})

test('the dial points at the recipe, and a rule says what it does to whoever comes to it by keyboard', async ({
  game: { page },
}) => {
  await open(page)
  await page.getByRole('button', { name: 'Merciless' }).click()
  await expect(page.locator('.told')).toContainText('Merciless')
  await page.getByRole('switch', { name: 'Heroic Sacrifice' }).focus()
  await expect(page.locator('.told h2')).toContainText('Heroic Sacrifice')
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: 'Custom' })).toHaveAttribute('aria-pressed', 'true')
})

test('every option leads to its rule', async ({ game: { page } }) => {
  await open(page)
  await page.getByRole('switch', { name: 'Greater Challenge' }).hover()
  await page.getByRole('button', { name: /^Rule O3/ }).click()
  await expect(page.getByText('O3').last()).toBeVisible()
})

test('a seed is copied and pasted', async ({ game: { page } }) => {
  await open(page)
  const seed = page.getByLabel('Seed', { exact: true })
  await seed.fill('kraken-soup')
  await page.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('The seed is on the clipboard.')).toBeVisible()
  await page.getByRole('button', { name: 'New seed' }).click()
  await expect(seed).not.toHaveValue('kraken-soup')
  await page.getByRole('button', { name: 'Paste' }).click()
  await expect(seed).toHaveValue('kraken-soup')
})

test('the focus stays with a seat that is filled, recoloured or emptied', async ({ game: { page } }) => {
  await open(page)
  await page.getByRole('button', { name: '+ Person: Green' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Name: Green')).toBeFocused()
  await page.getByRole('button', { name: 'Colour: Green' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: /^Colour: (?!Green)/ }).last()).toBeFocused()
  await page
    .getByRole('button', { name: /^Colour:/ })
    .first()
    .click()
  await expect(page.getByRole('radiogroup')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('radiogroup')).toHaveCount(0)
  await page.locator('.seat .remove').last().focus()
  await page.keyboard.press('Enter')
  // Three have to stay: there is nobody left to be sent ashore.
  await expect(page.getByLabel('Name: Yellow')).toBeFocused()
})

test('bots alone cannot cast off, and a long name fits its plate', async ({ game: { page } }) => {
  await open(page)
  await page.getByRole('group', { name: 'Led by: Red' }).getByRole('button', { name: 'Captain' }).click()
  await expect(page.getByRole('button', { name: 'Cast off' })).toBeDisabled()
  await expect(page.getByText('At least one of you has to be real.')).toBeVisible()
  const plate = page.locator('.plate input').first()
  await plate.fill('Maksymilianowicz')
  // Both are rounded to whole pixels.
  expect(await plate.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1)
})

test('a group that played before starts with two keys; Escape goes back', async ({ game: { page }, home }) => {
  await expect(page.locator('.front [data-go=newGame]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cast off' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.front [data-go=newGame]')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cast off' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Cast off' })).toHaveCount(0)
  expect(begun(home).gnomes).toHaveLength(3)
})
