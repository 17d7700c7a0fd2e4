import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import {
  type Command,
  formatCommand,
  type GameRecord,
  type GameState,
  hatchBetween,
  type ItemId,
  type Place,
  present,
  readSave,
  speaker,
} from '../../../engine/red-november/index.ts'

/** The running game as the journal on the disk has it: what is true, whatever the window shows. */
export function journalOf(home: string): GameRecord {
  const read = readSave(readFileSync(join(home, 'saves', 'autosave.rnsave'), 'utf8'))
  if (!read.ok) throw new Error(`the journal cannot be read: ${read.code}`)
  return read.record
}

/** A game has many commands. */
const QUICKLY = { intervals: [20] }

/** The order in which items are picked means nothing. */
const bundled = (command: Command | undefined): unknown =>
  JSON.parse(JSON.stringify(command, (_, value) => (Array.isArray(value) ? value.toSorted() : value)))

/** Says commands through the real interface, as a player with a mouse would. */
export class Pilot {
  readonly game: Locator
  /** No mouse: curtains open with Enter, orders go through the speaking tube. */
  byKeyboard = false

  constructor(
    readonly page: Page,
    readonly home: string,
  ) {
    this.game = page.locator('main.game')
  }

  get state(): GameState {
    return present(journalOf(this.home))
  }

  /** Waits until somebody is asked, and lets the right person sit down where hands are secret; false when it is over. */
  async asked(): Promise<boolean> {
    const over = this.page.locator('main.report')
    await expect(over.or(this.page.locator('main.game:is([data-stage=choosing], [data-stage=handOver])'))).toBeVisible()
    if (await over.isVisible()) return false
    const curtain = this.page.locator('main.curtain')
    if (await curtain.isVisible()) {
      await expect(curtain).toHaveAttribute('data-gnome', speaker(this.state) ?? '')
      if (!this.byKeyboard) await curtain.getByRole('button').click()
      else {
        await expect(curtain.getByRole('button')).toBeFocused()
        await this.page.keyboard.press('Enter')
      }
    }
    await expect(this.game).toHaveAttribute('data-stage', 'choosing')
    return true
  }

  /** Says one command; ends when the journal has it. */
  async say(command: Command): Promise<void> {
    const before = journalOf(this.home).entries.length
    await this.#click(command)
    await expect.poll(() => journalOf(this.home).entries.length, QUICKLY).toBeGreaterThan(before)
    expect(bundled(journalOf(this.home).commands.at(-1))).toEqual(bundled(command))
  }

  async #click(command: Command): Promise<void> {
    const { page, state } = this
    if (this.byKeyboard) return this.#throughTube(command)
    if (state.pending || state.turn?.phase === 'escape') return this.#answer(command)
    switch (command.type) {
      case 'open':
        await this.#drop()
        // On the board a click on an outer hatch means the whole way.
        if (command.to === 'sea' || this.#here() === 'sea') return this.#throughTube(command)
        await this.#clickBoard(this.#hatchTo(command.to))
        return this.#go()
      case 'enter':
        await this.#drop()
        await this.#clickBoard(this.#roomOf(state.turn?.hatch ?? 'sea'))
        return this.#go()
      case 'play': {
        const card = page.locator(`.hand [data-item=${command.item}]`)
        await card.click()
        return card.click()
      }
      case 'fix': {
        await page.locator(`[data-action=${command.job}]`).click()
        if (command.job === 'unblock') await this.#pickHatch(command.hatch)
        await page.locator('.desk-panel.fix input[type=range]').fill(String(command.minutes))
        return this.#go()
      }
      case 'draw':
      case 'attack':
        await page.locator(`[data-action=${command.type}]`).click()
        return this.#option(command)
      case 'trade':
        await page.locator('[data-action=trade]').click()
        await page.locator(`.gnome-choice [data-gnome=${command.partner}]`).click()
        await this.#pick(command.give)
        return page.locator('.composer-end button.primary').click()
      case 'abandon':
        await page.locator('[data-action=abandon]').click()
        return page.locator('dialog.abandon button.danger').click()
      default:
        await page.locator(`[data-action=${command.type}]`).click()
        return this.#go()
    }
  }

  async #answer(command: Command): Promise<void> {
    const end = this.page.locator('.composer-end')
    switch (command.type) {
      case 'discard':
        await this.#pick(command.items)
        return end.locator('button.primary').click()
      case 'give':
        await this.#pick(command.items)
        return end.locator('button.primary').click()
      case 'refuse':
        return end.locator('button:not(.primary)').click()
      default:
        return this.#option(command)
    }
  }

  #option(command: Command): Promise<void> {
    return this.page.locator(`.option[data-command="${formatCommand(command)}"]`).click()
  }

  /** Real clicks on the canvas, where the parallel buttons say that the thing is: the first picks it, the second does it. */
  async #clickBoard(target: string): Promise<void> {
    const { page } = this
    const picked = page.locator('.desk-panel:is(.walk, .open)')
    await expect(async () => {
      const box = await page.locator(`[data-target="${target}"]`).boundingBox()
      if (!box) throw new Error(`${target} is not on the board`)
      // A board that is still being made does not hear clicks.
      if (!(await picked.isVisible())) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await expect(picked).toBeVisible({ timeout: 3_000 })
    }).toPass()
  }

  #go(): Promise<void> {
    return this.page.locator('button.go').click()
  }

  /** Nothing half-picked is left over. */
  async #drop(): Promise<void> {
    if (await this.page.locator('button.go').isVisible()) await this.page.keyboard.press('Escape')
  }

  async #pick(items: readonly ItemId[]): Promise<void> {
    for (const item of items) {
      await this.page.locator(`.pick-card[data-item=${item}][aria-pressed=false]`).first().click()
    }
  }

  async #pickHatch(hatch: string): Promise<void> {
    const choice = this.page.locator(`.desk-panel.fix [data-choice="${hatch}"]`)
    if (await choice.isVisible()) await choice.click()
  }

  async #throughTube(command: Command): Promise<void> {
    await this.page.keyboard.press('t')
    await this.page.locator('dialog.tube input').fill(formatCommand(command))
    await this.page.keyboard.press('Enter')
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
