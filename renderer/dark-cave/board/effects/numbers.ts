import { CREATURE_IDS, GNOMES, type SpaceId } from '../../../../engine/dark-cave/index.ts'
import { type Box, type Point, shared } from '../../../stage/geometry.ts'
import { footOf } from '../layout/feet.ts'
import type { Stand } from '../layout/standing.ts'
import { figureOf, type Picture } from '../picture/picture.ts'
import { placeOfCreature, placeOfGnome } from './places.ts'

/** Where the number of steps stands over the floor: low, so that whoever stands there keeps a face. */
export const OVER_FLOOR = 9
/** Half a number. */
const HALF = 25
/** A hat and the face under it, in units of a figure that is drawn as large as it is; the rest of it; and the arrow over whose turn it is. */
const HEAD = { half: 28, top: 118, bottom: 50 }
const BODY = { half: 24, top: 50, bottom: -4 }
const ARROW = { half: 30, top: 74 }
/** A body may rather be covered than a face. */
const BODY_COUNTS = 0.4
/** Rather a face is covered than the way to it mistaken. */
const MISLED = 20
/** Where else a number may stand: in the rock under the floor, then beside its space. */
const UNDER = 37
const ASIDE: readonly Point[] = [0, 52, -52, 78, -78, 104, -104].flatMap((x) =>
  [0, UNDER, 20, -24].map((y) => ({ x, y })),
)

/** Every face in the cave, and the arrow: nothing to click hides one or is hidden by one. */
export const facesIn = (picture: Picture): readonly Box[] =>
  standing(picture).flatMap(({ stand, isActive }) => {
    const head = part(stand, HEAD)
    if (!isActive) return [head]
    return [head, { x: stand.x - ARROW.half, y: head.y - ARROW.top, width: 2 * ARROW.half, height: ARROW.top }]
  })

const bodiesIn = (picture: Picture): readonly Box[] => standing(picture).map(({ stand }) => part(stand, BODY))

/** Everybody who is upright. */
function standing(picture: Picture): readonly { readonly stand: Stand; readonly isActive: boolean }[] {
  const gnomes = GNOMES.flatMap((gnome) => {
    const figure = figureOf(picture, gnome)
    if (!figure?.at || figure.lying) return []
    return [{ stand: placeOfGnome(picture, gnome, figure.at), isActive: picture.active === gnome }]
  })
  const creatures = CREATURE_IDS.flatMap((creature) => {
    const at = picture.creatures[creature]
    return at ? [{ stand: placeOfCreature(picture, creature, at), isActive: false }] : []
  })
  return [...gnomes, ...creatures]
}

const part = ({ x, y, scale }: Stand, { half, top, bottom }: typeof HEAD): Box => ({
  x: x - half * scale,
  y: y - top * scale,
  width: 2 * half * scale,
  height: (top - bottom) * scale,
})

/** Where the numbers of these spaces stand; the first ones choose first. */
export function placesOfNumbers(picture: Picture, spaces: readonly SpaceId[]): ReadonlyMap<SpaceId, Point> {
  const faces = facesIn(picture)
  const bodies = bodiesIn(picture)
  const floors = spaces.map((space) => footOf(picture, space))
  const places = new Map<SpaceId, Point>()
  spaces.forEach((space, own) => {
    const foot = { x: floors[own]?.x ?? 0, y: (floors[own]?.y ?? 0) - OVER_FLOOR }
    const taken = [...places.values(), ...floors.slice(own + 1).map(({ x, y }) => ({ x, y: y - OVER_FLOOR }))].map(box)
    // Nearer to another space than to its own, it would be taken for that one's.
    const misleads = ({ x, y }: Point): boolean =>
      floors.some(
        (floor, at) =>
          at !== own && Math.hypot(foot.x + x - floor.x, foot.y + y - floor.y + OVER_FLOOR) < Math.hypot(x, y),
      )
    const cost = ({ x, y }: Point): number => {
      const here = box({ x: foot.x + x, y: foot.y + y })
      // A number that left its place is looked for: what it would cover there must be worth it.
      const away = x === 0 && y === 0 ? 0 : (x === 0 ? 0.5 : 1) + Math.hypot(x, y) / 100
      const others = x === 0 && y === 0 ? [...places.values()].map(box) : taken
      const covers = (all: readonly Box[]): number => all.reduce((sum, other) => sum + shared(here, other), 0) * COVERED
      const lost = misleads({ x, y }) ? MISLED : 0
      return away + lost + 3 * (covers(faces) + covers(others) + BODY_COUNTS * covers(bodies))
    }
    const { x, y } = ASIDE.reduce((best, next) => (cost(next) < cost(best) ? next : best))
    places.set(space, { x: foot.x + x, y: foot.y + y })
  })
  return places
}

const box = ({ x, y }: Point): Box => ({ x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF })
/** A number that is covered whole counts so much. */
const COVERED = 10 / (4 * HALF * HALF)
