import { figuresOn, type Picture } from '../picture/picture.ts'
import { placeOfGnome } from './places.ts'

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
  const spaces = new Set(picture.figures.flatMap(({ at }) => at ?? []))
  return [...spaces].flatMap((space) => {
    const there = figuresOn(picture, space)
    if (there.length < CROWD) return []
    const places = there.map(({ gnome }) => placeOfGnome(picture, gnome, space))
    const [right, floor] = [Math.max(...places.map(({ x }) => x)), Math.max(...places.map(({ y }) => y))]
    return [{ x: right + BESIDE, y: floor - ABOVE, count: there.length }]
  })
}
