/** B1: the four edges of a card, clockwise. The opposite edge is two further on. */
export const SIDES = ['N', 'E', 'S', 'W'] as const
export type Side = (typeof SIDES)[number]

/** An edge as its place in `SIDES`. */
export type SideIndex = 0 | 1 | 2 | 3
export const SIDE_INDICES: readonly SideIndex[] = [0, 1, 2, 3]
export const opposite = (side: SideIndex): SideIndex => ((side + 2) & 3) as SideIndex

/** A set of edges, one bit each. */
export type Edges = number
export const bit = (side: SideIndex): Edges => 1 << side
export const hasEdge = (edges: Edges, side: SideIndex): boolean => (edges & bit(side)) !== 0

/** Where the neighbouring cell lies (B1): y grows to the south. */
export const OFFSETS: readonly (readonly [x: number, y: number])[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]
