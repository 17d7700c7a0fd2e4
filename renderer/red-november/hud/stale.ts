import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { table } from '../run/running.ts'
import { askNoMore } from './grave-dialog.tsx'
import { pick } from './helm.ts'

/** What was picked or asked was about a position: with that it goes, whatever took it away, an undo by key or another game. */
export function useStale(): void {
  useEffect(() => {
    let seen = table.position.peek()
    return effect(() => {
      const { value: now } = table.position
      if (now === seen) return
      seen = now
      pick(null)
      askNoMore()
    })
  }, [])
}
