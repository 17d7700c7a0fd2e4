import { type Direction, nextBox } from './steer.ts'

const REACHABLE = 'button:not(:disabled), input:not(:disabled), a[href], select, [tabindex="0"]'

/** Moves the focus to what lies next in a direction. False where nothing does. */
export function steerFocus(direction: Direction): boolean {
  const { activeElement } = document
  const all = [...front().querySelectorAll<HTMLElement>(REACHABLE)].filter(isSeen)
  if (!(activeElement instanceof HTMLElement) || !all.includes(activeElement)) return focus(all[0])
  const boxes = all.filter((element) => element !== activeElement).map(boxOf)
  return focus(nextBox(boxOf(activeElement), boxes, direction)?.element)
}

function focus(element: HTMLElement | undefined): boolean {
  element?.focus()
  element?.scrollIntoView({ block: 'nearest' })
  return element !== undefined
}

/** What is in front: a dialog keeps the focus. */
export const front = (): ParentNode => [...document.querySelectorAll('dialog')].findLast(({ open }) => open) ?? document

const isSeen = (element: HTMLElement): boolean =>
  element.checkVisibility({ checkVisibilityCSS: true }) && !element.closest('[inert]')

function boxOf(element: HTMLElement) {
  const { left, top, width, height } = element.getBoundingClientRect()
  return { left, top, width, height, element }
}
