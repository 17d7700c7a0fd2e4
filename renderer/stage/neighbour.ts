import type { Box } from './geometry.ts'

export type Direction = 'left' | 'right' | 'up' | 'down'
const WAYS: Readonly<Record<Direction, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
}
/** What lies aside counts so much more than what lies ahead. */
const ASIDE = 2

/** Which of the boxes an arrow key leads to: the nearest one that way; null at the edge. */
export function neighbour<T extends { readonly box: Box }>(
  all: readonly T[],
  from: Box,
  direction: Direction,
): T | null {
  const [right, down] = WAYS[direction]
  const middle = ({ x, y, width, height }: Box): readonly [number, number] => [x + width / 2, y + height / 2]
  const [fromX, fromY] = middle(from)
  let best: T | null = null
  let least = Number.POSITIVE_INFINITY
  for (const one of all) {
    const [x, y] = middle(one.box)
    const ahead = (x - fromX) * right + (y - fromY) * down
    const aside = Math.abs((x - fromX) * down) + Math.abs((y - fromY) * right)
    // A step must lead more ahead than aside, or the way back would be another one.
    if (ahead <= 1 || aside > ahead * ASIDE) continue
    const far = ahead + aside * ASIDE
    if (far < least) [best, least] = [one, far]
  }
  return best
}
