import type { GameTypes } from '../../../engine/shared/game.ts'

/** A part of what a command brought, as the one in front of the screen may see it. */
export interface Showing<G extends GameTypes> {
  /** The phase of the turn that it belongs to. */
  readonly phase: string
  readonly events: readonly G['event'][]
  /** What was to be seen before the command; null for what happens before the first one. */
  readonly before: G['view'] | null
  /** What is to be seen once all of it was shown. */
  readonly after: G['view']
  /** The same with what whoever sits there knows alone, also while somebody else was asked openly; null where nobody does. */
  readonly own: G['view'] | null
  /** Nothing of what the command brought is left to show after it. */
  readonly isLast: boolean
  /** Where the game began. */
  readonly start: G['start']
  /** The positions before and after the command. They are told apart by identity; nobody looks into them. */
  readonly from: object
  readonly to: object
}

/** Shows what happened, part by part, before the next to speak is asked. */
export interface Presenter<G extends GameTypes> {
  /** Ends when it has been seen. */
  present(showing: Showing<G>): Promise<void>
  /** Ends at once what is being shown, and with it everything else that the same command brought. */
  skip(): void
}

/** Nothing to show: text, or no picture yet. */
export const AT_ONCE: Presenter<GameTypes> = { present: async () => undefined, skip: () => undefined }
