import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { fail } from '../core/failure.ts'

/** A screen that is fetched when it is shown for the first time: the title starts without it. */
export function lazily(load: () => Promise<ComponentType>): () => JSX.Element {
  let found: ComponentType | null = null
  return function Lazy() {
    const [Screen, setScreen] = useState<ComponentType | null>(() => found)
    useEffect(() => {
      if (Screen) return
      load().then((screen) => {
        found = screen
        setScreen(() => screen)
      }, fail)
    }, [])
    return Screen ? <Screen /> : <main aria-busy="true" />
  }
}
