import { botRandom } from '../../shared/bots.ts'
import type { RandomStream } from '../../shared/random.ts'
import type { Command } from '../model/command.ts'
import type { PlayedRecord } from '../model/played.ts'
import type { GameState } from '../model/state.ts'
import { seatOf, speaker } from '../rules/query.ts'
import { guess, imagine } from '../view/imagine.ts'
import { type PlayerView, viewFor } from '../view/view.ts'
import { GOOD_MANNERS, type Manner } from './bot.ts'
import { candidatesOf, PLAYOUTS, reasonFor } from './captain.ts'
import { type Expectation, expectationOf } from './expects.ts'
import { playout } from './playout.ts'
import type { Reason } from './reasons.ts'
import { type Candidate, weigh } from './search.ts'

/** Something the Captain would do: the commands up to the action, why, and the chance of saving the sub with it. */
export interface Idea {
  readonly commands: readonly Command[]
  readonly reason: Reason
  /** 0 to 1. */
  readonly chance: number
  /** What it leaves to others; null where nothing pressing is left, or a question is only answered. */
  readonly expects: Expectation | null
}

const IDEAS = 3

/** The Captain's three best ideas for the seat that has to speak, best first; of each kind of work one. */
export function advise(
  view: PlayerView,
  random: RandomStream,
  { playouts = 3 * PLAYOUTS, isLate }: Omit<Manner, 'loyal'> = GOOD_MANNERS,
): readonly Idea[] {
  const state = imagine(view)
  const candidates = oneOfEachKind(candidatesOf(state, true))
  const search = { view, random, playouts, loyal: true, isLate, finalists: Math.min(IDEAS, candidates.length) }
  return weigh(candidates, search)
    .tried.slice(0, IDEAS)
    .map(({ idea: { commands }, chance }) => ({
      commands,
      chance,
      reason: reasonFor(state, commands),
      expects: state.pending ? null : expectationOf(view, commands, random),
    }))
}

/** One of each kind; of all ways to do nothing one, as long as that leaves enough to choose from. */
function oneOfEachKind(candidates: readonly Candidate[]): readonly Candidate[] {
  const kinds = firstOfEach(candidates, ({ key }) => key)
  const works = firstOfEach(kinds, ({ key, commands }) => (commands.at(-1)?.type === 'wait' ? 'wait' : key))
  const others = kinds.filter((kind) => !works.includes(kind))
  return [...works, ...others.slice(0, Math.max(0, IDEAS - works.length))]
}

const firstOfEach = <T>(list: readonly T[], kindOf: (one: T) => string): readonly T[] =>
  list.filter((one, at) => list.findIndex((other) => kindOf(other) === kindOf(one)) === at)

/** The chance of saving the sub before one decision of a record. */
export interface Chance {
  /** How many commands stood before it. */
  readonly command: number
  /** 0 to 1. */
  readonly chance: number
}

/**
 * How a game could have gone: before each decision of these seats, the share of guessed worlds in which Sailors would
 * have saved the sub. A fixed number of playouts each, the same answer every time.
 */
export function* chances(
  record: PlayedRecord,
  playouts: number,
  isWanted: (seat: number) => boolean = () => true,
): Generator<Chance> {
  for (const [command, state] of record.states.entries()) {
    const who = speaker(state)
    if (!who || !isWanted(seatOf(state, who)) || !isTurning(record, command)) continue
    yield { command, chance: chanceIn(state, playouts, botRandom(state.seed, command)) }
  }
}

/** Between two commands of one turn nothing is revealed, so the first of them speaks for all. */
function isTurning({ states }: PlayedRecord, command: number): boolean {
  const [before, now] = [states[command - 1], states[command]]
  return (
    !before ||
    before.random !== now?.random ||
    before.eventPile !== now.eventPile ||
    before.turn?.active !== now.turn?.active
  )
}

/** The share of guessed worlds in which Sailors save the sub from here, as the one who speaks sees it. */
export function chanceIn(state: GameState, playouts: number, random: RandomStream): number {
  const who = speaker(state)
  if (!who) return state.outcome?.saved ? 1 : 0
  const view = viewFor(state, seatOf(state, who))
  let saved = 0
  for (let game = 0; game < playouts; game++) if (playout(guess(view, random), true).outcome?.saved) saved++
  return saved / playouts
}
