import { type HatchId, hatchBetween, type Place, type RoomId } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'

export interface HatchSpot extends Point {
  /** Hatches in walls are bigger than those in decks. */
  readonly radius: number
  /** A wall stands between left and right, a deck between above and below. */
  readonly in: 'wall' | 'deck'
}

const wall = (x: number, y: number): HatchSpot => ({ x, y, radius: 20, in: 'wall' })
const deck = (x: number, y: number): HatchSpot => ({ x, y, radius: 17, in: 'deck' })

export const HATCH_SPOTS: Readonly<Record<HatchId, HatchSpot>> = {
  '1-2': wall(352, 392),
  '1-3': wall(352, 546),
  '2-3': deck(384, 435),
  '2-4': deck(660, 435),
  '2-5': wall(690, 388),
  '3-4': wall(520, 546),
  '4-5': wall(690, 546),
  '5-6': deck(842, 279),
  '5-7': wall(896, 534),
  '5-8': wall(896, 388),
  '7-8': deck(922, 435),
  '7-9': wall(1072, 546),
  '8-9': deck(1213, 435),
  '8-10': wall(1240, 388),
  '9-10': wall(1240, 546),
}

export const LOCK_IDS = [3, 6, 9] as const
export type LockId = (typeof LOCK_IDS)[number]
export const isLock = (place: Place): place is LockId => LOCK_IDS.includes(place as LockId)

/** B3: the hatches to the sea. */
export const LOCK_SPOTS: Readonly<Record<LockId, HatchSpot>> = {
  3: { x: 436, y: 606, radius: 18, in: 'deck' },
  6: { x: 806, y: 128, radius: 16, in: 'deck' },
  9: { x: 1156, y: 606, radius: 18, in: 'deck' },
}

export type AnyHatch = HatchId | LockId

/** The hatch between two places, inner or outer. */
export function hatchOnTheWay(from: Place, to: Place): AnyHatch | null {
  if (from === 'sea') return isLock(to) ? to : null
  if (to === 'sea') return isLock(from) ? from : null
  return hatchBetween(from as RoomId, to as RoomId)
}

export const spotOf = (hatch: AnyHatch): HatchSpot =>
  typeof hatch === 'number' ? LOCK_SPOTS[hatch] : HATCH_SPOTS[hatch]
