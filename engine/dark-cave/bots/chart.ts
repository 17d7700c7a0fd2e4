import { face, GOAL_FACES, PATH_FACES, START_FACE } from '../data/faces.ts'
import { setupFor } from '../data/setups.ts'
import { opposite, SIDE_INDICES, type SideIndex } from '../data/sides.ts'
import { type CellId, cellOf, cellOfSpace, nameOfSpace, type SpaceId, sidesOf, spaceId } from '../model/place.ts'
import type { GameState, Table, Web } from '../model/state.ts'
import {
  ASIDE,
  CELLS,
  cellAt,
  cellNumber,
  cellOfNode,
  isWhole,
  NODES,
  type Node,
  numberOf,
  PLACES,
  WHOLE,
} from './cells.ts'
import { type Ground, groundOf, MISSING, STEP } from './ground.ts'
import { type Costs, type Net, OTHER, SIDE, spread, WEBBED } from './spread.ts'

/** What an uncovered cell is. */
const EMPTY = 1
const GOAL_DOWN = 2

/** For who walks: every face-down goal can be stepped onto. */
export const ANY_GOAL = -2

/** The cave as a map of costs: its paths, the cells where some are missing, and what lies in the way. */
export class Chart implements Net {
  private readonly grounds: (Ground | null)[] = Array<Ground | null>(CELLS).fill(null)
  private readonly kinds = new Uint8Array(CELLS)
  private readonly webs = new Set<number>()
  readonly ladders: Node[] = []
  readonly laidWebs: readonly Web[]
  private readonly prices = new Uint8Array(NODES)
  private readonly joins: (readonly number[] | undefined)[] = Array(NODES)
  private readonly fromNode = new Map<Node, Costs>()
  private readonly toNode = new Map<Node, Costs>()

  constructor({ table, webs, players }: Pick<GameState, 'table' | 'webs' | 'players'>) {
    this.laidWebs = webs
    // Ways may lead one cell round the area; nobody plans further out (P6).
    const far = setupFor(players.length).corner + 1
    for (let y = -far; y <= far; y++) for (let x = -far; x <= far; x++) this.open(numberOf(x, y), EMPTY, MISSING)
    this.lay(numberOf(0, 0), groundOf(START_FACE))
    for (const { cell, card, turned } of table.cards)
      this.lay(cellNumber(cell), groundOf(face(PATH_FACES[card], turned)))
    for (const { cell, goal, up, turned } of table.goals) {
      if (up) this.lay(cellNumber(cell), groundOf(face(GOAL_FACES[goal], turned)))
      else this.open(cellNumber(cell), GOAL_DOWN, STEP)
    }
    for (const { at } of webs) {
      const [cell, , side] = sidesOf(at)
      const number = cellNumber(cell)
      this.webs.add(number * 4 + side)
      this.webs.add((number + (ASIDE[side] as number)) * 4 + opposite(side))
    }
  }

  private open(cell: number, kind: number, price: number): void {
    this.kinds[cell] = kind
    this.prices[cell * PLACES + WHOLE] = price
  }

  private lay(cell: number, ground: Ground): void {
    if (cell < 0) return
    this.grounds[cell] = ground
    for (const [place, price] of ground.price.entries()) this.prices[cell * PLACES + place] = price
    if (ground.ladder >= 0) this.ladders.push(cell * PLACES + ground.ladder)
  }

  groundAt(cell: number): Ground | null {
    return this.grounds[cell] ?? null
  }

  nodeOf(space: SpaceId): Node {
    const cell = cellNumber(cellOfSpace(space))
    return cell < 0 ? -1 : cell * PLACES + (this.grounds[cell]?.spaces.indexOf(nameOfSpace(space)) ?? 0)
  }

  /** The name of a space. */
  spaceOf(node: Node): SpaceId {
    const cell = cellOf(cellAt(cellOfNode(node)))
    return spaceId(cell, this.grounds[cellOfNode(node)]?.spaces[node % PLACES] as string)
  }

  /** The node of an empty cell that somebody may plan a way through; -1 of others. */
  emptyNode(id: CellId): Node {
    const cell = cellNumber(id)
    return cell >= 0 && this.kinds[cell] === EMPTY && !this.grounds[cell] ? cell * PLACES + WHOLE : -1
  }

  isBridge(node: Node): boolean {
    return !isWhole(node) && this.grounds[cellOfNode(node)]?.bridge === node % PLACES
  }

  isExit(node: Node): boolean {
    return !isWhole(node) && this.grounds[cellOfNode(node)]?.exit === node % PLACES
  }

  /** The vein of a card; -1 where none is. */
  veinIn(id: CellId): Node {
    const cell = cellNumber(id)
    const vein = this.grounds[cell]?.vein ?? -1
    return vein < 0 ? -1 : cell * PLACES + vein
  }

  isNodeIn(node: Node, cell: CellId): boolean {
    return cellOfNode(node) === cellNumber(cell)
  }

  isGoalDown(node: Node): boolean {
    return isWhole(node) && this.kinds[cellOfNode(node)] === GOAL_DOWN
  }

  /** What the step into a node costs. */
  enter(node: Node): number {
    return this.prices[node] as number
  }

  /** What lies beyond an edge of a cell that is open there: -1 where nothing does. */
  beyond(cell: number, side: SideIndex, target: Node): Node {
    const other = cell + (ASIDE[side] as number)
    const ground = this.grounds[other]
    if (ground) {
      const place = ground.touching[opposite(side)] as number
      return place < 0 ? -1 : other * PLACES + place
    }
    const whole = other * PLACES + WHOLE
    const kind = this.kinds[other]
    if (kind === EMPTY || whole === target) return whole
    return kind === GOAL_DOWN && target === ANY_GOAL ? whole : -1
  }

  webBeyond(cell: number, side: SideIndex): boolean {
    return this.webs.size > 0 && this.webs.has(cell * 4 + side)
  }

  /** Every node one can come to from here; of face-down goals only the target, or any. */
  around(node: Node, target: Node, visit: (other: Node, web: boolean, side: SideIndex | null) => void): void {
    for (const join of this.joinsOf(node)) {
      const other = join >> OTHER
      if (target !== ANY_GOAL && other !== target && this.isGoalDown(other)) continue
      const side = (join & SIDE) - 1
      visit(other, (join & WEBBED) !== 0, side < 0 ? null : (side as SideIndex))
    }
  }

  /** The nodes around a node, each in one number. */
  joinsOf(node: Node): readonly number[] {
    this.joins[node] ??= this.findJoins(node)
    return this.joins[node]
  }

  private findJoins(node: Node): readonly number[] {
    const joins: number[] = []
    const place = node % PLACES
    const cell = (node - place) / PLACES
    const ground = this.grounds[cell]
    if (ground) {
      for (const other of ground.inside[place] as readonly number[]) joins.push((cell * PLACES + other) << OTHER)
      if (ground.ladder === place) for (const other of this.ladders) if (other !== node) joins.push(other << OTHER)
    }
    for (const side of SIDE_INDICES) {
      if (ground && ground.touching[side] !== place) continue
      const other = this.beyond(cell, side, ANY_GOAL)
      if (other >= 0) joins.push((other << OTHER) | (this.webBeyond(cell, side) ? WEBBED : 0) | (side + 1))
    }
    return joins
  }

  /** What it costs from here to everywhere. */
  from(node: Node): Costs {
    return kept(this.fromNode, node, () => spread(this, node, -1, false))
  }

  /** What it costs from everywhere to here. */
  to(node: Node): Costs {
    return kept(this.toNode, node, () => spread(this, node, node, true))
  }
}

function kept(costs: Map<Node, Costs>, node: Node, work: () => Costs): Costs {
  let found = costs.get(node)
  if (!found) {
    found = work()
    costs.set(node, found)
  }
  return found
}

/** Kept with the cards on the table, and forgotten with them. */
const CHARTS = new WeakMap<Table['cards'], { readonly goals: Table['goals']; readonly chart: Chart }>()

/** The chart of a position. Worlds that differ in what lies face down share it. */
export function chartOf(state: Pick<GameState, 'table' | 'webs' | 'players'>): Chart {
  const { cards, goals } = state.table
  const known = CHARTS.get(cards)
  if (known && known.chart.laidWebs === state.webs && lookAlike(known.goals, goals)) return known.chart
  const chart = new Chart(state)
  CHARTS.set(cards, { goals, chart })
  return chart
}

/** The same goals lie face up, the same way round. */
const lookAlike = (some: Table['goals'], others: Table['goals']): boolean =>
  some === others ||
  (some.length === others.length &&
    some.every(({ cell, goal, up, turned }, at) => {
      const other = others[at]
      return other?.cell === cell && other.up === up && (!up || (other.goal === goal && other.turned === turned))
    }))
