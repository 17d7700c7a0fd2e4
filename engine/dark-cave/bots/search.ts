import { type Found, halve } from '../../shared/halving.ts'
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

/** So many turns are played; then a glance must do. */
const TURNS = 3
/** How sure one must be of what is better than the rule of thumb's own choice. */
const DOUBT = 0.5
const LEAST_SPREAD = 0.005

/** All ideas, played out in worlds drawn from what one believes; the first is the rule of thumb's. */
export const weigh = (ideas: readonly Idea[], { view, belief, random, clan, playouts, isLate }: Search): Found<Idea> =>
  halve<Idea, World>(ideas, {
    playouts,
    finalists: 1,
    doubt: DOUBT,
    leastSpread: LEAST_SPREAD,
    isLate,
    guess: () => ({
      state: worldFrom(view, belief, random),
      beliefs: new Map(),
      luck: luckOf(view.players.length, random),
    }),
    play({ commands }, world) {
      const chance = glance(playout(world, commands, TURNS), clan, world.luck)
      return { score: chance, chance }
    },
  })
