import type { ComponentType, JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { fail } from '../core/failure.ts'

/** A screen that is fetched when it is shown for the first time: the title starts without it. */
export function lazily<P extends object = object>(load: () => Promise<ComponentType<P>>): (props: P) => JSX.Element {
  let found: ComponentType<P> | null = null
  return function Lazy(props) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => found)
    useEffect(() => {
      if (Screen) return
      load().then((screen) => {
        found = screen
        setScreen(() => screen)
      }, fail)
    }, [])
    return Screen ? <Screen {...props} /> : <main aria-busy="true" />
  }
}
