import { signal } from '@preact/signals'
import type { Values } from '../core/words/word-table.ts'
import type { AnyGameUi } from './game-ui.ts'
import type { SharedKey } from './game-words.ts'

/** The game in front: the page sets it, the shared screens are about it. */
export const currentUi = signal<AnyGameUi | null>(null)

/** The same, where there must be one. */
export function ui(): AnyGameUi {
  if (!currentUi.value) throw new Error('no game is in front')
  return currentUi.value
}

/** Says a word of the shared screens, in the voice of the game in front. */
export const t = (key: SharedKey, values?: Values): string => ui().t(key, values)
