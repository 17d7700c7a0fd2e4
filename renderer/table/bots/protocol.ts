import {
  advise,
  BOTS,
  type BotId,
  type Chance,
  chances,
  type Decision,
  type GameRecord,
  type Idea,
  type PlayerView,
} from '../../../engine/red-november/index.ts'
import { type RandomState, RandomStream } from '../../../engine/shared/random.ts'

/** What can be asked of the worker that thinks for the crew. */
export type Question =
  | {
      readonly kind: 'decide'
      readonly bot: BotId
      readonly view: PlayerView
      readonly whims: RandomState
      readonly loyal: boolean
      /** Milliseconds after which it must do with what it has; only for people, never where games must be equal. */
      readonly patience?: number
    }
  | { readonly kind: 'advise'; readonly view: PlayerView; readonly whims: RandomState }
  | {
      readonly kind: 'chances'
      readonly record: GameRecord
      readonly playouts: number
      /** The seats whose decisions are looked at. */
      readonly seats: readonly number[]
    }

/** What it answers: for `chances` one after the other as they are found, and all of them at the end. */
export type Answer =
  | { readonly kind: 'decide'; readonly decision: Decision }
  | { readonly kind: 'advise'; readonly ideas: readonly Idea[] }
  | { readonly kind: 'chance'; readonly chance: Chance; readonly done: number; readonly of: number }
  | { readonly kind: 'chances'; readonly chances: readonly Chance[] }

/** Thinks about a question. The worker calls this and nothing else, so tests can do so without one. */
export function think(question: Question, reply: (answer: Answer) => void): void {
  switch (question.kind) {
    case 'decide': {
      const { bot, view, whims, loyal, patience } = question
      const manner = patience === undefined ? { loyal } : { loyal, isLate: lateAfter(patience) }
      return reply({ kind: 'decide', decision: BOTS[bot](view, new RandomStream(whims), manner) })
    }
    case 'advise':
      return reply({ kind: 'advise', ideas: advise(question.view, new RandomStream(question.whims)) })
    case 'chances':
      return lookBack(question, reply)
  }
}

function lateAfter(patience: number): () => boolean {
  const deadline = performance.now() + patience
  return () => performance.now() > deadline
}

function lookBack(
  { record, playouts, seats }: Extract<Question, { kind: 'chances' }>,
  reply: (answer: Answer) => void,
): void {
  const found: Chance[] = []
  for (const chance of chances(record, playouts, (seat) => seats.includes(seat))) {
    found.push(chance)
    reply({ kind: 'chance', chance, done: chance.command, of: record.commands.length })
  }
  reply({ kind: 'chances', chances: found })
}
