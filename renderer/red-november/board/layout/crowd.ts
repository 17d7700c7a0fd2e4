import { COLORS, ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import type { Box, Point, Size } from '../../../stage/geometry.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import { type Figure, figuresAt, type Picture } from '../picture/picture.ts'
import { ROOM_PLACES } from './rooms.ts'
import { AMONG_MANY, BESIDE_THE_BEAST, floatIn, type Stand, standAt } from './standing.ts'

/** A plate beside a room that is too small for its crowd: everybody's portrait, and a pipe that leads into the room. */
export interface Plate {
  readonly box: Box
  /** Where each portrait stands, row by row from the left; its cell reaches up from there. */
  readonly cells: readonly Point[]
  /** From the plate to the room, where the number stands. */
  readonly pipe: readonly [root: Point, ...bends: Point[], tip: Point]
  readonly room: RoomId
}

/** So many find a place in a room and are still told apart; where nothing stands there, all of them do. */
const FITTING: Readonly<Partial<Record<RoomId, number>>> = { 1: 4, 3: 4, 4: 4, 5: 5, 6: 4, 7: 4, 9: 4, 10: 5 }
export const CELL = { width: 46, height: 54 }
/** Under the stern in two rows; over the deck in one, or they would reach what hangs from the track. */
const abreastAt = (room: RoomId): number => (room === 6 ? COLORS.length : COLORS.length / 2)
const EDGE = 6
/** From the lower edge of a cell up to where its portrait ends. */
const SILL = 3
const FRAMED_SCALE = 0.68
/** Under the stern: right of all that hangs from the track, left of the desk however far it grows. */
const UNDER_STERN = { left: 164, top: 602 }
/** Along the keel, above the desk however far it grows, and aside of the hatch to the sea that an airlock has in its floor. */
const KEEL = 634
const ASIDE = 38
const OVER_FLOOR = 16
/** Left of the tower, over the deck. */
const BESIDE_TOWER = { right: 664, bottom: 268, tip: 722 }

/** The plate of a room; none where everybody finds a place inside. */
export function plateOf(picture: Picture, room: RoomId): Plate | null {
  const here = figuresAt(picture, room)
  if (here.length <= (FITTING[room] ?? here.length)) return null
  const { length: count } = framedOf(picture, room)
  const abreast = abreastAt(room)
  const size = sizeOf(count, abreast)
  const corner =
    room === 6
      ? { x: BESIDE_TOWER.right - size.width, y: BESIDE_TOWER.bottom - size.height }
      : { x: UNDER_STERN.left, y: UNDER_STERN.top }
  const box = { ...corner, ...size }
  return { box, cells: cellsOf(box, count, abreast), pipe: pipeTo(room, box), room }
}

/** The plate of the crowded room; more than one there cannot be. */
export const plateIn = (picture: Picture): Plate | null =>
  ROOM_IDS.map((room) => plateOf(picture, room)).find((plate) => plate !== null) ?? null

const sizeOf = (count: number, abreast: number): Size => ({
  width: Math.min(count, abreast) * CELL.width + 2 * EDGE,
  height: Math.ceil(count / abreast) * CELL.height + 2 * EDGE,
})

const cellsOf = ({ x, y }: Box, count: number, abreast: number): readonly Point[] =>
  Array.from({ length: count }, (_, at) => ({
    x: x + EDGE + CELL.width * ((at % abreast) + 0.5),
    y: y + EDGE + CELL.height * (Math.floor(at / abreast) + 1) - SILL,
  }))

/** Straight into a room above or beside the plate, to any other one along the keel. */
function pipeTo(room: RoomId, { x, y, width, height }: Box): Plate['pipe'] {
  if (room === 6) {
    const middle = y + height / 2
    return [
      { x: x + width, y: middle },
      { x: BESIDE_TOWER.tip, y: middle },
    ]
  }
  const { left, right, bottom } = ROOM_PLACES[room]
  const tip = { x: (left + right) / 2 - ASIDE, y: bottom - OVER_FLOOR }
  if (tip.x < x + width) return [{ x: tip.x, y }, tip]
  return [{ x: x + width, y: KEEL }, { x: tip.x, y: KEEL }, tip]
}

/** Who is on the plate: everybody but whose turn it is, who stands in the room itself. */
export const framedOf = (picture: Picture, room: RoomId): readonly Figure[] =>
  figuresAt(picture, room).filter(({ color }) => color !== picture.clock?.active)

/** Where somebody stands: in the room, in the water or on its plate. */
export function standOf(picture: Picture, figure: Figure): Stand {
  const { place } = figure
  const here = figuresAt(picture, place)
  const at = here.findIndex(({ color }) => color === figure.color)
  if (place === 'sea') return underKeel(picture, at, here.length)
  const plate = plateOf(picture, place)
  if (!plate) return floatIn(picture, place, standAt(place, at, here.length))
  const cell = plate.cells[framedOf(picture, place).findIndex(({ color }) => color === figure.color)]
  return cell ? { ...cell, scale: FRAMED_SCALE, framed: true } : floatIn(picture, place, standAt(place, 0, 1))
}

/** Divers make room for a plate under the stern. */
function underKeel(picture: Picture, at: number, count: number): Stand {
  const plate = plateIn(picture)
  const isTaken = plate !== null && plate.room !== 6
  return isTaken ? { ...inTurn(BESIDE_THE_BEAST, at), scale: AMONG_MANY } : standAt('sea', at, count)
}
