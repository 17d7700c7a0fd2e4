import { signal } from '@preact/signals'
import { changeSettings, settings } from '../core/settings.ts'
import type { Values } from '../core/words/word-table.ts'
import type { AnyGameUi } from './game-ui.ts'
import type { SharedKey } from './game-words.ts'

/** A game that can be had: its interface is fetched when somebody wants it. */
export interface Offer {
  readonly id: string
  /** As it is printed on the box. */
  readonly name: string
  open(): Promise<AnyGameUi>
}

/** Every game there is; the page sets it. */
export const offers = signal<readonly Offer[]>([])

/** The game in front: the shared screens are about it. */
export const currentUi = signal<AnyGameUi | null>(null)

/** The same, where there must be one. */
export function ui(): AnyGameUi {
  if (!currentUi.value) throw new Error('no game is in front')
  return currentUi.value
}

/** From now on the shared screens are about this game. */
export function putInFront(game: AnyGameUi): void {
  currentUi.value = game
  // Where there is no choice there is nothing to remember.
  if (offers.value.length > 1 && settings.value.gameInFront !== game.id) void changeSettings({ gameInFront: game.id })
}

/** The interface of a game; null if there is no such game. */
export const uiOf = async (id: string): Promise<AnyGameUi | null> =>
  (await offers.value.find((offer) => offer.id === id)?.open()) ?? null

/** Says a word of the shared screens, in the voice of the game in front. */
export const t = (key: SharedKey, values?: Values): string => ui().t(key, values)
