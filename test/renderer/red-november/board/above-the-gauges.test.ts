import { describe, expect, it } from 'vitest'
import { FIRST_MINUTE } from '../../../../engine/red-november/index.ts'
import { GAUGES } from '../../../../renderer/red-november/board/layout/gauges.ts'
import { dotsOf, PILL, priceSpot } from '../../../../renderer/red-november/board/layout/ghost-way.ts'
import { ACTIVE_SCALE, hangMarkers, isPile, markerBox } from '../../../../renderer/red-november/board/layout/markers.ts'
import { tokenBox, tokenSpots } from '../../../../renderer/red-november/board/layout/tokens.ts'
import { BOARD_WIDTH, PICTURE_HEIGHT, RAIL } from '../../../../renderer/red-november/board/layout/track.ts'
import { type Box, centred, overlaps } from '../../../../renderer/stage/geometry.ts'

const MINUTES = Array.from({ length: FIRST_MINUTE }, (_, at) => FIRST_MINUTE - at)
const COUNTS = [1, 2, 3, 4, 5, 6, 7, 8]

const hangingOn = (minute: number, count: number, items: readonly number[] = []) =>
  hangMarkers(count === 0 ? [] : [{ minute, count }], items)

const coversOn = (minute: number, count: number): readonly Box[] => hangingOn(minute, count).map(({ covers }) => covers)

/** What lies on a space at its largest. */
const seenOn = (minute: number, count: number, items: readonly number[]): readonly Box[] =>
  hangingOn(minute, count, items).flatMap(({ spots, covers }) => [
    covers,
    ...spots.map((spot) => markerBox({ ...spot, scale: spot.scale * ACTIVE_SCALE })),
  ])

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
        const hanging = hangMarkers(
          [
            { minute: from, count: 1 },
            { minute: to, count },
          ],
          [],
        ).map(({ covers }) => covers)
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
      const [spot] = tokenSpots([minute], coversOn(minute, count))
      expect(spot && overlaps(tokenBox(spot), GAUGES), `${count}`).toBe(false)
    }
  })
})

const NOWHERE: Box = { x: 0, y: 0, width: 0, height: 0 }

describe('a pile of markers (T1)', () => {
  it.each(MINUTES)('on %i lies between the rails', (minute) => {
    for (const count of COUNTS.filter(isPile)) {
      const box = hangingOn(minute, count)[0]?.plate?.box ?? NOWHERE
      expect(box.x, `${count}`).toBeGreaterThanOrEqual(RAIL)
      expect(box.y, `${count}`).toBeGreaterThanOrEqual(RAIL)
      expect(box.x + box.width, `${count}`).toBeLessThanOrEqual(BOARD_WIDTH - RAIL)
      expect(box.y + box.height, `${count}`).toBeLessThanOrEqual(PICTURE_HEIGHT)
    }
  })
})
