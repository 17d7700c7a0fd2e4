import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Seen } from '../narrator.ts'
import type { Projection } from '../projection.ts'

/** What a replay needs of a board. */
interface ReplayBoard<G extends GameTypes, Picture, Whole> {
  readonly director: { speed: number; skipAll(): void }
  look(picture: Picture): void
  /** Plays events; where they lead to a whole position, that is shown in the end. */
  present(events: readonly G['event'][], end?: Whole): Promise<void>
}

/** A replay on the board of its game; `whole` is what the board takes for a whole position. */
export const onBoard = <G extends GameTypes, Picture, Whole>(
  board: ReplayBoard<G, Picture, Whole>,
  pictureAt: (seen: Seen<G>) => Picture,
  whole: (state: G['state']) => Whole,
): Projection<G> => ({
  get speed() {
    return board.director.speed
  },
  set speed(speed) {
    board.director.speed = speed
  },
  look: (seen) => board.look(pictureAt(seen)),
  play: (events, { passage, upTo }) =>
    board.present(events, upTo === passage.events.length ? whole(passage.after) : undefined),
  cut: () => board.director.skipAll(),
})
