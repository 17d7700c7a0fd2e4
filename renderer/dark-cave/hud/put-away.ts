import { effect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { table } from '../run/running.ts'
import { pick, putAway } from './helm.ts'

/** What somebody picked or opened does not outlast what it was for. */
export function usePutAway(): void {
  useLayoutEffect(() => effect(atCurtain), [])
  useLayoutEffect(() => effect(elsewhere), [])
}

/** HS2: what one was reading or about to do is nobody else's. */
export function atCurtain(): void {
  if (table.activity.value.name === 'handOver') putAway()
}

/** A card is picked by its place in the hand: in another position, also after undo and redo by key, that is another card. */
export function elsewhere(): void {
  if (table.position.value) pick(null)
}
