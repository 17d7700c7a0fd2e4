import { signal } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { ITEM_IDS, type ItemId } from '../../../../engine/red-november/index.ts'

/** Which cards of a hand are picked, by their place in `sorted`. */
export type Picked = ReadonlySet<number>

const NONE: Picked = new Set()

/** What is picked from the hand to be given or dropped: in the hand itself, while somebody is asked for it. */
export const laidOut = signal<Picked>(NONE)

/** Begins with nothing picked, and leaves nothing behind. */
export function useLaidOut(about: string): void {
  useLayoutEffect(() => {
    laidOut.value = NONE
    return () => {
      laidOut.value = NONE
    }
  }, [about])
}

export function toggle(at: number): void {
  const next = new Set(laidOut.value)
  if (!next.delete(at)) next.add(at)
  laidOut.value = next
}

/** Equal items side by side, in the order of the box. */
export const sorted = (hand: readonly ItemId[]): readonly ItemId[] =>
  hand.toSorted((a, b) => ITEM_IDS.indexOf(a) - ITEM_IDS.indexOf(b))

export const itemsOf = (hand: readonly ItemId[], picked: Picked): readonly ItemId[] =>
  hand.filter((_, at) => picked.has(at))
