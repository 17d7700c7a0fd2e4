import type { Page } from '@playwright/test'
import type { Language } from '../../../preload/contract.ts'
import { type Shot, Stage } from '../../../scripts/screens/stage.ts'
import { ALL_PIXELS, type Start } from './game.ts'

/** Enough for what was just opened to lie in its place. */
const FRAMES = 2
/** Enough for a whole screen to be drawn anew; where they are not, it is opened again from the title. */
const MOST_FRAMES = 60

type Look = (language: Language, stage: Stage) => Promise<void>

/** Walks a family of screens in one window of 1280x800, and looks at each in several languages. */
export class Walk {
  private constructor(private readonly stage: Stage) {}

  static async begin(start: Start): Promise<Walk> {
    const stage = Stage.on(await start(ALL_PIXELS), { quality: 'low', language: 'en' })
    await stage.resize(1280, 800)
    return new Walk(stage)
  }

  get page(): Page {
    return this.stage.page
  }

  async see(shot: Shot, languages: readonly Language[], look: Look): Promise<void> {
    const { stage } = this
    await stage.show(shot)
    await stage.settle(FRAMES)
    const bones = await stage.page.evaluate(bonesOf)
    await look('en', stage)
    for (const language of languages) {
      if (!(await this.#translate(shot, language, bones))) await stage.show(shot, { language })
      await stage.settle(FRAMES)
      await look(language, stage)
    }
  }

  /** Changes the language where it stands; false if that has put away what was looked at. */
  async #translate({ pick }: Shot, language: Language, bones: string): Promise<boolean> {
    const { page } = this.stage
    const hasBoard = await page.locator('.board-keys [data-target]').first().isVisible()
    await this.stage.speak(language)
    if (await page.locator('main.crash').isVisible()) return false
    if (hasBoard && pick) await this.stage.see('.board-keys [data-target]')
    await pick?.(this.stage)
    return page.evaluate(
      `(async () => {
        const bonesOf = ${bonesOf}
        for (let frame = 0; frame < ${MOST_FRAMES}; frame++) {
          if (bonesOf() === ${JSON.stringify(bones)}) return true
          await new Promise(requestAnimationFrame)
        }
        return false
      })()`,
    )
  }
}

/** What a screen is made of, whatever language it speaks. */
function bonesOf(): string {
  return [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter((element) => element.checkVisibility())
    .map(({ tagName, className }) => `${tagName} ${className}`)
    .join('\n')
}
