import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { putSave } from '../e2e/support/saves.ts'
import type { Kind } from './games.ts'
import { Hand } from './hand.ts'
import { countWebGl, sample } from './measure.ts'
import type { Sample } from './verdict.ts'

const SAVE = 'soak'
/** A step home that is not done after so many looks was not heard. */
const LOOKS = 15
const LOOK_EVERY_MS = 100

/** Sounds, moving pictures and all; only quick, so that many games fit into an hour. */
const SETTINGS = { language: 'en', animationSpeed: 'fast', reducedMotion: 'off', quality: 'low' }
/** What one looks at between two games. */
const SCREENS = ['settings', 'saves', 'statistics', 'credits']
const TITLE = 'main.title[aria-busy=false]'

/** The real window in which bots play. */
export class SoakWindow {
  private constructor(
    private readonly hand: Hand,
    private readonly home: string,
  ) {}

  static async open(program: string, args: readonly string[], home: string): Promise<SoakWindow> {
    writeFileSync(join(home, 'settings.json'), JSON.stringify(SETTINGS))
    const hand = await Hand.start(program, args)
    await hand.run(countWebGl)
    return new SoakWindow(hand, home)
  }

  /** Bots play a game from a save of the list to its report, and then it is left for the title: how many commands they said. */
  async play(kind: Kind, seed: string): Promise<number> {
    const save = kind.save(seed)
    putSave(this.home, SAVE, save)
    await this.hand.press('O', 'control')
    await this.hand.click(`[data-save=${SAVE}] button.primary`)
    await this.hand.see(kind.end)
    const journal = await this.hand.run((id) => window.desktop?.readJournal(id), kind.journal)
    if (!journal?.ok || journal.value === null) throw new Error('the game is not in its journal')
    await this.#goHome()
    return linesOf(journal.value) - linesOf(save)
  }

  /** Looks at what one looks at between games, and at the rules. */
  async lookAround(): Promise<void> {
    for (const screen of SCREENS) {
      await this.hand.click(`.strip [data-go=${screen}]`)
      await this.hand.see('main:not(.title)')
      await this.#goHome()
    }
    await this.hand.press('F1')
    await this.hand.see('.chapters')
    await this.hand.press('Escape')
    await this.hand.see('.chapters', false)
  }

  sample(): Promise<Sample> {
    return sample(this.hand)
  }

  close(): Promise<void> {
    return this.hand.end()
  }

  /** To the title, from wherever this is: one step at a time. */
  async #goHome(): Promise<void> {
    while (!(await this.hand.isThere(TITLE))) {
      await this.hand.press('Escape')
      for (let looked = 0; looked < LOOKS && !(await this.hand.isThere(TITLE)); looked++) await pause(LOOK_EVERY_MS)
    }
  }
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length
