import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import { type Box, clamp, type Point } from '../../../stage/geometry.ts'
import { type Figure, figuresAt, type Picture } from '../picture/picture.ts'
import { ROOM_PLACES } from './rooms.ts'
import { floatIn, type Stand, standAt } from './standing.ts'

/** A plate beside a room that is too small for its crowd: everybody's portrait, and a tail that points into the room. */
export interface Plate {
  readonly box: Box
  /** Where each portrait stands, from the left; its cell reaches up from there. */
  readonly cells: readonly Point[]
  /** In the room. */
  readonly tip: Point
  /** Where the tail leaves the plate. */
  readonly root: Point
  readonly room: RoomId
}

/** So many find a place in a room and are still told apart; where nothing stands there, all of them do. */
const FITTING: Readonly<Partial<Record<RoomId, number>>> = { 1: 4, 3: 4, 4: 4, 5: 5, 6: 4, 7: 4, 9: 4, 10: 5 }
export const CELL = { width: 62, height: 74 }
const EDGE = 7
const CORNER = 40
const FRAMED_SCALE = 0.96
/** Under the keel, left of the beast's eye. */
const BELOW = { top: 644, left: 62, right: 1214 }
/** Beside the hatch to the sea that an airlock has in its floor. */
const ASIDE = 46
/** Left of the tower, over the deck. */
const BESIDE_TOWER = { right: 676, bottom: 268 }

/** The plate of a room; none where everybody finds a place inside. */
export function plateOf(picture: Picture, room: RoomId): Plate | null {
  const here = figuresAt(picture, room)
  if (here.length <= (FITTING[room] ?? here.length)) return null
  return room === 6 ? besideTower(framedOf(picture, room).length) : underKeel(room, framedOf(picture, room).length)
}

/** Who is on the plate: everybody but whose turn it is, who stands in the room itself. */
export const framedOf = (picture: Picture, room: RoomId): readonly Figure[] =>
  figuresAt(picture, room).filter(({ color }) => color !== picture.clock?.active)

const cellsOf = ({ x, y }: Point, count: number): readonly Point[] =>
  Array.from({ length: count }, (_, at) => ({
    x: x + EDGE + CELL.width * (at + 0.5),
    y: y + EDGE + CELL.height - 3,
  }))

function underKeel(room: RoomId, count: number): Plate {
  const { left, right, bottom } = ROOM_PLACES[room]
  const middle = (left + right) / 2
  const width = count * CELL.width + 2 * EDGE
  const x = clamp(middle - width / 2, BELOW.left, BELOW.right - width)
  const box = { x, y: BELOW.top, width, height: CELL.height + 2 * EDGE - 6 }
  const tip = { x: middle - ASIDE, y: bottom - 16 }
  const root = { x: clamp(tip.x, x + CORNER, x + width - CORNER), y: box.y }
  return { box, cells: cellsOf(box, count), tip, root, room }
}

function besideTower(count: number): Plate {
  const [width, height] = [count * CELL.width + 2 * EDGE, CELL.height + 2 * EDGE - 6]
  const box = { x: BESIDE_TOWER.right - width, y: BESIDE_TOWER.bottom - height, width, height }
  const y = box.y + height / 2
  return { box, cells: cellsOf(box, count), tip: { x: 722, y }, root: { x: box.x + width, y }, room: 6 }
}

/** Where somebody stands: in the room, in the water or on its plate. */
export function standOf(picture: Picture, figure: Figure): Stand {
  const { place } = figure
  const here = figuresAt(picture, place)
  const at = here.findIndex(({ color }) => color === figure.color)
  if (place === 'sea') return besidePlates(picture, standAt('sea', at, here.length))
  const plate = plateOf(picture, place)
  if (!plate) return floatIn(picture, place, standAt(place, at, here.length))
  const cell = plate.cells[framedOf(picture, place).findIndex(({ color }) => color === figure.color)]
  return cell ? { ...cell, scale: FRAMED_SCALE, framed: true } : floatIn(picture, place, standAt(place, 0, 1))
}

const ELBOW = 70

/** Whoever swims under the keel makes room for a plate that hangs there. */
function besidePlates(picture: Picture, stand: Stand): Stand {
  const plate = UNDER_KEEL.map((room) => plateOf(picture, room)).find((found) => found !== null)
  if (!plate) return stand
  const { x, width } = plate.box
  if (stand.x < x - ELBOW || stand.x > x + width + ELBOW) return stand
  const isLeft = x > BELOW.right - x - width
  // Three at most swim while five are aboard in one room.
  const step = ((stand.x / 10) % 4) * ELBOW
  return { ...stand, x: isLeft ? x - ELBOW - step : x + width + ELBOW + step }
}

const UNDER_KEEL = ROOM_IDS.filter((room) => room !== 6)
