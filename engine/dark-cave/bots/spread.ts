import { NODES, type Node } from './cells.ts'
import { FAR, WEB } from './ground.ts'

/** What it costs to come somewhere, node by node. */
export type Costs = Int16Array

/** A cave as nodes and what joins them. */
export interface Net {
  /** The nodes around a node, each packed into one number. */
  joinsOf(node: Node): readonly number[]
  /** What the step into a node costs. */
  enter(node: Node): number
  isGoalDown(node: Node): boolean
}

/** How a join is packed: the node, whether a web bars it, and the edge it leads through, counted from 1. */
export const OTHER = 4
export const WEBBED = 8
export const SIDE = 7

/** One drawer for each cost; all are empty when nobody searches. */
const DRAWERS: readonly Node[][] = Array.from({ length: FAR }, () => [])
/** Dijkstra with a drawer for each cost, from a node or backwards towards it; of face-down goals only the target counts. */
export function spread(net: Net, start: Node, target: Node, backwards: boolean): Costs {
  const costs: Costs = new Int16Array(NODES).fill(FAR)
  if (start < 0) return costs
  let last = 0
  DRAWERS[0]?.push(start)
  costs[start] = 0
  for (let cost = 0; cost <= last; cost++) {
    const drawer = DRAWERS[cost] as Node[]
    for (let at = 0; at < drawer.length; at++) {
      const here = drawer[at] as Node
      if (costs[here] !== cost) continue
      const joins = net.joinsOf(here)
      for (let n = 0; n < joins.length; n++) {
        const join = joins[n] as number
        const other = join >> OTHER
        const next = cost + net.enter(backwards ? here : other) + (join & WEBBED ? WEB : 0)
        if (next >= (costs[other] as number) || (other !== target && net.isGoalDown(other))) continue
        costs[other] = next
        if (next > last) last = next
        DRAWERS[next]?.push(other)
      }
    }
    drawer.length = 0
  }
  return costs
}
