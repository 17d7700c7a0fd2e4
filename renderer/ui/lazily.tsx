import { type ComponentType, Fragment, type JSX } from 'preact'
import { useLayoutEffect, useState } from 'preact/hooks'
import { fail } from '../core/failure.ts'
import { keys } from '../core/keys/window.ts'

const BUSY = <main aria-busy="true" />
/** For what is drawn over a screen, which stands there meanwhile. */
export const NOTHING = <Fragment />

/** A screen that is fetched when it is shown for the first time: the title starts without it. Keys wait until it hears them. */
export function lazily<P extends object = object>(
  load: () => Promise<ComponentType<P>>,
  meanwhile: JSX.Element = BUSY,
): (props: P) => JSX.Element {
  let found: ComponentType<P> | null = null
  return function Lazy(props) {
    const [Screen, setScreen] = useState<ComponentType<P> | null>(() => found)
    useLayoutEffect(() => {
      if (Screen) return
      load().then((screen) => {
        found = screen
        setScreen(() => screen)
      }, fail)
      return keys.expect()
    }, [Screen])
    return Screen ? <Screen {...props} /> : meanwhile
  }
}
