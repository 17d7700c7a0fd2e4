import { useLayoutEffect } from 'preact/hooks'

/** Escape leaves the screen, unless something in it has already taken the key. */
export function useEscape(leave: () => void): void {
  // Before the screen is seen: a quick hand finds it listening.
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      event.preventDefault()
      leave()
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [leave])
}
