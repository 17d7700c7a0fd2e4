export interface Box {
  readonly width: number
  readonly height: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

/** Air between neighbours, so that a scaled picture never shows the next one's edge. */
const GAP = 3

/**
 * Lays boxes on a sheet of the given width, highest first, each at the lowest place of the skyline where it fits.
 * Gives a spot for each box in the order they came, and the height used.
 */
export function pack(boxes: readonly Box[], sheetWidth: number): { readonly spots: readonly Spot[]; height: number } {
  const skyline = new Array<number>(sheetWidth).fill(0)
  const spots: Spot[] = []
  const order = boxes.map((_, at) => at).sort((a, b) => size(boxes, b) - size(boxes, a))
  let height = 0
  for (const at of order) {
    const box = boxes[at] as Box
    const spot = lowestSpot(skyline, box.width + GAP)
    spots[at] = spot
    skyline.fill(spot.y + box.height + GAP, spot.x, spot.x + box.width + GAP)
    height = Math.max(height, spot.y + box.height)
  }
  return { spots, height }
}

const size = (boxes: readonly Box[], at: number): number => (boxes[at]?.height ?? 0) * 10_000 + (boxes[at]?.width ?? 0)

function lowestSpot(skyline: readonly number[], width: number): Spot {
  let best: Spot | null = null
  let x = 0
  while (x + width <= skyline.length) {
    let top = 0
    let highestAt = x
    for (let column = x; column < x + width; column++) {
      const here = skyline[column] ?? 0
      if (here >= top) {
        top = here
        highestAt = column
      }
    }
    if (!best || top < best.y) best = { x, y: top }
    // Nothing lower can start before the column that stopped this one ends.
    x = top === 0 ? skyline.length : highestAt + 1
  }
  if (!best) throw new Error(`a drawing of ${width} px is wider than the sheet`)
  return best
}
