import { type DarkCave, darkCave } from '../../../engine/dark-cave/index.ts'
import { decide } from '../../table/bots/decide.ts'
import type { DecideAnswer, DecideQuestion, Think } from '../../table/bots/protocol.ts'

export type Question = DecideQuestion<DarkCave>
export type Answer = DecideAnswer<DarkCave>

/** Thinks about a question. The worker calls this and nothing else, so tests can do so without one. */
export const think: Think<Question, Answer> = (question, reply) =>
  reply({ kind: 'decide', decision: decide(darkCave, question) }, true)
