import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

const MARK = 'data-first-focus'

/** The element that has the focus when a screen opens, and again when `what` changes. */
export function useFirstFocus<T extends HTMLElement>(what?: unknown): RefObject<T | null> {
  const place = useRef<T>(null)
  useLayoutEffect(() => {
    place.current?.setAttribute(MARK, '')
    place.current?.focus({ preventScroll: true })
  }, [what])
  return place
}

/** Something that lay in front is gone, and gave the focus to nobody or still has it: it goes where the screen has it first. */
export function focusFirst(gone: HTMLElement): void {
  const { activeElement, body } = document
  if (activeElement !== body && !gone.contains(activeElement)) return
  const all = [...document.querySelectorAll<HTMLElement>(`[${MARK}]:not(:disabled)`)]
  all.findLast((element) => !gone.contains(element) && element.checkVisibility())?.focus({ preventScroll: true })
}
