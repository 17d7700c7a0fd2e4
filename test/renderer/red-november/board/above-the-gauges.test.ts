import { describe, expect, it } from 'vitest'
import { FIRST_MINUTE } from '../../../../engine/red-november/index.ts'
import { GAUGES } from '../../../../renderer/red-november/board/layout/gauges.ts'
import { dotsOf, PILL, priceSpot } from '../../../../renderer/red-november/board/layout/ghost-way.ts'
import {
  DISC,
  isPile,
  lyingOn,
  markerBox,
  markerSpot,
  pilePlate,
} from '../../../../renderer/red-november/board/layout/markers.ts'
import { TOKEN_SIZE, tokenSpots } from '../../../../renderer/red-november/board/layout/tokens.ts'
import { BOARD_WIDTH, PICTURE_HEIGHT, RAIL } from '../../../../renderer/red-november/board/layout/track.ts'
import { type Box, centred, overlaps } from '../../../../renderer/stage/geometry.ts'

const MINUTES = Array.from({ length: FIRST_MINUTE }, (_, at) => FIRST_MINUTE - at)
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]
/** The marker of whoever's turn it is is larger. */
const ACTIVE = 1.16

/** What lies on a space at its largest, and the number on a pile. */
function seenOn(minute: number, count: number, items: readonly number[]): readonly Box[] {
  const spots = Array.from({ length: count }, (_, place) => markerSpot(minute, place, count, items))
  const active = spots.map((spot) => markerBox({ ...spot, scale: spot.scale * ACTIVE }))
  const { disc } = pilePlate(minute, count, items)
  const number = isPile(count) ? [centred(disc, { width: DISC * 2, height: DISC * 2 })] : []
  return [...lyingOn(minute, count, items), ...active, ...number]
}

describe('nothing of the time track covers the gauges (B7)', () => {
  it.each(MINUTES)('markers on %i do not, with an icon or without, however many there are', (minute) => {
    for (const count of COUNTS) {
      for (const items of [[], [minute], [minute - 1], [minute + 1]]) {
        for (const box of seenOn(minute, count, items)) expect(overlaps(box, GAUGES), `${count}`).toBe(false)
      }
    }
  })

  it.each(MINUTES)('the ghost’s way and price do not, wherever a way from %i leads', (from) => {
    for (let to = from - 1; to >= 0; to--) {
      for (const count of [1, 8]) {
        const hanging = [...lyingOn(from, 1, []), ...lyingOn(to, count, [])]
        const price = centred(priceSpot(from, to, hanging), PILL)
        expect(overlaps(price, GAUGES), `to ${to}`).toBe(false)
        expect(
          hanging.some((box) => overlaps(price, box)),
          `to ${to}: the price lies on a marker`,
        ).toBe(false)
        for (const dot of dotsOf(from, to)) expect(overlaps(centred(dot, { width: 8, height: 8 }), GAUGES)).toBe(false)
      }
    }
  })

  it.each(MINUTES)('the plaque of a token on %i does not, whoever hangs above it (V9)', (minute) => {
    for (const count of [0, ...COUNTS]) {
      const [spot] = tokenSpots([minute], (at) => (at === minute ? count : 0))
      expect(spot && overlaps(centred(spot, TOKEN_SIZE), GAUGES), `${count}`).toBe(false)
    }
  })
})

describe('a pile of markers (T1)', () => {
  it.each(MINUTES)('on %i lies between the rails', (minute) => {
    for (const count of COUNTS.filter(isPile)) {
      const { box } = pilePlate(minute, count, [])
      expect(box.x, `${count}`).toBeGreaterThanOrEqual(RAIL)
      expect(box.y, `${count}`).toBeGreaterThanOrEqual(RAIL)
      expect(box.x + box.width, `${count}`).toBeLessThanOrEqual(BOARD_WIDTH - RAIL)
      expect(box.y + box.height, `${count}`).toBeLessThanOrEqual(PICTURE_HEIGHT)
    }
  })
})
