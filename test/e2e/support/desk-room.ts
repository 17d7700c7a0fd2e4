import type { Page } from '@playwright/test'
import { FIRST_MINUTE, ROOM_IDS } from '../../../engine/red-november/index.ts'
import { ROOM_PLACES } from '../../../renderer/red-november/board/layout/rooms.ts'
import { BOARD_WIDTH, cellOf, PICTURE_HEIGHT } from '../../../renderer/red-november/board/layout/track.ts'
import type { Box } from '../../../renderer/stage/geometry.ts'

/** A glimpse of what stands whole in the log, and what is for ears alone. */
const NOT_READ = '.ticker .line, .for-ears, .unseen, [hidden]'
/** Short words that are looked for rather than read: a broken one is not found. */
const WHOLE_WORDS = '.mate .status, .tile-name, .tools'
/** The board is still there: so much of the window is not the desk's, unless letters are huge in a small window. */
const LEAST_BOARD = 0.2

/** What is wrong with the room that the desk has: words cut or outside, buttons outside or covered, anything that scrolls. */
export const crampedIn = (page: Page, isHuge = false, desk = '.hud'): Promise<readonly string[]> =>
  page.evaluate(
    ([notRead, wholeWords, leastBoard, desk]) => {
      const hud = document.querySelector<HTMLElement>(desk)
      if (!hud) return ['there is no desk']
      const found: string[] = []
      const nameOf = (element: Element): string => `${element.tagName.toLowerCase()}.${element.getAttribute('class')}`
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }) && !element.closest(notRead)
      /** The first box around it that shows less than all of it. */
      const cutBy = (start: Element, box: DOMRect): string | null => {
        for (let around: Element | null = start; around && around !== document.body; around = around.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(around)
          const edge = around.getBoundingClientRect()
          if (overflowX !== 'visible' && (box.right > edge.right + 2 || box.left < edge.left - 2)) return nameOf(around)
          // Letters hang out of tight lines by a pixel or two.
          if (overflowY !== 'visible' && (box.bottom > edge.bottom + 4 || box.top < edge.top - 4)) return nameOf(around)
        }
        const isOutside = box.left < -2 || box.top < -2 || box.right > innerWidth + 2 || box.bottom > innerHeight + 2
        return isOutside ? 'the window' : null
      }
      const walker = document.createTreeWalker(hud, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent || !node.textContent?.trim() || !isSeen(parent)) continue
        const range = document.createRange()
        range.selectNodeContents(node)
        const by = cutBy(parent, range.getBoundingClientRect())
        if (by) found.push(`"${node.textContent.trim().slice(0, 40)}" is cut by ${by}`)
        if (parent.closest(wholeWords)) {
          for (const { index, 0: word } of node.textContent.matchAll(/\S+/g)) {
            range.setStart(node, index)
            range.setEnd(node, index + word.length)
            if (range.getClientRects().length > 1) found.push(`"${word}" is broken in two`)
          }
        }
      }
      for (const control of hud.querySelectorAll('button, input')) {
        if (!isSeen(control)) continue
        const box = control.getBoundingClientRect()
        const by = cutBy(control, box)
        const words = `${nameOf(control)} "${control.textContent?.slice(0, 30) ?? ''}"`
        if (by) found.push(`${words} is cut by ${by}`)
        const front = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const isCovered = front && !control.contains(front) && !front.closest('.knob, .mate-card, dialog')
        if (!by && isCovered) found.push(`${words} is covered by ${nameOf(front)}`)
      }
      for (const box of hud.querySelectorAll('*')) {
        const { overflowX, overflowY } = getComputedStyle(box)
        const scrolls =
          (/auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 2) ||
          (/auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 2)
        if (scrolls && isSeen(box)) found.push(`${nameOf(box)} scrolls`)
      }
      const top = Math.min(
        ...[...hud.querySelectorAll('.tab-panel')].filter(isSeen).map((part) => part.getBoundingClientRect().top),
      )
      if (top < innerHeight * leastBoard)
        found.push(`the desk leaves ${Math.round(top)} of ${innerHeight} to the board`)
      return found
    },
    [NOT_READ, WHOLE_WORDS, isHuge ? 0 : LEAST_BOARD, desk] as const,
  )

/** What of the boat is looked at all the time, in units of its picture: the rooms, and the spaces of the time track. */
const IN_SIGHT: readonly (Box & { readonly name: string; readonly isRoom: boolean })[] = [
  ...ROOM_IDS.map((room) => {
    const { left, top, right, bottom } = ROOM_PLACES[room]
    return { name: `room ${room}`, isRoom: true, x: left, y: top, width: right - left, height: bottom - top }
  }),
  ...Array.from({ length: FIRST_MINUTE + 1 }, (_, minute) => {
    const { x, y, width, height } = cellOf(minute)
    return { name: `space ${minute}`, isRoom: false, x: x - width / 2, y: y - height / 2, width, height }
  }),
]
const PICTURE = { width: BOARD_WIDTH, height: PICTURE_HEIGHT } as const
/** Whatever lies before the board. */
const BEFORE_THE_BOARD = '.hud > .tab-panel, .mate-card, .notes > .note'

/** Below this size so much of the height of a room may be covered from below, where only feet stand. */
const ROOMY = { width: 1280, height: 800 } as const
const LOWER_EDGE = 1 / 4

/** What the desk and all that stands before the board covers of it. Letters may hang out by a pixel or two. */
export const coveredOfBoard = (page: Page): Promise<readonly string[]> =>
  page.evaluate(
    ([inSight, picture, beforeIt, roomy, lowerEdge]) => {
      const boat = document.querySelector('.boat')?.getBoundingClientRect()
      if (!boat) return ['there is no board']
      const unit = Math.min(boat.width / picture.width, boat.height / picture.height)
      const left = boat.left + (boat.width - picture.width * unit) / 2
      const top = boat.top + (boat.height - picture.height * unit) / 2
      const isRoomy = innerWidth >= roomy.width && innerHeight >= roomy.height
      const panels = [...document.querySelectorAll(beforeIt)].filter((panel) => panel.checkVisibility())
      return panels.flatMap((panel) => {
        const over = panel.getBoundingClientRect()
        return inSight.flatMap(({ name, isRoom, x, y, width, height }) => {
          const across = Math.min(over.right, left + (x + width) * unit) - Math.max(over.left, left + x * unit)
          const down = Math.min(over.bottom, top + (y + height) * unit) - Math.max(over.top, top + y * unit)
          const most = 2 + (isRoom && !isRoomy ? lowerEdge * height * unit : 0)
          return across > 2 && down > most ? [`${panel.className} covers ${Math.round(down)} of ${name}`] : []
        })
      })
    },
    [IN_SIGHT, PICTURE, BEFORE_THE_BOARD, ROOMY, LOWER_EDGE] as const,
  )
