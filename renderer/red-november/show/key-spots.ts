import { type Box, centred, overlaps, type Point } from '../../stage/geometry.ts'

/** Around what it belongs to: its corners first, and then its sides. */
const CORNERS: readonly Point[] = [
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: 1, y: 0 },
  { x: 0, y: 0 },
  { x: 1, y: 0.5 },
  { x: 0, y: 0.5 },
  { x: 0.5, y: 1 },
  { x: 0.5, y: 0 },
]

/** Where the keys stand beside what they pick: on none of what is written there, and on no other key. */
export function keySpots(boxes: readonly Box[], size: number, written: readonly Box[]): readonly Point[] {
  const spots: Point[] = []
  const square = { width: size, height: size }
  for (const { x, y, width, height } of boxes) {
    const taken = [...written, ...spots.map((spot) => centred(spot, square))]
    const places = CORNERS.map((corner) => ({ x: x + width * corner.x, y: y + height * corner.y }))
    const isFree = (place: Point): boolean => !taken.some((box) => overlaps(box, centred(place, square)))
    spots.push(places.find(isFree) ?? { x: x + width, y: y + height })
  }
  return spots
}
