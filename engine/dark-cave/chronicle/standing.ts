import { wholeOf } from '../bots/cells.ts'
import { chartOf } from '../bots/chart.ts'
import { FAR } from '../bots/ground.ts'
import { nearness } from '../bots/outlook.ts'
import type { Clan } from '../data/gnomes.ts'
import { type CellId, cellOf, spaceId } from '../model/place.ts'
import type { GameState, Player } from '../model/state.ts'
import { employerOf } from '../rules/ending.ts'

/** What something is worth to each clan. */
export type Worth = Readonly<Record<Clan, number>>

/** A gnome on the ground needs so many half steps more, one with boots so much less of its way. */
const LYING = 6
const BOOTS = 0.75
/** Being out is worth something without gold too: it decides ties. */
const BARE = 1
/** A card is a turn. */
const CARD = 0.004

/**
 * How well each clan stands, now that all is known: how near the exit those who work for it are, with how much gold,
 * and how many cards they have left.
 */
export function standingOf(state: GameState): Worth {
  const worth = { yellow: 0, blue: 0 }
  const { goals } = state.table
  const exit = goals.find(({ goal }) => goal === 'exit')
  if (!exit) throw new Error('there is no exit')
  const chart = chartOf(state)
  const costs = chart.to(exit.up ? chart.nodeOf(exitSpace(exit.cell)) : wholeOf(exit.cell))
  for (const player of state.players) {
    const near = player.at === null ? 1 : nearness(costOf(player, costs[chart.nodeOf(player.at)] ?? FAR))
    worth[employerOf(player)] += near * ((BARE + player.gold) / 4) + CARD * player.hand.length
  }
  return worth
}

const exitSpace = (cell: CellId) => spaceId(cellOf(cell), 'c')

const costOf = ({ boots, lying }: Player, cost: number): number =>
  cost >= FAR ? FAR : Math.round(cost * (boots ? BOOTS : 1)) + (lying ? LYING : 0)

/** What changed. */
export const change = (before: Worth, after: Worth): Worth => ({
  yellow: after.yellow - before.yellow,
  blue: after.blue - before.blue,
})
