import { effect } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { closeBoth, reportOpen } from '../../shared/access/dialogs.ts'
import { table } from '../run/running.ts'
import { pick, putAway } from './helm.ts'
import { seen } from './seen.ts'

/** What somebody picked or opened does not outlast what it was for. */
export function usePutAway(): void {
  useLayoutEffect(() => effect(atCurtain), [])
  useLayoutEffect(() => effect(elsewhere), [])
  useLayoutEffect(() => effect(fallSilent), [])
}

/** HS2: what one was reading or about to do is nobody else's. */
export function atCurtain(): void {
  if (table.activity.value.name !== 'handOver') return
  putAway()
  closeBoth()
}

/** HS2: the cave in words ends with the hand of who sits there: it is told no more once another turn is shown. */
export function fallSilent(): void {
  if (reportOpen.value && seen.value !== table.view.value) reportOpen.value = false
}

/** A card is picked by its place in the hand: in another position, also after undo and redo by key, that is another card. */
export function elsewhere(): void {
  if (table.position.value) pick(null)
}
