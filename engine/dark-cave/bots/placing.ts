import { isPath } from '../data/actions.ts'
import { face, PATH_FACES } from '../data/faces.ts'
import type { PathId } from '../data/paths.ts'
import { hasEdge, SIDE_INDICES } from '../data/sides.ts'
import { caveOf, type Gap } from '../rules/cave.ts'
import { cellNumber, type Node } from './cells.ts'
import { FAR, type Ground, groundOf, LADDER_PORT, STEP, WEB } from './ground.ts'
import type { Idea } from './ideas.ts'
import { nearness, type Outlook, type Target, type Watched } from './outlook.ts'
import type { Costs } from './spread.ts'

/** What the ways of others count beside one's own. */
const ALLY = 0.5
const RIVAL = 0.3
/** When a card bars the way through its cell, there is mostly another one hardly longer. */
const DETOUR = 3

/** A card that leads nowhere is better kept. */
const SPENT = 0.02

/** Gnomes in one place, and what their way counts. */
interface Party {
  readonly node: Node
  weight: number
  readonly from: Costs
  readonly near: number
}

/** What it costs to come to a cell through each of its ports, and to go on from there. */
interface Crossing {
  readonly come: readonly (readonly number[])[]
  readonly go: readonly (readonly number[])[]
}

/** Every way to lay a path card, with what it is worth. */
export function placings(outlook: Outlook): readonly Idea[] {
  const { state, me } = outlook
  const ideas: Idea[] = []
  const cards = [...new Set(me.hand)].filter(isPath)
  if (cards.length === 0) return ideas
  const parties = partiesOf(outlook)
  for (const gap of caveOf(state.table).gaps) {
    let crossing: Crossing | null = null
    for (const card of cards) {
      for (const turned of [false, true]) {
        const laid = face(PATH_FACES[card], turned)
        if ((laid.open & gap.known) !== gap.open || (turned && isSame(card))) continue
        crossing ??= crossingOf(outlook, parties, gap)
        const worth = worthOf(outlook, parties, crossing, groundOf(laid), gap) - SPENT
        ideas.push({ commands: [{ type: 'path', card, cell: gap.cell, turned }], worth, kind: 'path' })
      }
    }
  }
  return ideas
}

/** The same both ways round, for who looks at edges and crossings only. */
const isSame = (card: PathId): boolean => {
  const [upright, turned] = PATH_FACES[card]
  return upright.open === turned.open && upright.spaces.length === 1
}

function partiesOf({ watched, chart, seat, hurries }: Outlook): readonly Party[] {
  const parties: Party[] = []
  for (const gnome of watched) {
    if (gnome.node < 0 || (hurries && gnome.seat !== seat)) continue
    const weight = gnome.seat === seat ? 1 : weightOf(gnome)
    const party = parties.find(({ node }) => node === gnome.node)
    if (party) party.weight += weight
    else parties.push({ node: gnome.node, weight, from: chart.from(gnome.node), near: gnome.near })
  }
  return parties
}

const weightOf = ({ side }: Watched): number => (side > 0 ? ALLY : RIVAL) * side

function crossingOf({ chart, targets }: Outlook, parties: readonly Party[], gap: Gap): Crossing {
  const cell = cellNumber(gap.cell)
  const come = parties.map(() => Array<number>(5).fill(FAR))
  const go = targets.map(() => Array<number>(5).fill(FAR))
  if (cell < 0) return { come, go }
  for (const side of SIDE_INDICES) {
    if (hasEdge(gap.known, side) && !hasEdge(gap.open, side)) continue
    const web = chart.webBeyond(cell, side) ? WEB : 0
    const near = chart.beyond(cell, side, -1)
    for (const [at, { from }] of parties.entries()) {
      if (near >= 0) (come[at] as number[])[side] = (from[near] as number) + web
    }
    for (const [at, { node, costs }] of targets.entries()) {
      const far = chart.beyond(cell, side, node)
      if (far >= 0) (go[at] as number[])[side] = (costs[far] as number) + chart.enter(far) + web
    }
  }
  for (const [at, { from }] of parties.entries()) (come[at] as number[])[LADDER_PORT] = least(chart.ladders, from)
  for (const [at, { costs }] of targets.entries()) {
    ;(go[at] as number[])[LADDER_PORT] = least(chart.ladders, costs) + STEP
  }
  return { come, go }
}

const least = (nodes: readonly Node[], costs: Costs): number =>
  nodes.reduce((low, node) => Math.min(low, costs[node] as number), FAR)

function worthOf(
  { targets, chart }: Outlook,
  parties: readonly Party[],
  { come, go }: Crossing,
  ground: Ground,
  gap: Gap,
): number {
  let worth = 0
  const whole = chart.emptyNode(gap.cell)
  for (const [at, party] of parties.entries()) {
    let near = 0
    for (const [number, target] of targets.entries()) {
      const through = cheapest(come[at] as number[], ground, go[number] as number[])
      near += target.chance * nearness(after(party, target, through, whole))
    }
    worth += party.weight * Math.log((near + 1e-6) / (party.near + 1e-6))
  }
  return worth
}

/** What the way to a target costs a party once the card lies. */
function after({ node, from }: Party, { costs }: Target, through: number, whole: Node): number {
  const before = costs[node] as number
  if (through <= before) return through
  const wasThrough = whole >= 0 && (from[whole] as number) + (costs[whole] as number) === before
  return wasThrough ? Math.min(through, before + DETOUR) : before
}

function cheapest(come: readonly number[], { cross, ladder }: Ground, go: readonly number[]): number {
  let low = FAR
  const ports = ladder >= 0 ? 5 : 4
  for (let a = 0; a < ports; a++) {
    const entry = come[a] as number
    if (entry >= low) continue
    const row = cross[a] as readonly number[]
    for (let b = 0; b < ports; b++) {
      if (a === b) continue
      const cost = entry + (row[b] as number) + (go[b] as number)
      if (cost < low) low = cost
    }
  }
  return low
}
