import { expect, type Page } from '@playwright/test'
import {
  type Command,
  formatCommand,
  type GameRecord,
  type GameState,
  hatchBetween,
  type ItemId,
  type Place,
  speaker,
} from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import { Logbook, openHash } from './logbook.ts'
import { lookUp, press, pressBoard } from './look.ts'

/** A game has many commands. */
const QUICKLY = { intervals: [5] }
/** A board that has not drawn its first frame does not hear clicks. */
const MAX_CLICKS = 20

/** The order in which items are picked means nothing. */
const bundled = (command: Command | undefined): unknown =>
  JSON.parse(JSON.stringify(command, (_, value) => (Array.isArray(value) ? value.toSorted() : value)))

/** Says commands through the real interface, as a player with a mouse would, or one without. */
export class Pilot {
  readonly logbook: Logbook
  /** No mouse: curtains open with Enter, numbers and arrows pick, what has no key goes through the speaking tube. */
  byKeyboard = false

  constructor(
    readonly page: Page,
    home: string,
  ) {
    this.logbook = new Logbook(home)
  }

  get game(): GameRecord {
    return this.logbook.game
  }

  get state(): GameState {
    return present(this.game)
  }

  /**
   * Waits until the window shows what the journal has and somebody is asked, and lets the right person sit down where
   * hands are secret; false when it is over.
   */
  async asked(): Promise<boolean> {
    const { page, game } = this
    const moves = game.entries.length
    let scene = await lookUp(page, { moves })
    if (scene?.stage === 'handOver') {
      expect(scene.gnome).toBe(speaker(this.state))
      if (this.byKeyboard) await page.keyboard.press('Enter')
      else await press(page, 'main.curtain button')
      scene = await lookUp(page, { moves, seated: true })
    }
    if (!scene || scene.stage === 'failed')
      throw new Error(`nobody is asked: ${await page.locator('body').innerText()}`)
    if (scene.stage === 'over') {
      expect(scene.cause).toBe(this.state.outcome?.cause)
      return false
    }
    expect(scene.hash).toBe(openHash(game))
    return true
  }

  /** Says one command; ends when the journal has it. */
  async say(command: Command): Promise<void> {
    const { length } = this.game.entries
    if (this.byKeyboard) await this.#type(command)
    else await this.#click(command)
    const isSaid = (): boolean => this.game.entries.length > length
    await expect.poll(async () => isSaid() || (await this.#mean()) || isSaid(), QUICKLY).toBe(true)
    await expect.poll(isSaid, QUICKLY).toBe(true)
    expect(bundled(this.game.commands.at(-1))).toEqual(bundled(command))
  }

  /** Takes the last command back; ends when somebody is asked again. */
  undo(): Promise<void> {
    return this.#turnBack('u', 'Undo')
  }

  /** Says again what was taken back. */
  redo(): Promise<void> {
    return this.#turnBack('r', 'Redo')
  }

  async #turnBack(key: string, button: string): Promise<void> {
    const { length } = this.game.entries
    if (this.byKeyboard) await this.page.keyboard.press(key)
    else await press(this.page, `.tools [aria-label=${button}]`)
    await expect.poll(() => this.game.entries.length, QUICKLY).toBeGreaterThan(length)
    await this.asked()
  }

  /** Sure death is asked about once: it is meant. False where nobody asks. */
  async #mean(): Promise<boolean> {
    const { page } = this
    if (!(await page.evaluate(() => document.querySelector('dialog.grave[open]') !== null))) return false
    if (this.byKeyboard) {
      await page.keyboard.press('Tab')
      await page.keyboard.press('Enter')
    } else await press(page, 'dialog.grave button.danger')
    return true
  }

  async #click(command: Command): Promise<void> {
    const { page, state } = this
    // The way out of a fire is asked for; items are played from the hand even then (A6).
    const isAsked = state.pending || (state.turn?.phase === 'escape' && command.type !== 'play')
    if (isAsked) return this.#answer(command)
    switch (command.type) {
      case 'open':
        // On the board a click on an outer hatch means the whole way.
        if (command.to === 'sea' || this.#here() === 'sea') return this.#throughTube(command)
        await this.#clickBoard(this.#hatchTo(command.to))
        return press(page, 'button.go')
      case 'enter':
        await this.#clickBoard(this.#roomOf(state.turn?.hatch ?? 'sea'))
        return press(page, 'button.go')
      case 'play': {
        const card = `.hand [data-item=${command.item}]`
        await press(page, card)
        return press(page, card)
      }
      case 'fix':
        await press(page, `[data-action=${command.job}]`)
        if (command.job === 'unblock') await this.#pickHatch(command.hatch)
        await page.locator('.desk-panel.fix input[type=range]').fill(String(command.minutes))
        return press(page, 'button.go')
      case 'draw':
        await press(page, '[data-action=draw]')
        await page.locator('.desk-panel.draw input[type=range]').fill(String(command.count))
        return press(page, 'button.go')
      case 'attack':
        await press(page, '[data-action=attack]')
        await press(page, `.desk-panel.attack [data-gnome=${command.target}]`)
        return press(page, 'button.go')
      case 'trade':
        await press(page, '[data-action=trade]')
        await press(page, `.gnome-choice [data-gnome=${command.partner}]`)
        await this.#pick(command.give)
        return press(page, '.composer-end button.primary')
      case 'abandon':
        await press(page, '[data-action=abandon]')
        return press(page, '.composer-end.abandon button.danger')
      default:
        await press(page, `[data-action=${command.type}]`)
        return press(page, 'button.go')
    }
  }

  async #answer(command: Command): Promise<void> {
    switch (command.type) {
      case 'discard':
      case 'give':
        await this.#pick(command.items)
        return press(this.page, '.composer-end button.primary')
      case 'refuse':
        return press(this.page, '.composer-end button:not(.primary)')
      default:
        return press(this.page, optionOf(command))
    }
  }

  /** Real clicks on the canvas, where the parallel buttons say that the thing is: it is picked. */
  async #clickBoard(target: string): Promise<void> {
    for (let click = 0; click < MAX_CLICKS; click++) {
      if (await pressBoard(this.page, target, '.desk-panel:is(.walk, .open) button.go')) return
    }
    throw new Error(`a click on ${target} picks nothing`)
  }

  async #pick(items: readonly ItemId[]): Promise<void> {
    for (const item of items) await press(this.page, `.pick-card[data-item=${item}][aria-pressed=false]`)
  }

  async #pickHatch(hatch: string): Promise<void> {
    const choice = this.page.locator(`.desk-panel.fix [data-choice="${hatch}"]`)
    if (await choice.isVisible()) await choice.click()
  }

  /** Digits, arrows and Enter where there are any, otherwise orders in words. */
  async #type(command: Command): Promise<void> {
    const { page } = this
    const key = await page.evaluate(
      ([option, tile]) =>
        document.querySelector(option)?.querySelector('kbd')?.textContent ??
        document.querySelector(tile)?.getAttribute('aria-keyshortcuts'),
      [optionOf(command), `[data-action=${command.type === 'fix' ? command.job : command.type}]`] as const,
    )
    if (!key || !/^\d$/.test(key)) return this.#throughTube(command)
    const isAsked = this.state.pending || this.state.turn?.phase === 'escape'
    if (isAsked) return page.keyboard.press(key)
    switch (command.type) {
      case 'fix':
        if (command.job === 'unblock') return this.#throughTube(command)
        await page.keyboard.press(key)
        await this.#slide(command.minutes)
        return page.keyboard.press('Enter')
      case 'wait':
        await page.keyboard.press(key)
        return page.keyboard.press('Enter')
      case 'draw':
        await page.keyboard.press(key)
        await this.#slide(command.count)
        return page.keyboard.press('Enter')
      default:
        return this.#throughTube(command)
    }
  }

  /** The slider has the focus from the first moment. */
  async #slide(wished: number): Promise<void> {
    const now = Number(await this.page.locator('.desk-panel input[type=range]').inputValue())
    for (let at = now; at < wished; at++) await this.page.keyboard.press('ArrowRight')
    for (let at = now; at > wished; at--) await this.page.keyboard.press('ArrowLeft')
  }

  /** Orders by their number, as they are read out; in notation where the list is too long. */
  async #throughTube(command: Command): Promise<void> {
    const { page } = this
    await page.keyboard.press('t')
    const order = `dialog.tube [data-command="${formatCommand(command)}"] b`
    const number = await page.evaluate((selector) => document.querySelector(selector)?.textContent, order)
    await page.keyboard.type(number ?? formatCommand(command))
    await page.keyboard.press('Enter')
  }

  #hatchTo(to: Place): string {
    const here = this.#here()
    return here === 'sea' || to === 'sea' ? `lock ${here}` : `hatch ${hatchBetween(here, to)}`
  }

  #roomOf(place: Place): string {
    return place === 'sea' ? `lock ${this.#here()}` : `room ${place}`
  }

  #here() {
    const { state } = this
    const gnome = state.gnomes.find(({ color }) => color === state.turn?.active)
    if (!gnome) throw new Error('nobody is up')
    return gnome.room
  }
}

const optionOf = (command: Command): string => `.option[data-command="${formatCommand(command)}"]`
