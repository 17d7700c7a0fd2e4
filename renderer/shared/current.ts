import { computed, signal } from '@preact/signals'
import { changeSettings, settings } from '../core/settings.ts'
import type { Values } from '../core/words/word-table.ts'
import type { Cover } from './cover.ts'
import type { AnyGameUi } from './game-ui.ts'
import type { SharedKey } from './game-words.ts'

/** A game that can be had: its interface is fetched when somebody wants it. */
export interface Offer extends Cover {
  open(): Promise<AnyGameUi>
}

/** Every game there is; the page sets it. */
export const offers = signal<readonly Offer[]>([])

/** Those that were fetched, by their ids. */
const fetched = new Map<string, AnyGameUi>()

/** The game in front: the shared screens are about it. Null until one of them is wanted: the title does without. */
export const currentUi = signal<AnyGameUi | null>(null)

/** Which one that is, or will be: the one that was in front last, or the first of the house. */
export const frontId = computed((): string => {
  if (currentUi.value) return currentUi.value.id
  const known = offers.value.find(({ id }) => id === settings.value.gameInFront) ?? offers.value[0]
  if (!known) throw new Error('there is no game in the house')
  return known.id
})

/** The same, where there must be one. */
export function ui(): AnyGameUi {
  if (!currentUi.value) throw new Error('no game is in front')
  return currentUi.value
}

/** The same, fetched where it is not there yet. */
export async function frontUi(): Promise<AnyGameUi> {
  const its = currentUi.value ?? (await uiOf(frontId.value))
  if (!its) throw new Error(`there is no game ${frontId.value}`)
  // Another one may have come in front meanwhile.
  if (!currentUi.value) putInFront(its)
  return currentUi.value ?? its
}

/** From now on the shared screens are about this game. */
export function putInFront(game: AnyGameUi): void {
  fetched.set(game.id, game)
  currentUi.value = game
  // Whoever never chose has the first one in front; that is nothing to remember.
  const before = settings.value.gameInFront ?? offers.value[0]?.id
  if (before !== game.id) void changeSettings({ gameInFront: game.id })
}

/** The interface of a game; null if there is no such game. */
export async function uiOf(id: string): Promise<AnyGameUi | null> {
  const its = fetched.get(id) ?? (await offers.value.find((offer) => offer.id === id)?.open()) ?? null
  if (its) fetched.set(id, its)
  return its
}

/** The same without fetching anything: null also where nobody has wanted it yet. */
export const fetchedUi = (id: string): AnyGameUi | null => fetched.get(id) ?? null

/** Says a word of the shared screens, in the voice of the game in front. */
export const t = (key: SharedKey, values?: Values): string => ui().t(key, values)
