import { signal } from '@preact/signals'
import type { Command, GameRecord, PlayerView, RuleError } from '../../../engine/dark-cave/index.ts'
import type { CaveBoard } from '../board/board.ts'
import type { Target } from '../board/kit/targets.ts'
import type { Draft } from '../choices/draft.ts'

/** The board of the game screen, once it is there. */
export const board = signal<CaveBoard | null>(null)
/** What the pointer or the keyboard is on, on the board. */
export const pointed = signal<Target | null>(null)
export const draft = signal<Draft | null>(null)
/** Why the last thing that was tried cannot be done. */
export const refused = signal<RuleError | null>(null)
/** An earlier position that is looked at; null is the present. */
export const lookingAt = signal<PlayerView | null>(null)
/** The whole mountain is looked at, not only the net. */
export const wide = signal(false)
/** All that can be done, as a list. */
export const listing = signal(false)
/** The answer to an open question that is being weighed. */
export const answering = signal<Command | null>(null)
/** The start of the game whose goal has been read. */
export const goalFolded = signal<GameRecord['start'] | null>(null)
/** The start of the game in which the water has been explained. */
export const waterFolded = signal<GameRecord['start'] | null>(null)
/** The position whose signs of the end have been read. */
export const omensFolded = signal<object | null>(null)
/** The private paper is open. */
export const readingNotes = signal(false)

export function pick(next: Draft | null): void {
  draft.value = next
  refused.value = null
  listing.value = false
}

/** All that somebody has picked, weighed or opened. */
export function putAway(): void {
  pick(null)
  answering.value = null
  readingNotes.value = false
}
