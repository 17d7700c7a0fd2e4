import { useLayoutEffect, useState } from 'preact/hooks'
import { fail } from '../core/failure.ts'
import { keys } from '../core/keys/window.ts'

/** What a screen needs and is fetched when it is shown; null until it is there, and keys wait for it. */
export function useFetched<T>(fetch: () => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null)
  useLayoutEffect(() => {
    if (found !== null) return
    fetch().then((value) => setFound(() => value), fail)
    return keys.expect()
  }, [found === null])
  return found
}
