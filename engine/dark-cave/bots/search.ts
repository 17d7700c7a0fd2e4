import type { RandomStream } from '../../shared/random.ts'
import type { Clan } from '../data/gnomes.ts'
import type { PlayerView } from '../view/view.ts'
import type { Belief } from './belief.ts'
import type { Idea } from './ideas.ts'
import { playout, type World } from './playout.ts'
import { glance, luckOf } from './race.ts'
import { worldFrom } from './worlds.ts'

export interface Search {
  readonly view: PlayerView
  readonly belief: Belief
  readonly random: RandomStream
  /** For whom one works. */
  readonly clan: Clan
  /** Games in the head, all in all. */
  readonly playouts: number
  readonly isLate?: (() => boolean) | undefined
}

/** An idea and how it went in the head. */
export interface Weighed {
  readonly idea: Idea
  readonly playouts: number
  /** Of winning, 0 to 1. */
  readonly chance: number
}

/**
 * Successive halving: all ideas are played out in the same few worlds, the worse half leaves, and the rest go on in
 * more of them. The first idea is the one to beat: it stays to the end, and another must be better than it by more than
 * chance would have it.
 */
export function weigh(ideas: readonly Idea[], search: Search): { readonly best: Weighed; readonly hurried: boolean } {
  const worlds: World[] = []
  const trials = ideas.map((idea) => new Trial(idea))
  const champion = trials[0] as Trial
  let field = trials
  const rounds = Math.max(1, Math.ceil(Math.log2(field.length)))
  for (let round = 0; round < rounds; round++) {
    const games = Math.max(1, Math.round(search.playouts / rounds / field.length))
    for (let game = 0; game < games; game++) {
      for (const trial of field) {
        if (search.isLate?.()) return { best: leader(trials, champion).weighed, hurried: true }
        trial.play(worldAt(worlds, trial.games, search), search)
      }
    }
    const best = ranked(field, champion).slice(0, Math.ceil(field.length / 2))
    field = field.filter((trial) => trial === champion || best.includes(trial))
  }
  return { best: leader(trials, champion).weighed, hurried: false }
}

/** Every idea meets the same worlds in the same order: what differs is what it does in them. */
function worldAt(worlds: World[], at: number, { view, belief, random }: Search): World {
  worlds[at] ??= {
    state: worldFrom(view, belief, random),
    beliefs: new Map(),
    luck: luckOf(view.players.length, random),
  }
  return worlds[at]
}

/** An idea on trial. */
class Trial {
  private readonly scores: number[] = []

  constructor(readonly idea: Idea) {}

  get games(): number {
    return this.scores.length
  }

  play(world: World, { clan }: Search): void {
    this.scores.push(glance(playout(world, this.idea.commands, TURNS), clan, world.luck))
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
    return mean - DOUBT * Math.sqrt((squares / games - mean * mean + FLOOR) / games)
  }

  get weighed(): Weighed {
    const { idea, scores } = this
    const sum = scores.reduce((total, score) => total + score, 0)
    return { idea, playouts: scores.length, chance: scores.length === 0 ? 0 : sum / scores.length }
  }
}

/** So many turns are played; then a glance must do. */
const TURNS = 3
/** How many standard errors another must be better than the rule of thumb's own choice. */
const DOUBT = 0.5
/** A few equal worlds are no proof: the least spread to reckon with, squared. */
const FLOOR = 0.005

const ranked = (trials: readonly Trial[], champion: Trial): readonly Trial[] =>
  trials
    .map((trial) => ({ trial, lead: trial.leadOver(champion) }))
    .sort((a, b) => b.lead - a.lead)
    .map(({ trial }) => trial)

const leader = (trials: readonly Trial[], champion: Trial): Trial => ranked(trials, champion)[0] as Trial
