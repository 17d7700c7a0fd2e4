import {
  type CellId,
  CLANS,
  type Clan,
  caveOf,
  cellOfSpace,
  clanOf,
  type PlayerView,
  type SpaceId,
  worksFor,
} from '../../../engine/dark-cave/index.ts'
import { anyWorld } from './world.ts'

/** What can be counted before one decides: all of it from what the reader may know. */

/** The fewest steps from a space onto each corner's card; none where no way leads there now, webs included (A7). */
export function stepsToGates(view: PlayerView, from: SpaceId): ReadonlyMap<CellId, number> {
  const { table, webs } = view
  const cave = caveOf(anyWorld(view).table)
  const corners = new Set(table.goals.map(({ cell }) => cell))
  const barred = new Set(webs.map(({ at }) => at))
  const found = new Map<CellId, number>()
  const reach = (cell: CellId, steps: number): void => {
    if (corners.has(cell) && !found.has(cell)) found.set(cell, steps)
  }
  const been = new Set([from])
  let edge: readonly SpaceId[] = [from]
  reach(cellOfSpace(from), 0)
  for (let steps = 1; edge.length > 0; steps++) {
    const next: SpaceId[] = []
    for (const way of edge.flatMap((space) => cave.ways(space))) {
      if (way.through && barred.has(way.through)) continue
      if ('onto' in way) {
        reach(way.onto, steps)
        continue
      }
      if (been.has(way.to)) continue
      been.add(way.to)
      reach(cellOfSpace(way.to), steps)
      next.push(way.to)
    }
    edge = next
  }
  return found
}

/** What a clan's treasure would be. */
export interface Hoard {
  readonly gold: number
  /** G5: those who dig for the other clan. */
  readonly workers: number
  readonly treasure: number
}

/**
 * G5 if every role that the reader knows stood and everybody else dug for the own hat: with what is carried out already,
 * or with all that everybody carries.
 */
export function hoardsOf({ players }: PlayerView, which: 'out' | 'all'): Readonly<Record<Clan, Hoard>> {
  const worksOf = players.map(({ gnome, role }) => worksFor(clanOf(gnome), role ?? 'loyal'))
  const hoard = (clan: Clan): Hoard => {
    const gold = players.reduce(
      (sum, { gold: own, at }, seat) => sum + (worksOf[seat] === clan && (which === 'all' || at === null) ? own : 0),
      0,
    )
    const workers = worksOf.filter((other) => other !== clan).length
    return { gold, workers, treasure: gold * workers }
  }
  return Object.fromEntries(CLANS.map((clan) => [clan, hoard(clan)])) as Record<Clan, Hoard>
}
