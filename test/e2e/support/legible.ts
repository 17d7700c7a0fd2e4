import type { Page } from '@playwright/test'

/** For ears, over the board (which has its own measure), or a glimpse of what stands whole elsewhere: the last lines of the log. */
const NOT_READ = '.for-ears, .unseen, .over-board, .ticker, [hidden]'

/** Texts of which a part cannot be seen, however one scrolls: cut by a box that hides what is too much, or outside the window. */
export const cutTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate((notRead) => {
    const found: string[] = []
    // A long page has thousands of texts in the same few boxes.
    const boxes = new Map<Element, readonly [overflowX: string, overflowY: string, position: string, edge: DOMRect]>()
    const boxOf = (element: Element) => {
      const known = boxes.get(element)
      if (known) return known
      const { overflowX, overflowY, position } = getComputedStyle(element)
      const box = [overflowX, overflowY, position, element.getBoundingClientRect()] as const
      boxes.set(element, box)
      return box
    }
    const scope = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document.body
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest(notRead)) continue
      if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { left, right, top, bottom } = range.getBoundingClientRect()
      const isCut = (): boolean => {
        for (let box: Element | null = parent; box; box = box.parentElement) {
          const [overflowX, overflowY, position, edge] = boxOf(box)
          if (/auto|scroll/.test(`${overflowX}${overflowY}`)) return right > edge.right + 2 && overflowX !== 'auto'
          if (/hidden|clip/.test(overflowX) && (right > edge.right + 2 || left < edge.left - 2)) return true
          // Letters hang out of tight lines by a pixel or two.
          if (/hidden|clip/.test(overflowY) && (bottom > edge.bottom + 5 || top < edge.top - 5)) return true
          if (position === 'fixed') break
        }
        return right > innerWidth + 2 || left < -2
      }
      if (isCut()) found.push(`${parent.className || parent.tagName}: ${node.textContent.trim().slice(0, 60)}`)
    }
    return found
  }, NOT_READ)

/** Texts that lie over each other on the same sheet; a panel in front of a page is no fault. */
export const overlaps = (page: Page): Promise<readonly string[]> =>
  page.evaluate((notRead) => {
    const scope = [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document.body
    const walker = document.createTreeWalker(scope, NodeFilter.SHOW_TEXT)
    const lines: { readonly words: string; readonly box: DOMRect; readonly sheet: Element }[] = []

    const boxes = new Map<Element, readonly [overflowX: string, overflowY: string, edge: DOMRect, isSheet: boolean]>()
    const boxOf = (element: Element) => {
      const known = boxes.get(element)
      if (known) return known
      const { overflowX, overflowY, position, zIndex, backgroundColor, backgroundImage } = getComputedStyle(element)
      const isOpaque = backgroundImage !== 'none' || !/rgba\(.*, 0\)|transparent/.test(backgroundColor)
      const isRaised = position === 'relative' ? zIndex !== 'auto' : position !== 'static'
      const isSheet = isRaised && isOpaque
      const box = [overflowX, overflowY, element.getBoundingClientRect(), isSheet] as const
      boxes.set(element, box)
      return box
    }
    const sheetOf = (element: Element): Element => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const [, , , isSheet] = boxOf(box)
        if (isSheet) return box
      }
      return document.body
    }
    const isScrolledAway = (element: Element, line: DOMRect): boolean => {
      for (let box: Element | null = element; box; box = box.parentElement) {
        const [overflowX, overflowY, edge] = boxOf(box)
        if (overflowY !== 'visible' && (line.bottom > edge.bottom + 2 || line.top < edge.top - 2)) return true
        if (overflowX !== 'visible' && (line.right > edge.right + 2 || line.left < edge.left - 2)) return true
      }
      return false
    }

    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || parent.closest(notRead)) continue
      if (!parent.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      for (const box of range.getClientRects()) {
        if (isScrolledAway(parent, box)) continue
        lines.push({ words: node.textContent.trim().slice(0, 40), box, sheet: sheetOf(parent) })
      }
    }
    const share = (a: DOMRect, b: DOMRect): boolean => {
      const width = Math.min(a.right, b.right) - Math.max(a.left, b.left)
      const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)
      // Line boxes are higher than their letters and may touch.
      return width > 3 && height > Math.min(a.height, b.height) * 0.4
    }
    return lines.flatMap((a, at) =>
      lines
        .slice(at + 1)
        .filter((b) => a.sheet === b.sheet && share(a.box, b.box))
        .map((b) => `"${a.words}" lies over "${b.words}"`),
    )
  }, NOT_READ)

/** What goes on moving by itself; what comes once and stands is no fault. */
export const restless = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    document.getAnimations().flatMap(({ effect }) => {
      if (!(effect instanceof KeyframeEffect) || effect.getTiming().iterations !== Number.POSITIVE_INFINITY) return []
      return `moves for ever: ${effect.target?.className || effect.target?.tagName}`
    }),
  )

/** What a Tab stop looks like to eyes and to a screen reader. */
export interface Stop {
  readonly what: string
  readonly name: string
  readonly role: string
  readonly seen: boolean
  readonly ring: boolean
}

const MAX_STOPS = 250

/** Presses Tab until the focus is back where it began; null if it never comes back. */
export async function tabStops(page: Page): Promise<readonly Stop[] | null> {
  const stops: Stop[] = []
  await page.evaluate(() => {
    for (const element of document.querySelectorAll('[data-passed]')) element.removeAttribute('data-passed')
  })
  for (let at = 0; at < MAX_STOPS; at++) {
    await page.keyboard.press('Tab')
    const stop = await page.evaluate(stopHere)
    if (stop === 'again') return stops
    if (stop) stops.push(stop)
  }
  return null
}

/** The stop under the focus; null on the page itself. */
function stopHere(): Stop | 'again' | null {
  const here = document.activeElement
  if (!(here instanceof HTMLElement) || here === document.body) return null
  if (here.dataset.passed) return 'again'
  here.dataset.passed = 'true'
  const { left, top, right, bottom, width, height } = here.getBoundingClientRect()
  const { boxShadow, outlineStyle, outlineWidth } = getComputedStyle(here)
  const isField = here instanceof HTMLInputElement || here instanceof HTMLSelectElement
  const labels = isField ? [...(here.labels ?? [])].map((label) => label.textContent) : []
  const pictures = [...here.querySelectorAll('img')].map(({ alt }) => alt)
  const name = here.ariaLabel ?? [...labels, here.textContent, ...pictures].join(' ')
  const roles: Readonly<Record<string, string>> = {
    BUTTON: 'button',
    A: 'link',
    INPUT: 'input',
    SELECT: 'combobox',
    TEXTAREA: 'textbox',
    SUMMARY: 'summary',
    SECTION: 'region',
    DIALOG: 'dialog',
  }
  return {
    what: here.outerHTML.slice(0, 90),
    name: name.trim(),
    role: here.getAttribute('role') ?? roles[here.tagName] ?? '',
    seen: width > 0 && height > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight,
    ring: /rgb\(255, 255, 255\)/.test(boxShadow) || (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2),
  }
}
