import { createContext } from 'preact'
import { useContext, useLayoutEffect, useRef } from 'preact/hooks'
import type { Layer } from '../core/keys/layers.ts'
import { keys } from '../core/keys/window.ts'

/** Is what is drawn here in sight? A screen that is kept behind another one hears nothing. */
export const InSight = createContext<() => boolean>(() => true)

/** Hears keys as long as the component is there, and `active`. What it hears with may change with every drawing. */
export function useLayer(layer: Layer<KeyboardEvent>, active = true): void {
  const isInSight = useContext(InSight)
  const now = useRef(layer)
  now.current = layer
  const { level, passes = false } = layer
  // With the drawing, not after it: a quick hand finds it listening.
  useLayoutEffect(() => {
    if (!active) return
    return keys.add({
      level,
      passes,
      hear: (key) => isInSight() && now.current.hear(key),
      owns: (key) => isInSight() && (now.current.owns?.(key) ?? false),
    })
  }, [active, level, passes, isInSight])
}

/** Escape leaves what is in front. */
export function useEscape(leave: () => void, level: Layer<KeyboardEvent>['level'] = 'screen', active = true): void {
  useLayer({ level, hear: (event) => isEscape(event) && did(leave) }, active)
}

export const isEscape = ({ key }: KeyboardEvent): boolean => key === 'Escape'

/** Does something, and the key is used up. */
export function did(deed: () => unknown): true {
  deed()
  return true
}
