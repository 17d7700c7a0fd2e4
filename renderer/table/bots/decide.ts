import type { Decision, Game, GameTypes } from '../../../engine/shared/game.ts'
import { RandomStream } from '../../../engine/shared/random.ts'
import type { DecideQuestion } from './protocol.ts'

/** What a bot says, where it thinks: in the worker, or in the page if there is none. */
export function decide<G extends GameTypes>(
  game: Game<G>,
  { bot, view, random, manner, patience }: DecideQuestion<G>,
): Decision<G> {
  const hasty = patience === undefined ? manner : { ...manner, isLate: lateAfter(patience) }
  return game.decide(bot, view, new RandomStream(random), hasty)
}

/** Says from some time on that it is late. */
function lateAfter(patience: number): () => boolean {
  const deadline = performance.now() + patience
  return () => performance.now() >= deadline
}
