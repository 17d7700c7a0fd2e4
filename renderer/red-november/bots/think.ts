import {
  advise,
  type Chance,
  chances,
  type GameRecord,
  type Idea,
  type PlayerView,
  type RedNovember,
  redNovember,
} from '../../../engine/red-november/index.ts'
import { type RandomState, RandomStream } from '../../../engine/shared/random.ts'
import { decide } from '../../table/bots/decide.ts'
import type { DecideAnswer, DecideQuestion, Think } from '../../table/bots/protocol.ts'

/** What can be asked of the worker that thinks for the crew. */
export type Question =
  | DecideQuestion<RedNovember>
  | { readonly kind: 'advise'; readonly view: PlayerView; readonly random: RandomState }
  | {
      readonly kind: 'chances'
      readonly record: GameRecord
      readonly playouts: number
      /** The seats whose decisions are looked at. */
      readonly seats: readonly number[]
    }

/** What it answers: for `chances` one after the other as they are found, and all of them at the end. */
export type Answer =
  | DecideAnswer<RedNovember>
  | { readonly kind: 'advise'; readonly ideas: readonly Idea[] }
  | { readonly kind: 'chance'; readonly chance: Chance; readonly done: number; readonly of: number }
  | { readonly kind: 'chances'; readonly chances: readonly Chance[] }

/** Thinks about a question. The worker calls this and nothing else, so tests can do so without one. */
export const think: Think<Question, Answer> = (question, reply) => {
  switch (question.kind) {
    case 'decide':
      return reply({ kind: 'decide', decision: decide(redNovember, question) }, true)
    case 'advise':
      return reply({ kind: 'advise', ideas: advise(question.view, new RandomStream(question.random)) }, true)
    case 'chances':
      return lookBack(question, reply)
  }
}

function lookBack(
  { record, playouts, seats }: Extract<Question, { kind: 'chances' }>,
  reply: (answer: Answer, last: boolean) => void,
): void {
  const found: Chance[] = []
  for (const chance of chances(record, playouts, (seat) => seats.includes(seat))) {
    found.push(chance)
    reply({ kind: 'chance', chance, done: chance.command, of: record.commands.length }, false)
  }
  reply({ kind: 'chances', chances: found }, true)
}
