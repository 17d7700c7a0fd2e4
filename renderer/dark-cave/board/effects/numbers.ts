import { CREATURE_IDS, GNOMES, type SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Box, Point } from '../../../stage/geometry.ts'
import { footOf } from '../layout/feet.ts'
import { figureOf, type Picture } from '../picture/picture.ts'
import { placeOfCreature, placeOfGnome } from './places.ts'

/** Where the number of steps stands over the floor: low, so that whoever stands there keeps a face. */
export const OVER_FLOOR = 9
/** Half a number. */
const HALF = 25
/** A hat and the face under it, in units of a figure that is drawn as large as it is; and the arrow over whose turn it is. */
const HEAD = { half: 28, top: 118, bottom: 50 }
const ARROW = { half: 30, top: 74 }
/** Where else a number may stand: on the floor's edge, then beside its space. */
const ASIDE: readonly Point[] = [0, 52, -52, 78, -78, 104, -104].flatMap((x) => [0, 20, -24].map((y) => ({ x, y })))

/** Every face in the cave, and the arrow: nothing to click hides one or is hidden by one. */
export function facesIn(picture: Picture): readonly Box[] {
  const gnomes = GNOMES.flatMap((gnome): Box[] => {
    const figure = figureOf(picture, gnome)
    if (!figure?.at || figure.lying) return []
    const { x, y, scale } = placeOfGnome(picture, gnome, figure.at)
    const head = headOver(x, y, scale)
    if (picture.active !== gnome) return [head]
    return [head, { x: x - ARROW.half, y: head.y - ARROW.top, width: 2 * ARROW.half, height: ARROW.top }]
  })
  const creatures = CREATURE_IDS.flatMap((creature): Box[] => {
    const at = picture.creatures[creature]
    if (!at) return []
    const { x, y, scale } = placeOfCreature(picture, creature, at)
    return [headOver(x, y, scale)]
  })
  return [...gnomes, ...creatures]
}

const headOver = (x: number, y: number, scale: number): Box => ({
  x: x - HEAD.half * scale,
  y: y - HEAD.top * scale,
  width: 2 * HEAD.half * scale,
  height: (HEAD.top - HEAD.bottom) * scale,
})

/** Where the numbers of these spaces stand; the first ones choose first. */
export function placesOfNumbers(picture: Picture, spaces: readonly SpaceId[]): ReadonlyMap<SpaceId, Point> {
  const faces = facesIn(picture)
  const floors = spaces.map((space) => footOf(picture, space))
  const places = new Map<SpaceId, Point>()
  spaces.forEach((space, own) => {
    const foot = { x: floors[own]?.x ?? 0, y: (floors[own]?.y ?? 0) - OVER_FLOOR }
    const taken = [...places.values(), ...floors.slice(own + 1).map(({ x, y }) => ({ x, y: y - OVER_FLOOR }))].map(box)
    const cost = ({ x, y }: Point): number => {
      const here = box({ x: foot.x + x, y: foot.y + y })
      // A number that left its place is looked for: what it would cover there must be worth it.
      const away = x === 0 && y === 0 ? 0 : 1 + Math.hypot(x, y) / 100
      const others = x === 0 && y === 0 ? [...places.values()].map(box) : taken
      return away + 3 * [...faces, ...others].reduce((sum, other) => sum + shared(here, other), 0) * COVERED
    }
    const { x, y } = ASIDE.reduce((best, next) => (cost(next) < cost(best) ? next : best))
    places.set(space, { x: foot.x + x, y: foot.y + y })
  })
  return places
}

const box = ({ x, y }: Point): Box => ({ x: x - HALF, y: y - HALF, width: 2 * HALF, height: 2 * HALF })
/** A number that is covered whole counts so much. */
const COVERED = 10 / (4 * HALF * HALF)

/** How much two boxes lie over each other. */
export const shared = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y))
