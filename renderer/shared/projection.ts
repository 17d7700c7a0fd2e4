import type { GameTypes } from '../../engine/shared/game.ts'
import type { Played } from '../table/table.ts'
import type { Eyes, Moment, Seen } from './narrator.ts'

/** The picture of a replay: it shows a moment at once, or what happens on the way to it. */
export interface Projection<G extends GameTypes> {
  speed: number
  look(seen: Seen<G>): void
  /** Ends when the events have been seen; `seen` is where they lead. */
  play(events: readonly G['event'][], seen: Seen<G>): Promise<void>
  /** What is being played ends at once. */
  cut(): void
}

/** The board of a replay, in the box it is given. */
export interface ProjectionProps<G extends GameTypes> {
  readonly label: string
  /** It is there; with null it is about to go. */
  readonly onReady: (projection: Projection<G> | null) => void
  /** There is no picture to be had here. */
  readonly onFail: (error: unknown) => void
}

/** The players below it, with whatever the reader may know of them. */
export interface CompanyProps<G extends GameTypes> {
  readonly game: Played<G>
  readonly eyes: Eyes
  readonly seen: Seen<G>
  readonly moment: Moment
}
