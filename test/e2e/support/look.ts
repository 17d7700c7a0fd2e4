import type { Page } from '@playwright/test'

/** What the window asks for. */
export type Scene =
  | { readonly stage: 'choosing'; readonly hash: string }
  | { readonly stage: 'handOver'; readonly hash: string; readonly gnome: string }
  | { readonly stage: 'over'; readonly cause: string }
  | { readonly stage: 'failed' }

/** Long enough to mean "it hangs". */
const PATIENCE = 45_000
/** A click that was heard shows something sooner than this. */
const SOON = 1_500

/** Asks the page again and again, in one go, until it has an answer. Each question of its own would wait its turn. */
export const until = <T, A>(
  page: Page,
  look: (about: A) => T | null,
  about: A,
  patience = PATIENCE,
): Promise<T | null> =>
  page.evaluate<T | null>(`(async () => {
    const look = ${look}
    for (const since = performance.now(); performance.now() - since < ${patience}; ) {
      const found = look(${JSON.stringify(about)})
      if (found) return found
      await new Promise((again) => setTimeout(again, 8))
    }
    return null
  })()`)

interface Wish {
  /** The window has come at least so far. */
  readonly moves: number
  /** The right person sits there already. */
  readonly seated?: boolean
}

/** Waits until somebody is asked, or the game is over; null if that does not happen. */
export const lookUp = (page: Page, wish: Wish): Promise<Scene | null> =>
  until(
    page,
    ({ moves: known, seated }): Scene | null => {
      const over = document.querySelector<HTMLElement>('main.report')
      if (over) return { stage: 'over', cause: over.dataset.cause ?? '' }
      if (document.querySelector('main.crash')) return { stage: 'failed' }
      // Whoever leaves has seen what is new in the hand.
      document.querySelector<HTMLElement>('.keepsake button')?.click()
      const { stage, hash = '', moves = '-1' } = document.querySelector<HTMLElement>('main.game')?.dataset ?? {}
      if (Number(moves) < known) return null
      if (stage === 'choosing') return { stage, hash }
      const curtain = document.querySelector<HTMLElement>('main.curtain:has(button:enabled)')
      return stage === 'handOver' && curtain && !seated ? { stage, hash, gnome: curtain.dataset.gnome ?? '' } : null
    },
    wish,
  )

/** Something may still be coming into its place. */
const MAX_CLICKS = 5

/**
 * A click where a player would click: on the middle of what is there, can be pressed and lies in front; and once more if it has moved
 * away meanwhile. Playwright's own click waits for several frames, which software GL makes long.
 */
export async function press(page: Page, selector: string): Promise<void> {
  for (let click = 0; click < MAX_CLICKS; click++) {
    const at = await until(
      page,
      (wanted) => {
        const found = document.querySelector<HTMLElement>(wanted)
        if (!found || found.matches(':disabled, [inert] *')) return null
        found.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' })
        const { left, top, width, height } = found.getBoundingClientRect()
        const point = { x: left + width / 2, y: top + height / 2 }
        const front = document.elementFromPoint(point.x, point.y)
        if (!front || !found.contains(front)) return null
        const felt = { click: false }
        Object.assign(window, { felt })
        found.addEventListener('click', () => Object.assign(felt, { click: true }), { capture: true, once: true })
        return point
      },
      selector,
    )
    if (!at) throw new Error(`${selector} cannot be clicked`)
    await page.mouse.click(at.x, at.y)
    if (await page.evaluate(() => (window as unknown as { readonly felt: { readonly click: boolean } }).felt.click))
      return
  }
  throw new Error(`${selector} moves away from every click`)
}

/** Clicks on something on the board, where the keys over it know it to be. True if `then` appears. */
export async function pressBoard(page: Page, target: string, then: string): Promise<boolean> {
  const at = await until(
    page,
    (wanted) => {
      const box = document.querySelector(`[data-target="${wanted}"]`)?.getBoundingClientRect()
      return box ? { x: box.x + box.width / 2, y: box.y + box.height / 2 } : null
    },
    target,
  )
  if (!at) throw new Error(`${target} is not on the board`)
  await page.mouse.click(at.x, at.y)
  return (await until(page, (wanted) => document.querySelector(wanted) !== null || null, then, SOON)) ?? false
}
