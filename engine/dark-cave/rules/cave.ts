import { type Face, face, GOAL_FACES, PATH_FACES, START_FACE } from '../data/faces.ts'
import type { Special } from '../data/paths.ts'
import { bit, type Edges, hasEdge, opposite, SIDE_INDICES } from '../data/sides.ts'
import {
  type BoundaryId,
  type CellId,
  cellOf,
  cellOfSpace,
  nameOfSpace,
  type SpaceId,
  START,
  sidesOf,
  spaceId,
} from '../model/place.ts'
import type { Table } from '../model/state.ts'

/** One step that leads out of a space: to another space, or onto a face-down goal (M8). */
export type Way =
  | { readonly to: SpaceId; readonly through: BoundaryId | null }
  | { readonly onto: CellId; readonly through: BoundaryId }

/** An empty cell that a path leads into: which edges have a face-up neighbour, and which of these are open. */
export interface Gap {
  readonly cell: CellId
  readonly known: Edges
  readonly open: Edges
}

/**
 * The network (B3) and the graph figures move on (B16), worked out from the table as far as they are asked for. Webs
 * and figures are not in it: they come and go without a card being moved.
 */
export class Cave {
  /** All face-up cards. */
  readonly faces: ReadonlyMap<CellId, Face>
  private readonly facesDown: readonly CellId[]
  private readonly specials = new Map<Special, readonly SpaceId[]>()
  private readonly waysFrom = new Map<SpaceId, readonly Way[]>()
  private gapList: readonly Gap[] | null = null
  private openBoundaries: readonly BoundaryId[] | null = null

  constructor({ cards, goals }: Table) {
    const faces = new Map<CellId, Face>()
    const facesDown: CellId[] = []
    faces.set(START, START_FACE)
    for (const { cell, card, turned } of cards) faces.set(cell, face(PATH_FACES[card], turned))
    for (const { cell, goal, up, turned } of goals) {
      if (up) faces.set(cell, face(GOAL_FACES[goal], turned))
      else facesDown.push(cell)
    }
    this.faces = faces
    this.facesDown = facesDown
  }

  isGoalDown(cell: CellId): boolean {
    return this.facesDown.includes(cell)
  }

  /** P1 */
  isEmpty(cell: CellId): boolean {
    return !this.faces.has(cell) && !this.facesDown.includes(cell)
  }

  hasSpace(space: SpaceId): boolean {
    return this.faces.get(cellOfSpace(space))?.spaces.includes(nameOfSpace(space)) ?? false
  }

  /** What sits on a space. */
  specialAt(space: SpaceId): Special | null {
    const special = this.faces.get(cellOfSpace(space))?.special
    return special && special.at === nameOfSpace(space) ? special.kind : null
  }

  /** All face-up spaces with this special. */
  spacesWith(kind: Special): readonly SpaceId[] {
    let found = this.specials.get(kind)
    if (!found) {
      const spaces: SpaceId[] = []
      for (const [cell, { special }] of this.faces) {
        if (special?.kind === kind) spaces.push(spaceId(cellOf(cell), special.at))
      }
      found = spaces
      this.specials.set(kind, found)
    }
    return found
  }

  /** B16, M8: every step out of a space, as if no web lay anywhere. */
  ways(from: SpaceId): readonly Way[] {
    let ways = this.waysFrom.get(from)
    if (!ways) {
      ways = this.findWays(from)
      this.waysFrom.set(from, ways)
    }
    return ways
  }

  private findWays(from: SpaceId): readonly Way[] {
    const cell = cellOf(cellOfSpace(from))
    const name = nameOfSpace(from)
    const here = this.faces.get(cell.id)
    if (!here) throw new Error(`no card lies at ${from}`)
    const ways: Way[] = []
    // B16a
    for (const other of here.inside[name] ?? []) ways.push({ to: spaceId(cell, other), through: null })
    // B16c; where a path leads there too, the ladder is the way that no web bars.
    const ladders = here.special?.kind === 'ladder' && here.special.at === name ? this.spacesWith('ladder') : []
    for (const to of ladders) if (to !== from) ways.push({ to, through: null })
    for (const side of SIDE_INDICES) {
      if (here.touching[side] !== name) continue
      const through = cell.boundaries[side] as BoundaryId
      const beside = cell.beside[side] as CellId
      const there = this.faces.get(beside)
      // B16b; B17: a wall on the other side joins nothing.
      const entry = there?.touching[opposite(side)]
      if (entry) {
        const to = spaceId(cellOf(beside), entry)
        if (!ladders.includes(to)) ways.push({ to, through })
      } else if (this.isGoalDown(beside)) ways.push({ onto: beside, through })
    }
    return ways
  }

  /** Where a path card could be laid if it fits (P1, P3). */
  get gaps(): readonly Gap[] {
    this.gapList ??= this.findGaps()
    return this.gapList
  }

  /** Each face-up card tells its empty neighbours what it asks of them. */
  private findGaps(): readonly Gap[] {
    const beside = new Map<CellId, { readonly cell: CellId; known: Edges; open: Edges }>()
    for (const [id, { open }] of this.faces) {
      const cell = cellOf(id)
      for (const side of SIDE_INDICES) {
        const other = cell.beside[side] as CellId
        if (this.faces.has(other)) continue
        let gap = beside.get(other)
        if (!gap) {
          gap = { cell: other, known: 0, open: 0 }
          beside.set(other, gap)
        }
        const towards = bit(opposite(side))
        gap.known |= towards
        if (hasEdge(open, side)) gap.open |= towards
      }
    }
    const gaps: Gap[] = []
    for (const gap of beside.values()) if (gap.open !== 0 && !this.isGoalDown(gap.cell)) gaps.push(gap)
    return gaps
  }

  /** P2, P4: what the face-up neighbours of an empty cell ask of a card. */
  gapAt(cell: CellId): Gap {
    const { beside } = cellOf(cell)
    let known: Edges = 0
    let open: Edges = 0
    for (const side of SIDE_INDICES) {
      const there = this.faces.get(beside[side] as CellId)
      if (!there) continue
      known |= bit(side)
      if (hasEdge(there.open, opposite(side))) open |= bit(side)
    }
    return { cell, known, open }
  }

  /** A6: boundaries where a face-up card has an open edge. */
  get openings(): readonly BoundaryId[] {
    this.openBoundaries ??= this.findOpenings()
    return this.openBoundaries
  }

  private findOpenings(): readonly BoundaryId[] {
    const found = new Set<BoundaryId>()
    for (const [cell, { open }] of this.faces) {
      const { boundaries } = cellOf(cell)
      for (const side of SIDE_INDICES) if (hasEdge(open, side)) found.add(boundaries[side] as BoundaryId)
    }
    return Array.from(found)
  }

  /** A6, A4: does a path run out to this boundary, from either side? */
  isOpening(boundary: BoundaryId): boolean {
    const [cell, beside, side] = sidesOf(boundary)
    const here = this.faces.get(cell)
    const there = this.faces.get(beside)
    return (here && hasEdge(here.open, side)) || (there ? hasEdge(there.open, opposite(side)) : false)
  }

  /** A10: does a space touch this boundary through an open edge of its card? */
  touches(space: SpaceId, boundary: BoundaryId): boolean {
    const cell = cellOf(cellOfSpace(space))
    const name = nameOfSpace(space)
    const here = this.faces.get(cell.id)
    return SIDE_INDICES.some((side) => cell.boundaries[side] === boundary && here?.touching[side] === name)
  }
}

/** Worked out once for each table, and forgotten with it. */
const CAVES = new WeakMap<Table, Cave>()

export function caveOf(table: Table): Cave {
  let cave = CAVES.get(table)
  if (!cave) {
    cave = new Cave(table)
    CAVES.set(table, cave)
  }
  return cave
}
