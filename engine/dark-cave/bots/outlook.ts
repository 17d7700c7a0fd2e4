import { deckFor } from '../data/setups.ts'
import { cellOf, type SpaceId, spaceId } from '../model/place.ts'
import type { GameState, Player } from '../model/state.ts'
import type { Belief } from './belief.ts'
import { type Node, wholeOf } from './cells.ts'
import { type Chart, chartOf } from './chart.ts'
import { FAR } from './ground.ts'
import type { Costs } from './spread.ts'

/** Half steps after which an exit is worth e times less. */
const REACH = 16
const NEARNESS = Float64Array.from({ length: 2 * FAR }, (_, cost) => (cost >= FAR ? 1e-9 : Math.exp(-cost / REACH)))

/** How near something of this cost is, from 1 down to nothing. */
export const nearness = (cost: number): number => NEARNESS[cost] as number

/** A place where the exit may be. */
export interface Target {
  readonly node: Node
  readonly chance: number
  /** What it costs from everywhere to there. */
  readonly costs: Costs
}

/** A gnome that somebody thinks about. */
export interface Watched {
  readonly player: Player
  readonly seat: number
  readonly node: Node
  /** 1: surely on the same side; -1: surely not. */
  readonly side: number
  /** How near the exit is for it. */
  readonly near: number
}

/** A position as one seat judges it. Of the state it reads only what that seat may know. */
export class Outlook {
  readonly chart: Chart
  readonly me: Player
  readonly targets: readonly Target[]
  /** All gnomes in the cave. */
  readonly watched: readonly Watched[]
  /** It plays as if it were loyal. */
  readonly hides: boolean

  constructor(
    readonly state: GameState,
    readonly seat: number,
    readonly belief: Belief,
    /** In a hurry nobody asks what a path card is worth to others. */
    readonly hurries = false,
  ) {
    this.chart = chartOf(state)
    this.me = state.players[seat] as Player
    this.targets = targetsOf(state, belief, this.chart)
    this.hides = isHiding(state, this.me)
    this.watched = state.players.flatMap((player, at) => {
      if (player.at === null) return []
      const node = this.chart.nodeOf(player.at)
      return [{ player, seat: at, node, side: this.sideOf(at), near: this.value(node) }]
    })
  }

  /** How much the seat wishes a player well. */
  sideOf(seat: number): number {
    if (seat === this.seat) return 1
    const side = 2 * (this.belief.allies[seat] as number) - 1
    return this.hides ? -side : side
  }

  /** How near the exit is from a node, as far as the seat can tell. */
  value(node: Node): number {
    let sum = 0
    for (const { chance, costs } of this.targets) sum += chance * nearness(costs[node] ?? FAR)
    return sum
  }

  /** The likeliest target that is not far from a node. */
  aimFrom(node: Node): Target | null {
    let best: Target | null = null
    let most = 0
    for (const target of this.targets) {
      const worth = target.chance * nearness(target.costs[node] ?? FAR)
      if (worth > most) {
        best = target
        most = worth
      }
    }
    return best
  }
}

function targetsOf({ table }: GameState, { exits }: Belief, chart: Chart): readonly Target[] {
  return exits
    .filter(({ chance }) => chance > UNLIKELY)
    .map(({ cell, chance }) => {
      const isUp = table.goals.some((goal) => goal.cell === cell && goal.up)
      const node = isUp ? chart.nodeOf(spaceId(cellOf(cell), EXIT_SPACE) as SpaceId) : wholeOf(cell)
      return { node, chance, costs: chart.to(node) }
    })
}

const UNLIKELY = 0.02
/** B15: the exit sits in the middle of its card. */
const EXIT_SPACE = 'c'

/** A saboteur hides while much of the deck is left and the way out is not yet known to all. */
function isHiding({ players, deck, table }: GameState, { role, revealed }: Player): boolean {
  if (role !== 'saboteur' || revealed) return false
  if (table.goals.some(({ goal, up }) => up && goal === 'exit')) return false
  const { I, II, III } = deckFor(players.length)
  return deck.length > HIDING * (I + II + III)
}

const HIDING = 0.6
