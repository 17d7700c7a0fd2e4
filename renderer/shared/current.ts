import { signal } from '@preact/signals'
import type { AnyGameUi } from './game-ui.ts'

/** The game in front: the page sets it, the shared screens are about it. */
export const currentUi = signal<AnyGameUi | null>(null)

/** The same, where there must be one. */
export function ui(): AnyGameUi {
  if (!currentUi.value) throw new Error('no game is in front')
  return currentUi.value
}
