import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** What a desk is about, the most likely first: the words it rests on, its slider, its button, its first choice, or whatever can be pressed. */
const LIKELY = [
  '[data-rests=true]',
  'input[type=range], button.go, .choices button, button.pick-card',
  '.option',
  'button.primary:not(:disabled)',
  'button:not(:disabled)',
]

/**
 * Puts the focus on what a desk is about, whenever it is about something else; unless a part of it has taken it already.
 * What comes by itself and was not picked takes it only from nobody.
 */
export function useDeskFocus<T extends HTMLElement = HTMLElement>(
  about: unknown,
  isPicked = true,
): RefObject<T | null> {
  const desk = useRef<T>(null)
  useLayoutEffect(() => {
    const { current: place } = desk
    if (!place || place.contains(document.activeElement)) return
    if (!isPicked && document.activeElement !== document.body) return
    for (const likely of LIKELY) {
      const first = place.querySelector<HTMLElement>(likely)
      if (first) return first.focus({ preventScroll: true })
    }
  }, [about])
  return desk
}
