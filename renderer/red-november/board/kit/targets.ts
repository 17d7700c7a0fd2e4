import type { Color, HatchId, RoomId, TokenId, TrackId } from '../../../../engine/red-november/index.ts'
import type { LockId } from '../layout/hatches.ts'

/** What can be pointed at on the board. */
export type Target =
  | { readonly kind: 'room'; readonly room: RoomId }
  | { readonly kind: 'hatch'; readonly hatch: HatchId }
  | { readonly kind: 'lock'; readonly lock: LockId }
  | { readonly kind: 'gnome'; readonly gnome: Color }
  | { readonly kind: 'token'; readonly token: TokenId }
  | { readonly kind: 'track'; readonly track: TrackId }
  | { readonly kind: 'minute'; readonly minute: number }

export type Gesture = 'hover' | 'leave' | 'click'

/** Where something is, in CSS pixels of the canvas. */
export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** `at` is the place of what is pointed at: where a tooltip belongs. */
export type OnPoint = (target: Target, gesture: Gesture, at: Box) => void

export function keyOf(target: Target): string {
  switch (target.kind) {
    case 'room':
      return `room ${target.room}`
    case 'hatch':
      return `hatch ${target.hatch}`
    case 'lock':
      return `lock ${target.lock}`
    case 'gnome':
      return `gnome ${target.gnome}`
    case 'token':
      return `token ${target.token}`
    case 'track':
      return `track ${target.track}`
    case 'minute':
      return `minute ${target.minute}`
  }
}

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
