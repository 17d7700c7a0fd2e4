import type { Page } from '@playwright/test'
import type { Language, Settings } from '../../../preload/contract.ts'
import { type Shot, Studio } from '../../../scripts/screens/studio.ts'
import { ALL_PIXELS, coarseBoard, fewFrames, type Start, seenThrough, takeLoudspeaker, unpainted } from './app.ts'

/** Enough for what was just opened to lie in its place. */
const FRAMES = 2
/** Enough for most screens to be drawn anew; where they are not, it is opened again from the title. */
const MAX_FRAMES = 15

const USUAL_SIZE = 100

/** A way in which a screen is looked at. */
export type View = Pick<Settings, 'textSize'> & { readonly language: Language }

type Look = (view: View, stage: Studio) => Promise<void>

/** Walks a family of screens in one window of 1280x800, and looks at each in several ways. */
export class Walk {
  private constructor(private readonly stage: Studio) {}

  static async begin(start: Start): Promise<Walk> {
    const stage = Studio.on(await start(ALL_PIXELS), { quality: 'low' })
    for (const lighter of [coarseBoard, fewFrames, takeLoudspeaker, unpainted, seenThrough])
      await stage.page.addInitScript(lighter)
    // A page that breaks shows another screen than the one that is waited for: that alone would tell nothing.
    stage.page.on('pageerror', ({ stack }) => console.error(stack))
    await stage.resize(1280, 800)
    return new Walk(stage)
  }

  get page(): Page {
    return this.stage.page
  }

  async see(shot: Shot, views: readonly View[], look: Look): Promise<void> {
    const { stage } = this
    let bones = ''
    let before: View | null = null
    let outlives = true
    for (const view of views) {
      if (view.language !== before?.language) {
        // First with letters of the usual size: with larger ones a screen may be made of other things, and nobody would know it again.
        const plain = { ...view, textSize: USUAL_SIZE }
        // What one language has put away, the next one will, too.
        if (before && outlives) outlives = await this.#translate(shot, plain, bones)
        if (!before || !outlives) await stage.show(shot, plain)
      }
      await stage.set(view)
      await stage.lieStill(FRAMES)
      bones ||= await stage.page.evaluate(bonesOf)
      await look(view, stage)
      before = view
    }
  }

  /** Changes the language where it stands; false if that has put away what was looked at first. */
  async #translate({ pick }: Shot, view: View, bones: string): Promise<boolean> {
    const { stage } = this
    const hasBoard = (await stage.page.locator('.board-keys').count()) > 0
    await stage.speak(view)
    if (pick) {
      // In the cave nothing can be pointed at before something is picked.
      if (hasBoard) await stage.see(':is(.board-keys [data-target], .cave-game .board-canvas[aria-busy=false])')
      await pick(stage)
    }
    return stage.page.evaluate(
      `(async () => {
        const bonesOf = ${bonesOf}
        for (let frame = 0; frame < ${MAX_FRAMES}; frame++) {
          if (bonesOf() === ${JSON.stringify(bones)}) return true
          await new Promise(requestAnimationFrame)
        }
        return false
      })()`,
    )
  }
}

/** What a screen is made of, whatever language it speaks; small signs give way to long words. */
function bonesOf(): string {
  return [...document.body.querySelectorAll<HTMLElement>('*:not(i.icon)')]
    .filter((element) => element.checkVisibility())
    .map(({ tagName, className }) => `${tagName} ${className}`)
    .join('\n')
}
