import { CREATURE_IDS } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { figuresOn, type Picture } from '../picture/picture.ts'
import { gatheringOn, occupied, placeOfCreature, placeOfGnome } from './places.ts'

/** From so many on they are counted; where the number stands. */
const CROWD = 3
const BESIDE = 38
const ABOVE = 12

interface Crowd {
  readonly x: number
  readonly y: number
  readonly count: number
}

/** Where many stand together, and how many. */
export function crowdsIn(picture: Picture): readonly Crowd[] {
  return occupied(picture).flatMap((space) => {
    const there = figuresOn(picture, space)
    if (there.length < CROWD) return []
    const places = [
      ...there.map(({ gnome }) => placeOfGnome(picture, gnome, space)),
      ...CREATURE_IDS.filter((id) => picture.creatures[id] === space).map((id) => placeOfCreature(picture, id, space)),
    ]
    const [right, floor] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))]
    return [{ x: right + BESIDE, y: floor - ABOVE, count: there.length }]
  })
}

/** A plank under a crowd, by its middle. */
interface Plank extends Point {
  readonly reach: number
}

/** Where more stand than the floor is wide. */
export const planksIn = (picture: Picture): readonly Plank[] =>
  occupied(picture).flatMap((space) => {
    const { middle, plank } = gatheringOn(picture, space)
    return plank === null ? [] : [{ ...middle, reach: plank }]
  })
