import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { ownMegabytes } from '../bench/app-process.ts'
import { OutsideGame } from '../e2e/support/outside.ts'
import { putSave } from '../e2e/support/saves.ts'
import type { Kind } from './games.ts'
import { countWebGl, sample } from './measure.ts'
import type { Sample } from './verdict.ts'

/** Long enough to mean "it hangs": a game of bots ends sooner on any machine. */
const PATIENCE_MS = 15 * 60_000
const SAVE = 'soak'
/** A step home that is not done after so many looks was not heard. */
const LOOKS = 15
const LOOK_EVERY_MS = 100
/** Until the page has given back what it kept for whoever looked. */
const SETTLE_MS = 10_000

/** Sounds, moving pictures and all; only quick, so that many games fit into an hour. */
const SETTINGS = { language: 'en', animationSpeed: 'fast', reducedMotion: 'off', quality: 'low' }
/** What one looks at between two games. */
const SCREENS = ['settings', 'saves', 'statistics', 'credits']

/** The real window in which bots play, looked at through the debugging port. */
export class SoakWindow {
  private constructor(
    private readonly game: OutsideGame,
    private readonly page: Page,
    private readonly session: CDPSession,
    private readonly home: string,
  ) {}

  static async open(program: string, args: readonly string[], home: string): Promise<SoakWindow> {
    writeFileSync(join(home, 'settings.json'), JSON.stringify(SETTINGS))
    const game = await OutsideGame.start(program, args)
    const page = await game.page()
    page.setDefaultTimeout(PATIENCE_MS)
    await page.locator('html[data-ready=true]').waitFor({ state: 'attached' })
    const session = await page.context().newCDPSession(page)
    await session.send('Performance.enable')
    // The loader names functions by a helper of its own, which a page does not have.
    await page.evaluate('globalThis.__name = (named) => named')
    await page.evaluate(countWebGl)
    return new SoakWindow(game, page, session, home)
  }

  /** Bots play a game from a save of the list to its report, and then it is left for the title: how many commands they said. */
  async play(kind: Kind, seed: string): Promise<number> {
    const save = kind.save(seed)
    putSave(this.home, SAVE, save)
    await this.page.keyboard.press('Control+o')
    await this.#click(`[data-save=${SAVE}] button.primary`)
    await this.page.locator(kind.end).waitFor()
    const journal = await this.page.evaluate((id) => window.desktop?.readJournal(id), kind.journal)
    if (!journal?.ok || journal.value === null) throw new Error('the game is not in its journal')
    await this.#home()
    return linesOf(journal.value) - linesOf(save)
  }

  /** Looks at what one looks at between games, and at the rules. */
  async lookAround(): Promise<void> {
    for (const screen of SCREENS) {
      await this.#click(`.strip [data-go=${screen}]`)
      await this.page.locator('main:not(.title)').first().waitFor()
      await this.#home()
    }
    await this.page.keyboard.press('F1')
    const rules = this.page.locator('.chapters').first()
    await rules.waitFor()
    await this.page.keyboard.press('Escape')
    await rules.waitFor({ state: 'detached' })
  }

  sample(): Promise<Sample> {
    return sample(this.page, this.session, this.game.process.pid ?? 0)
  }

  /**
   * The memory of all processes, with nobody looking from now on: for whoever looks through the debugging port the page keeps every file
   * that was fetched meanwhile, in case it is asked for. That is the observer's memory and no player's.
   */
  async unwatched(): Promise<number> {
    await this.game.lookAway()
    await pause(SETTLE_MS)
    return ownMegabytes(this.game.process.pid ?? 0)
  }

  close(): Promise<void> {
    return this.game.kill()
  }

  /** To the title, from wherever this is: one step at a time. */
  async #home(): Promise<void> {
    while (!(await this.#isHome())) {
      await this.page.keyboard.press('Escape')
      for (let looked = 0; looked < LOOKS && !(await this.#isHome()); looked++) await pause(LOOK_EVERY_MS)
    }
  }

  /** Asked without taking hold of anything: what waits in vain for an element may keep another one alive. */
  #isHome(): Promise<boolean> {
    return this.page.evaluate(() => document.querySelector('main.title[aria-busy=false]') !== null)
  }

  /** Without the frames that a hand would wait for. */
  async #click(selector: string): Promise<void> {
    const there = this.page.locator(selector).first()
    await there.waitFor()
    await there.evaluate((element) => (element as HTMLElement).click())
  }
}

const linesOf = (text: string): number => text.trimEnd().split('\n').length
