import { signal } from '@preact/signals'
import type { ItemId } from '../../../engine/red-november/index.ts'
import { table } from '../run/running.ts'

interface Wish {
  readonly item: ItemId
  /** The seat whose eyes the screen served: it is no wish of whoever is asked next. */
  readonly seat: number | null
  readonly fulfil: () => void
}

const wish = signal<Wish | null>(null)
/** Words that are being carried out. */
let words = 0

/** Is this item to be taken up as soon as the last words have been carried out? */
export const isReachedFor = (item: ItemId): boolean => wish.value?.item === item

/**
 * Takes an item up: at once, or when what was said before has been shown, so that nobody has to click twice. The last wish counts, and
 * whoever reaches for the same again lets it go.
 */
export function reach(item: ItemId, fulfil: () => void): void {
  if (words === 0) return fulfil()
  wish.value = isReachedFor(item) ? null : { item, seat: table.viewer.value, fulfil }
}

/** Carries out what was said, and then takes up what was reached for meanwhile. */
export async function beforeReaching<T>(say: () => Promise<T>): Promise<T> {
  words += 1
  try {
    return await say()
  } finally {
    words -= 1
    if (words === 0) takeUp()
  }
}

function takeUp(): void {
  const { value: wished } = wish
  wish.value = null
  if (wished?.seat === table.viewer.value) wished?.fulfil()
}
