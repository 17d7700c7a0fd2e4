import { type DarkCave, darkCave } from '../../../engine/dark-cave/index.ts'
import type { Decision } from '../../../engine/shared/game.ts'
import { RandomStream } from '../../../engine/shared/random.ts'
import type { DecideQuestion, Think } from '../../table/bots/protocol.ts'

export type Question = DecideQuestion<DarkCave>
export interface Answer {
  readonly kind: 'decide'
  readonly decision: Decision<DarkCave>
}

/** Thinks about a question. The worker calls this and nothing else, so tests can do so without one. */
export const think: Think<Question, Answer> = ({ bot, view, random, manner }, reply) =>
  reply({ kind: 'decide', decision: darkCave.decide(bot, view, new RandomStream(random), manner) }, true)
