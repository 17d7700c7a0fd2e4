import type { RandomStream } from '../../shared/random.ts'
import { FIRST_MINUTE } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import type { Command } from '../model/command.ts'
import type { GameState } from '../model/state.ts'
import { speaker } from '../rules/query.ts'
import { guess } from '../view/imagine.ts'
import type { PlayerView } from '../view/view.ts'
import { playout } from './playout.ts'
import { prospect } from './prospect.ts'

/** Something that could be said now, up to the end of the action. */
export interface Candidate {
  readonly commands: readonly Command[]
  /** Ideas with the same key differ in detail only. */
  readonly key: string
}

/** A candidate and how it went in the head. */
export interface Weighed extends Candidate {
  readonly playouts: number
  /** Of saving the sub, 0 to 1. */
  readonly chance: number
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

export interface Found {
  /** Best first. */
  readonly weighed: readonly Weighed[]
  readonly hurried: boolean
}

/**
 * Successive halving: all candidates are played out in the same few guessed worlds, the worse half leaves, and the rest
 * go on in more of them. The first candidate is the one to beat: it stays to the end, and another must be better than
 * it by more than chance would have it.
 */
export function weigh(candidates: readonly Candidate[], search: Search): Found {
  const { playouts, finalists, isLate } = search
  const worlds: GameState[] = []
  const trials = candidates.map((candidate) => new Trial(candidate))
  const [champion] = trials
  if (!champion) return { weighed: [], hurried: false }
  let field = trials
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length / finalists)))
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.round(playouts / rounds / field.length))
    for (let game = 0; game < games; game++) {
      for (const trial of field) {
        if (isLate?.()) return { weighed: ranked(trials, champion).map(({ weighed }) => weighed), hurried: true }
        trial.play(worldAt(worlds, trial.games, search), search.loyal)
      }
    }
    const keep = Math.max(finalists, Math.ceil(field.length / 2))
    const best = ranked(field, champion).slice(0, keep)
    field = field.filter((trial) => trial === champion || best.includes(trial))
  }
  return { weighed: ranked(trials, champion).map(({ weighed }) => weighed), hurried: false }
}

/** Every candidate meets the same worlds in the same order: what differs is what it does in them. */
function worldAt(worlds: GameState[], at: number, { view, random }: Search): GameState {
  worlds[at] ??= guess(view, random)
  return worlds[at]
}

/** A candidate on trial. */
class Trial {
  private chances = 0
  /** World by world. */
  private readonly scores: number[] = []

  constructor(readonly candidate: Candidate) {}

  get games(): number {
    return this.scores.length
  }

  play(world: GameState, loyal: boolean): void {
    const who = speaker(world)
    const until = Math.max(0, ...world.gnomes.map(({ minute }) => minute)) - HORIZON
    const end = playout(world, loyal, this.candidate.commands, until)
    const chance = chanceOf(end)
    this.chances += chance
    this.scores.push(loyal ? loyalScore(world, end, chance) : selfishScore(end, who, chance))
  }

  /** How much better than another it did in the worlds that both have seen, less the doubt about it. */
  leadOver(other: Trial): number {
    if (other === this) return 0
    const games = Math.min(this.games, other.games)
    if (games === 0) return Number.NEGATIVE_INFINITY
    let [sum, squares] = [0, 0]
    for (let at = 0; at < games; at++) {
      const lead = (this.scores[at] as number) - (other.scores[at] as number)
      sum += lead
      squares += lead * lead
    }
    const mean = sum / games
    const spread = Math.sqrt((squares / games - mean * mean + FLOOR) / games)
    return mean - DOUBT * spread
  }

  get weighed(): Weighed {
    return { ...this.candidate, playouts: this.games, chance: this.games === 0 ? 0 : this.chances / this.games }
  }
}

/** How many standard errors another must be better than the rule of thumb's own choice. */
const DOUBT = 1
/** A few equal worlds are no proof: the least spread to reckon with, squared. */
const FLOOR = 0.02

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

/** Best first: by what speaks for each against the champion, doubt taken off. */
const ranked = (trials: readonly Trial[], champion: Trial): readonly Trial[] =>
  trials
    .map((trial) => ({ trial, lead: trial.leadOver(champion) }))
    .sort((a, b) => b.lead - a.lead)
    .map(({ trial }) => trial)
