import { CREATURE_IDS, type CreatureId, type GnomeId, type SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { footOf, roomOn } from '../layout/feet.ts'
import { type Stand, standOn } from '../layout/standing.ts'
import { figuresOn, type Picture } from '../picture/picture.ts'

/** So many stand on a plank that is wider than a shaft: it reaches that far to both sides. */
const CROWD = 3
const PLANK = 72
/** More than these among creatures stand in two rows. */
const MAX_ROW = 3
/** Units between gnomes beside a creature, to the creature, and between creatures. */
const APART = 44
const TO_CREATURE = 72
/** However many creatures there are, gnomes stand so far from each other: nearer they would be too small to be told apart. */
const CLOSEST = 24
const BESIDE = 56
/** Whoever stands at the edge of the room may stand so far out of it. */
const LEAN = 26
/** A shaft, who is above whom in it, and how far they make room for each other. */
const NARROW = 32
const SAME_SHAFT = 30
const CLOSE = 100
const ASIDE = 46
/** How large a creature is alone, and among others; and how far a rat runs before their feet. */
const ALONE = 1.24
const AMONG = 1.08
const BEFORE_FEET = 8

const creaturesOn = ({ creatures }: Picture, space: SpaceId): readonly CreatureId[] =>
  CREATURE_IDS.filter((id) => creatures[id] === space)

/** Everybody on a space: the gnomes around a point of their own, the creatures in a row from another one. */
interface Gathering {
  readonly middle: Point
  readonly gnomes: Point
  /** How far to both sides the gnomes spread. */
  readonly spread: number
  readonly creatures: Point
  /** They stand on a plank that reaches so far; null where the floor is wide enough. */
  readonly plank: number | null
}

export function gatheringOn(picture: Picture, space: SpaceId): Gathering {
  const { x, y } = footOf(picture, space)
  const room = roomOn(picture, space)
  const aside = asideIn(picture, space, room)
  const foot = { x: x + aside, y }
  const [gnomes, creatures] = [figuresOn(picture, space).length, creaturesOn(picture, space).length]
  const isCrowd = gnomes + creatures >= CROWD
  const free = isCrowd ? Math.max(room, PLANK) : room
  const plank = free > room ? free + LEAN : aside === 0 ? null : room
  if (gnomes === 0 || creatures === 0) {
    const middle = ((creatures - 1) * BESIDE) / 2
    const first = { x: foot.x - Math.max(0, middle), y: foot.y }
    return { middle: foot, gnomes: foot, spread: free, creatures: first, plank }
  }
  const inRow = gnomes > MAX_ROW ? Math.ceil(gnomes / 2) : gnomes
  const beasts = TO_CREATURE + (creatures - 1) * BESIDE
  const wide = Math.max((inRow - 1) * CLOSEST, Math.min((inRow - 1) * APART, 2 * (free + LEAN) - beasts))
  const left = foot.x - (wide + beasts) / 2
  return {
    middle: foot,
    gnomes: { x: left + wide / 2, y: foot.y },
    spread: wide / 2,
    creatures: { x: left + wide + TO_CREATURE, y: foot.y },
    plank,
  }
}

/** One above the other in a shaft they would stand on each other's hats: every other one stands to the other side. */
function asideIn(picture: Picture, space: SpaceId, room: number): number {
  if (room > NARROW) return 0
  const own = footOf(picture, space)
  const above = occupied(picture)
    .map((other) => footOf(picture, other))
    .filter(({ x, y }) => Math.abs(x - own.x) < SAME_SHAFT && Math.abs(y - own.y) < CLOSE)
    .toSorted((a, b) => a.y - b.y)
  if (above.length < 2) return 0
  return above.findIndex(({ y }) => y === own.y) % 2 === 0 ? -ASIDE : ASIDE
}

/** Every space that somebody stands on. */
export const occupied = ({ figures, creatures }: Picture): readonly SpaceId[] => [
  ...new Set([...figures.map(({ at }) => at), ...Object.values(creatures)].flatMap((at) => at ?? [])),
]

/** The place of a gnome on its space, among the others that stand there. */
export function placeOfGnome(picture: Picture, gnome: GnomeId, space: SpaceId): Stand {
  const { gnomes, spread } = gatheringOn(picture, space)
  const there = figuresOn(picture, space)
  const index = there.findIndex((figure) => figure.gnome === gnome)
  return standOn(gnomes, spread, Math.max(0, index), there.length)
}

/** The place of a creature: alone in the middle, otherwise to the right of the gnomes, one beside the other. */
export function placeOfCreature(picture: Picture, creature: CreatureId, space: SpaceId): Stand {
  const { creatures } = gatheringOn(picture, space)
  const others = creaturesOn(picture, space)
  const isAlone = others.length === 1 && figuresOn(picture, space).length === 0
  const scale = roomOn(picture, space) < 40 ? 0.95 : isAlone ? ALONE : AMONG
  const y = creatures.y + (creature === 'rat' && !isAlone ? BEFORE_FEET : 0)
  return { x: creatures.x + others.indexOf(creature) * BESIDE, y, scale }
}
