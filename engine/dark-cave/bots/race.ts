import type { RandomStream } from '../../shared/random.ts'
import { BOOTS_STEPS, GNOME_STEPS } from '../data/actions.ts'
import { CLANS, type Clan, otherClan } from '../data/gnomes.ts'
import { cellOf, spaceId } from '../model/place.ts'
import type { GameState, Goal, PeekTarget } from '../model/state.ts'
import { employerOf } from '../rules/ending.ts'
import { playerOf, seatOf } from '../rules/query.ts'
import { wholeOf } from './cells.ts'
import { chartOf } from './chart.ts'
import { FAR, STEP } from './ground.ts'

/** A gnome on its way out. */
interface Runner {
  readonly clan: Clan
  readonly gold: number
  /** Turns until it is out; 0 if it is. */
  readonly turns: number
}

/** So many races are run for one glance. */
const RACES = 16
/** Steps that each goal costs which could be the exit as well. */
const SEARCHING = 3

/**
 * A glance at a whole state: how often a clan would win, 0 to 1, if everybody went on to the exit from here, some
 * faster and some slower than it looks.
 */
export function glance(state: GameState, clan: Clan, luck: readonly number[]): number {
  if (state.outcome) return state.outcome.winner === clan ? 1 : 0
  const runners = runnersOf(state)
  const cards = state.players.reduce((sum, { hand }) => sum + hand.length, state.deck.length)
  const left = cards / state.players.length
  const first = state.firstOut === null ? null : employerOf(playerOf(state, state.firstOut))
  let wins = 0
  for (let race = 0; race < RACES; race++) {
    const times = runners.map(({ turns }, at) => turns * (luck[race * runners.length + at] as number))
    wins += winnerOf(runners, times, left, first) === clan ? 1 : 0
  }
  return wins / RACES
}

/** How fast everybody is in each race. In one world the same for all ideas: what differs is what they do. */
export const luckOf = (players: number, random: RandomStream): readonly number[] =>
  Array.from({ length: RACES * players }, () => SLOWEST + random.die(1000) * SPREAD)

const SLOWEST = 0.6
const SPREAD = 0.0008

function runnersOf(state: GameState): readonly Runner[] {
  const chart = chartOf(state)
  const exit = state.table.goals.find(({ goal }) => goal === 'exit') as Goal
  const costs = chart.to(exit.up ? chart.nodeOf(spaceId(cellOf(exit.cell), 'c')) : wholeOf(exit.cell))
  const active = state.turn ? seatOf(state, state.turn.active) : 0
  return state.players.map((player, seat) => {
    const { at, gold, boots, lying, knows } = player
    const clan = employerOf(player)
    if (at === null) return { clan, gold, turns: 0 }
    const cost = costs[chart.nodeOf(at)] ?? FAR
    const steps = cost / STEP + (exit.up ? 0 : SEARCHING * doubts(state, knows, exit))
    const after = (seat - active + state.players.length) % state.players.length
    const turns = steps / (GNOME_STEPS + (boots ? BOOTS_STEPS : 0)) + (lying ? 1 : 0) + after / state.players.length
    return { clan, gold, turns: Math.max(0.01, turns) }
  })
}

/** Other goals that could be the exit, for who has peeked at these. */
const doubts = ({ table }: GameState, knows: readonly PeekTarget[], exit: Goal): number =>
  knows.includes(exit.cell) ? 0 : table.goals.filter(({ cell, up }) => !up && !knows.includes(cell)).length - 1

/** G2, G5, G6: they come out one after the other until all of a clan are, or the cards. */
function winnerOf(
  runners: readonly Runner[],
  times: readonly number[],
  left: number,
  firstOut: Clan | null,
): Clan | null {
  const gold = { yellow: 0, blue: 0 }
  const inside = { yellow: 0, blue: 0 }
  const all = { yellow: 0, blue: 0 }
  let first = firstOut
  for (const { clan, turns, gold: nuggets } of runners) {
    all[clan]++
    if (turns > 0) inside[clan]++
    else gold[clan] += nuggets
  }
  const order = runners.map((_, at) => at).filter((at) => (runners[at] as Runner).turns > 0)
  order.sort((a, b) => (times[a] as number) - (times[b] as number))
  for (const at of order) {
    if ((times[at] as number) > left) break
    const { clan, gold: nuggets } = runners[at] as Runner
    first ??= clan
    gold[clan] += nuggets
    if (--inside[clan] === 0) break
  }
  if (first === null) return null
  const [yellow, blue] = CLANS.map((clan) => gold[clan] * all[otherClan(clan)])
  if (yellow === blue) return first
  return (yellow as number) > (blue as number) ? 'yellow' : 'blue'
}
