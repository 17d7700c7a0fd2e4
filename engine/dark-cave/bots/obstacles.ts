import { cardsOfKind } from '../data/actions.ts'
import type { SideIndex } from '../data/sides.ts'
import { type BoundaryId, type CellId, cellOfSpace } from '../model/place.ts'
import { boundaryAt, cellAt, cellOfNode, isWhole, type Node } from './cells.ts'
import type { Idea } from './ideas.ts'
import type { Outlook, Watched } from './outlook.ts'

/** How far ahead of a gnome something in its way counts. */
const AHEAD = 8
const WEB_HARM = 0.35
const ROCK_HARM = 0.5

/** Webs and rocks in the way of those who work for the others. */
export function obstacles(outlook: Outlook): readonly Idea[] {
  const { state, me } = outlook
  const web = cardsOfKind('web').find((held) => me.hand.includes(held))
  const rockfall = cardsOfKind('rockfall').find((held) => me.hand.includes(held))
  if (!web && !rockfall) return []
  const trails = outlook.watched.map((gnome) => ({ gnome, trail: trailOf(outlook, gnome) }))
  const ideas: Idea[] = []
  if (web) {
    for (const [at, worth] of harmOf(trails, ({ boundaries }) => boundaries, WEB_HARM)) {
      const isTaken = state.webs.some((other) => other.at === at)
      if (!isTaken && worth > 0) ideas.push({ commands: [{ type: 'web', card: web, at }], worth, kind: 'web' })
    }
  }
  if (rockfall) {
    const figures = new Set(figureCells(outlook))
    for (const [cell, worth] of harmOf(trails, ({ cells }) => cells, ROCK_HARM)) {
      const isPathCard = state.table.cards.some((laid) => laid.cell === cell)
      if (!isPathCard || figures.has(cell) || worth <= 0) continue
      ideas.push({ commands: [{ type: 'rockfall', card: rockfall, cell }], worth, kind: 'rockfall' })
    }
  }
  return ideas
}

function figureCells({ state: { players, creatures } }: Outlook): readonly CellId[] {
  const spaces = [
    ...players.map(({ at }) => at),
    ...[creatures.rat, creatures.lindworm, creatures.goblin].map((creature) => creature?.at ?? null),
  ]
  return spaces.flatMap((at) => (at === null ? [] : cellOfSpace(at)))
}

/** The next steps of a gnome towards its likeliest exit. */
interface Trail {
  readonly boundaries: readonly BoundaryId[]
  readonly cells: readonly CellId[]
}

function trailOf(outlook: Outlook, { node }: Watched): Trail {
  const { chart } = outlook
  const aim = outlook.aimFrom(node)
  const boundaries: BoundaryId[] = []
  const cells: CellId[] = []
  let here = node
  for (let step = 0; aim && step < AHEAD && here !== aim.node && here >= 0 && !isWhole(here); step++) {
    let [next, cost, through]: [Node, number, SideIndex | null] = [-1, Number.POSITIVE_INFINITY, null]
    chart.around(here, aim.node, (other, web, side) => {
      const there = (aim.costs[other] as number) + chart.enter(other) + (web ? 6 : 0)
      if (there < cost) [next, cost, through] = [other, there, side]
    })
    if (next < 0) break
    if (through !== null) boundaries.push(boundaryAt(cellOfNode(here), through))
    here = next
    cells.push(cellAt(cellOfNode(here)))
  }
  return { boundaries, cells: [...new Set(cells)] }
}

/** What it is worth to bar each place on these trails. */
function harmOf<T>(
  trails: readonly { readonly gnome: Watched; readonly trail: Trail }[],
  placesOf: (trail: Trail) => readonly T[],
  harm: number,
): ReadonlyMap<T, number> {
  const worth = new Map<T, number>()
  for (const { gnome, trail } of trails) {
    for (const place of placesOf(trail)) {
      worth.set(place, (worth.get(place) ?? -0.05) - gnome.side * harm * gnome.near)
    }
  }
  return worth
}
