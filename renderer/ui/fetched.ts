import { useEffect, useState } from 'preact/hooks'
import { fail } from '../core/failure.ts'

/** What a screen needs and is fetched when it is shown; null until it is there. */
export function useFetched<T>(fetch: () => Promise<T>): T | null {
  const [found, setFound] = useState<T | null>(null)
  useEffect(() => {
    fetch().then((value) => setFound(() => value), fail)
  }, [])
  return found
}
