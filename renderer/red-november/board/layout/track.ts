import { FIRST_MINUTE } from '../../../../engine/red-november/index.ts'
import { type Box, centred, type Point } from '../../../stage/geometry.ts'

/** The picture: the track runs around the top 727 of 1600 x 1000, the rest belongs to the page. */
export const BOARD_WIDTH = 1600
export const PICTURE_HEIGHT = 727
export const PITCH = BOARD_WIDTH / 33
export const RAIL = 47
const UP_THE_LEFT = 47
const ALONG_THE_TOP = 14

/** The three sides that the track runs along. */
export const TRACK_SIDES: readonly Box[] = [
  { x: 0, y: 0, width: BOARD_WIDTH, height: RAIL },
  { x: 0, y: 0, width: RAIL, height: PICTURE_HEIGHT },
  { x: BOARD_WIDTH - RAIL, y: 0, width: RAIL, height: PICTURE_HEIGHT },
]

export type Side = 'left' | 'top' | 'right'

export interface Cell extends Point {
  readonly side: Side
  readonly width: number
  readonly height: number
}

/** B5: 60 at the bottom left, up, along the top and down to Rescued! at the bottom right. */
export function cellOf(minute: number): Cell {
  if (minute >= UP_THE_LEFT) {
    const y = PITCH * 15 - PITCH / 2 - (FIRST_MINUTE - minute) * PITCH
    return { x: RAIL / 2, y, side: 'left', width: RAIL, height: PITCH }
  }
  if (minute >= ALONG_THE_TOP) {
    return { x: (46 - minute) * PITCH + PITCH / 2, y: RAIL / 2, side: 'top', width: PITCH, height: RAIL }
  }
  const y = PITCH / 2 + (ALONG_THE_TOP - minute) * PITCH
  return { x: BOARD_WIDTH - RAIL / 2, y, side: 'right', width: RAIL, height: PITCH }
}

/** Towards the middle of the picture; from a corner aslant, or what hangs there would hide the next space. */
const INWARD: Readonly<Record<Side | 'topLeft' | 'topRight', Point>> = {
  left: { x: 1, y: 0 },
  topLeft: { x: 1, y: 1 },
  top: { x: 0, y: 1 },
  topRight: { x: -1, y: 1 },
  right: { x: -1, y: 0 },
}

/** Which way something hangs from a space. */
const hangsFrom = (minute: number): keyof typeof INWARD =>
  minute === UP_THE_LEFT - 1 ? 'topLeft' : minute === ALONG_THE_TOP ? 'topRight' : cellOf(minute).side

/** The spaces of both corners; a marker there lies on its space. */
export const isCorner = (minute: number): boolean => hangsFrom(minute) !== cellOf(minute).side

/** Towards the middle of the picture from this space. */
export const inwardFrom = (minute: number): Point => INWARD[hangsFrom(minute)]

/** Where something hangs that belongs to a space: `depth` px inward from the rail's edge. */
export function hangAt(minute: number, depth: number): Point {
  const { x, y } = cellOf(minute)
  const inward = inwardFrom(minute)
  const reach = RAIL / 2 + depth
  return { x: x + inward.x * reach, y: y + inward.y * reach }
}

/** Along its side of the track. */
export const alongOf = (side: Side, { x, y }: Point): number => (side === 'top' ? x : y)

/** So far along one side, and so far inside its rail. */
export function insideAt(side: Side, along: number, depth: number): Point {
  if (side === 'top') return { x: along, y: RAIL + depth }
  return { x: side === 'left' ? RAIL + depth : BOARD_WIDTH - RAIL - depth, y: along }
}

/** B6: the icon of an item hangs from the rail, beside the number of its space. */
export const CRATE = { depth: 7, size: 36, scale: 0.85 }

export const crateAt = (minute: number): Point => hangAt(minute, CRATE.depth)

export const crateBox = (minute: number): Box => {
  const size = CRATE.size * CRATE.scale
  return centred(crateAt(minute), { width: size, height: size })
}

export const crateSideOf = (minute: number): Side => cellOf(minute).side

/** The sign beside the last space. */
export const RESCUED_PLAQUE = { x: 1396, y: cellOf(0).y - 18, width: 146, height: 36 }
