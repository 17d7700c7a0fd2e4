import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** Puts the focus on what a desk is about, whenever it is about something else: its slider, its button, its first choice. */
export function useDeskFocus(about: unknown): RefObject<HTMLElement | null> {
  const desk = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const first = desk.current?.querySelector<HTMLElement>('input[type=range], button.go, .choices button, .pick-card')
    first?.focus({ preventScroll: true })
  }, [about])
  return desk
}
