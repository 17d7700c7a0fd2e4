import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** The element that has the focus when a screen opens, and again when `what` changes. */
export function useFirstFocus<T extends HTMLElement>(what?: unknown): RefObject<T | null> {
  const place = useRef<T>(null)
  useLayoutEffect(() => place.current?.focus({ preventScroll: true }), [what])
  return place
}
