import { type Found, halve, type Result } from '../../shared/halving.ts'
import type { RandomStream } from '../../shared/random.ts'
import { FIRST_MINUTE } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import type { Command } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { speaker } from '../rules/query.ts'
import { guesser } from '../view/imagine.ts'
import type { PlayerView } from '../view/view.ts'
import { playout } from './playout.ts'
import { prospect } from './prospect.ts'

/** Something that could be said now, up to the end of the action. */
export interface Candidate {
  readonly commands: readonly Command[]
  /** Ideas with the same key differ in detail only. */
  readonly key: string
}

export interface Search {
  readonly view: PlayerView
  readonly random: RandomStream
  /** Games in the head, all in all. */
  readonly playouts: number
  readonly loyal: boolean
  readonly isLate?: (() => boolean) | undefined
  /** How many candidates stay to the last round. */
  readonly finalists: number
}

/** How sure one must be of what is better than the rule of thumb's own choice. */
const DOUBT = 1
const LEAST_SPREAD = 0.02

/** All candidates, played out in guessed worlds with Sailors; the first is the rule of thumb's. */
export const weigh = (
  candidates: readonly Candidate[],
  { view, random, playouts, loyal, isLate, finalists }: Search,
): Found<Candidate> => {
  const worldOf = guesser(view)
  return halve<Candidate, GameState>(candidates, {
    playouts,
    finalists,
    doubt: DOUBT,
    leastSpread: LEAST_SPREAD,
    isLate,
    guess: () => worldOf(random),
    play: ({ commands }, world) => resultOf(world, commands, loyal),
  })
}

function resultOf(world: GameState, commands: readonly Command[], loyal: boolean): Result {
  const until = Math.max(0, ...world.gnomes.map(({ minute }) => minute)) - HORIZON
  const end = playout(world, loyal, commands, until)
  const chance = chanceOf(end)
  return { score: loyal ? loyalScore(world, end, chance) : selfishScore(end, speaker(world), chance), chance }
}

/** So many minutes are played out, long enough for every token to strike (V9); then a glance must do. */
export const HORIZON = 16

/** Credit for minutes behind the crew. */
const HOLDING_OUT = 0.1
/** A life given up has to raise the chance by more than this. */
const LIFE = 0.04

/** E2: the dead share the victory. But a mate who dies has a player who looks on. */
const loyalScore = (start: GameState, end: GameState, chance: number): number =>
  chance + HOLDING_OUT * progressOf(end) - LIFE * (alive(start) - alive(end))

const alive = ({ gnomes }: GameState): number => gnomes.filter(({ status }) => status === 'alive').length

const chanceOf = (end: GameState): number => (end.outcome ? (end.outcome.saved ? 1 : 0) : prospect(end))

/** What the own life is worth to one who is not loyal: the dead share the victory, but do not see it. */
const OWN_LIFE = 0.2

/** A16, E2: who has deserted hopes for the worst, the others for the best. */
function selfishScore({ gnomes, outcome }: GameState, who: Color | null, chance: number): number {
  const status = gnomes.find(({ color }) => color === who)?.status
  const won = outcome && who ? (outcome.winners.includes(who) ? 1 : 0) : status === 'deserted' ? 1 - chance : chance
  return status === 'dead' ? won - OWN_LIFE : won
}

/** How much of the crew's time is behind it, 0 to 1. */
function progressOf({ gnomes }: GameState): number {
  let left = 0
  for (const gnome of gnomes) if (gnome.status === 'alive') left += gnome.minute
  return 1 - left / (FIRST_MINUTE * gnomes.length)
}
