/** In turns of the own: after these everybody knows what it is about. */
const FIRST_TURNS = 2

/** What is explained to whoever is new to a game. */
export type FirstPaper = 'goal' | 'water'

/**
 * What a paper tells in this turn of the own: first what it is about, and as soon as there is water in the picture what that is. From
 * the second turn on the water is the news. Null: nothing, or it has been read.
 */
export function firstPaper(turn: number, hasWater: boolean, read: ReadonlySet<FirstPaper>): FirstPaper | null {
  const papers: readonly FirstPaper[] = [
    ...(turn < FIRST_TURNS ? (['goal'] as const) : []),
    ...(hasWater && turn <= FIRST_TURNS ? (['water'] as const) : []),
  ]
  return (turn === 0 ? papers : papers.toReversed()).find((paper) => !read.has(paper)) ?? null
}
