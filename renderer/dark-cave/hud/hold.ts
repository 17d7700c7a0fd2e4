import { useState } from 'preact/hooks'

/** HS1: something is seen only as long as it is held, by pointer, key or pad. */
export function useHold() {
  const [held, hold] = useState(false)
  const letGo = (): void => hold(false)
  const ears = {
    onPointerDown: () => hold(true),
    onPointerUp: letGo,
    onPointerLeave: letGo,
    onPointerCancel: letGo,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== ' ' && event.key !== 'Enter') return
      event.preventDefault()
      hold(true)
    },
    onKeyUp: letGo,
    onBlur: letGo,
    onContextMenu: (event: Event) => event.preventDefault(),
  }
  return { held, ears }
}
