import type { Command } from '../commands/index.ts'
import { CREATURE_IDS } from '../data/actions.ts'
import { usableAxes } from '../rules/query.ts'
import { boundaryAt, cellAt, cellOfNode, isWhole, type Node } from './cells.ts'
import { ANY_GOAL } from './chart.ts'
import { STEP, WEB } from './ground.ts'
import type { Idea } from './ideas.ts'
import type { Outlook } from './outlook.ts'

/** A place where the movement could end, and how one comes there. */
interface Spot {
  readonly node: Node
  readonly before: Spot | null
  /** Beyond the steps: cards and nuggets. */
  readonly price: number
}

const HURT = 0.15
const NUGGET = 0.25
/** What half a step's price costs in one's own judgement. */
const PRICE = 0.03

/** Every place to walk to, with what it is worth to be there; staying is one of them. */
export function walkIdeas(outlook: Outlook): readonly Idea[] {
  const { state, me, chart, seat, watched } = outlook
  const here = watched.find((gnome) => gnome.seat === seat)
  const stay: Idea = { commands: [{ type: 'stop' }], worth: 0, kind: 'stop' }
  if (!here || here.node < 0 || !state.turn) return [stay]
  const cut = chopping(outlook, here.node)
  if (cut) return [cut, stay]
  const creatures = new Set(CREATURE_IDS.flatMap((id) => state.creatures[id]?.at ?? []).map((at) => chart.nodeOf(at)))
  const nuggets = nuggetNodes(outlook)
  const base = Math.log(here.near + 1e-6)
  const ideas: Idea[] = [stay]
  for (const spot of spotsFrom(outlook, here.node, state.turn.stepsLeft ?? 0, creatures)) {
    let worth = Math.log(nearFrom(outlook, spot) + 1e-6) - base - PRICE * spot.price
    if (creatures.has(spot.node)) worth -= HURT
    // M13: gold shows the clan card. Who has something to hide walks past.
    if (nuggets.has(spot.node)) worth += me.revealed || me.role === 'loyal' ? NUGGET : -NUGGET
    ideas.push({ commands: walkTo(outlook, spot), worth, kind: `walk ${spot.node}` })
  }
  return ideas
}

/** A10: an axe on a web that bars one's own way. */
function chopping({ state, me, chart, ...outlook }: Outlook, node: Node): Idea | null {
  if (usableAxes(me) === 0 || state.webs.length === 0) return null
  for (const { costs, node: target, chance } of outlook.targets) {
    if (chance < 0.2) continue
    let found: Idea | null = null
    chart.around(node, target, (other, web, side) => {
      if (!web || side === null || isWhole(other) !== (other === target && isWhole(target))) return
      if ((costs[other] as number) + chart.enter(other) + WEB !== costs[node]) return
      const at = boundaryAt(cellOfNode(node), side)
      found = { commands: [{ type: 'chop', at }], worth: 1, kind: 'chop' }
    })
    if (found) return found
  }
  return null
}

function nuggetNodes({ state, chart }: Outlook): ReadonlySet<Node> {
  return new Set(
    state.nuggets.flatMap((cell) => {
      const node = chart.veinIn(cell)
      return node < 0 ? [] : [node]
    }),
  )
}

/** How near the exit would be there. A goal that turns out to be another one leaves the way one came. */
function nearFrom(outlook: Outlook, { node, before }: Spot): number {
  if (!outlook.chart.isGoalDown(node)) return outlook.value(node)
  const from = before?.node ?? node
  let near = 0
  for (const { node: target, chance, costs } of outlook.targets) {
    near += target === node ? chance : chance * Math.exp(-((costs[from] as number) + STEP) / 16)
  }
  return near
}

/** Each place within reach, by the cheapest of the shortest ways. */
function spotsFrom({ chart }: Outlook, start: Node, steps: number, creatures: ReadonlySet<Node>): readonly Spot[] {
  const found = new Map<Node, Spot>()
  let ends: Spot[] = [{ node: start, before: null, price: 0 }]
  for (let step = 0; step < steps; step++) {
    const layer = new Map<Node, Spot>()
    for (const spot of ends) {
      chart.around(spot.node, ANY_GOAL, (node, web) => {
        if (web || node === start || found.has(node) || (isWhole(node) && !chart.isGoalDown(node))) return
        const price = spot.price + chart.enter(node) - STEP
        const known = layer.get(node)
        if (!known || price < known.price) layer.set(node, { node, before: spot, price })
      })
    }
    ends = []
    for (const spot of layer.values()) {
      found.set(spot.node, spot)
      // M6, M8: a creature or a goal ends the movement.
      if (!creatures.has(spot.node) && !isWhole(spot.node) && !chart.isExit(spot.node)) ends.push(spot)
    }
  }
  return [...found.values()]
}

/** The steps, and a stop where some would be left over. A bridge takes a card by chance: there one thinks again. */
function walkTo(outlook: Outlook, end: Spot): readonly Command[] {
  const { chart, state } = outlook
  const spots: Spot[] = []
  for (let spot: Spot | null = end; spot?.before; spot = spot.before) spots.unshift(spot)
  const steps = spots.map(({ node }): Command => {
    return { type: 'step', to: isWhole(node) ? cellAt(cellOfNode(node)) : chart.spaceOf(node) }
  })
  const bridge = spots.findIndex(({ node }) => chart.isBridge(node))
  if (bridge >= 0) return steps.slice(0, bridge + 1)
  const left = (state.turn?.stepsLeft ?? 0) - steps.length
  return left > 0 && !endsAt(outlook, end.node) ? [...steps, { type: 'stop' }] : steps
}

/** M6, M8, E1: where the movement ends by itself. */
const endsAt = ({ chart, state }: Outlook, node: Node): boolean =>
  isWhole(node) ||
  chart.isExit(node) ||
  CREATURE_IDS.some((id) => {
    const creature = state.creatures[id]
    return creature !== null && chart.nodeOf(creature.at) === node
  })
