import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'

/** Puts the focus on what a desk is about, whenever it is about something else: its slider, its button, its first choice. */
export function useDeskFocus(about: unknown): RefObject<HTMLElement | null> {
  const desk = useRef<HTMLElement>(null)
  useEffect(() => {
    const first = desk.current?.querySelector<HTMLElement>('input[type=range], button.go, .choices button')
    first?.focus({ preventScroll: true })
  }, [about])
  return desk
}
