import type { Condition, RoomId } from '../../../../engine/red-november/index.ts'
import { mix } from '../../../stage/geometry.ts'
import { ROOM_PLACES } from './rooms.ts'

/** How much of a room's height stands under water. */
export const FILL: Readonly<Record<Condition, number>> = { dry: 0, burning: 0, low: 0.24, high: 0.76 }

/** The same depth in low water everywhere: a gnome wades to the belt, in tall rooms too. */
const LOW_DEPTH = 36

/** The height of the surface for a filling of 0..1. */
export function surfaceOf(room: RoomId, fill: number): number {
  const { top, bottom } = ROOM_PLACES[room]
  const height = bottom - top
  const low = LOW_DEPTH / height
  // Up to "low" the tall rooms fill more slowly, above it they catch up.
  const part =
    fill <= FILL.low ? (fill / FILL.low) * low : mix(low, FILL.high, (fill - FILL.low) / (FILL.high - FILL.low))
  return bottom - height * part
}

/** Waves: two long ones that never repeat together, flatter in a shallow. */
export function wave(x: number, time: number, room: number, height: number): number {
  const a = Math.sin(x * 0.045 + time * 2.85 + room * 1.7)
  const b = Math.sin(x * 0.021 - time * 1.9 + room * 4.1)
  return (a * 0.6 + b * 0.4) * height
}
