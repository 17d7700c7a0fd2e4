import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COLORS, FIRST_MINUTE, fromScenario, TOKEN_IDS } from '../../../../engine/red-november/index.ts'
import { PILL } from '../../../../renderer/red-november/board/layout/ghost-way.ts'
import { layTrack } from '../../../../renderer/red-november/board/layout/lay.ts'
import {
  ACTIVE_SCALE,
  MOST_HIDDEN,
  markerBox,
  pointerOf,
} from '../../../../renderer/red-november/board/layout/markers.ts'
import { tokenBox, WRITTEN } from '../../../../renderer/red-november/board/layout/tokens.ts'
import {
  BOARD_WIDTH,
  cellOf,
  crateBox,
  isCorner,
  PICTURE_HEIGHT,
} from '../../../../renderer/red-november/board/layout/track.ts'
import { type Picture, pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { type Box, centred, overlaps } from '../../../../renderer/stage/geometry.ts'
import { seen } from '../seen.ts'

const AFLOAT = pictureOf(
  seen(fromScenario({ game: 'red-november', seed: 'track', gnomes: COLORS.map((color) => ({ color, room: 2 })) })),
)

interface Track {
  readonly minutes: readonly number[]
  readonly items: readonly number[]
  readonly tokens: readonly number[]
  /** What the active time keeper thinks of spending. */
  readonly price: number
}

const moment = ({ minutes, items, tokens, price }: Track): { picture: Picture; preview: number | null } => {
  const [first = 0] = minutes
  const picture = {
    ...AFLOAT,
    figures: AFLOAT.figures.map((figure, at) => ({ ...figure, minute: minutes[at] ?? 0 })),
    stack: COLORS.slice(0, minutes.length),
    icons: { ...AFLOAT.icons, items },
    tokens: Object.fromEntries(tokens.map((minute, at) => [TOKEN_IDS[at], minute])),
    clock: AFLOAT.clock && COLORS[0] ? { ...AFLOAT.clock, active: COLORS[0], ghost: first } : null,
  }
  return { picture, preview: price === 0 ? null : Math.max(0, first - price) }
}

const minute = fc.integer({ min: 0, max: FIRST_MINUTE })
/** Anywhere, or all of them within a few minutes: there they crowd. */
const crew = fc.oneof(
  fc.array(minute, { minLength: 1, maxLength: 8 }),
  fc
    .tuple(minute, fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 8 }))
    .map(([from, further]) => further.map((by) => Math.max(0, from - by))),
)
const track: fc.Arbitrary<Track> = fc.record({
  minutes: crew,
  items: fc.constantFrom([], [55, 45, 35, 25, 15, 5], [46, 47, 14, 13, 60, 1]),
  tokens: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: TOKEN_IDS.length }),
  price: fc.integer({ min: 0, max: 10 }),
})

const areaOf = ({ width, height }: Box): number => width * height
const shared = (one: Box, other: Box): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y))

/** All markers, the ghost among them, as large as they are drawn. */
const markersOf = ({ picture, preview }: ReturnType<typeof moment>): readonly Box[] =>
  layTrack(picture, preview).hung.flatMap(({ minute: here, spots }) =>
    spots.map((spot, place): Box => {
      const isActive = here === picture.figures[0]?.minute && place === 0
      return markerBox({ ...spot, scale: spot.scale * (isActive ? ACTIVE_SCALE : 1) })
    }),
  )

/** The corner where everybody met: three on 46, its neighbours full, an item beside. */
const AT_THE_CORNER: Track = {
  minutes: [46, 46, 46, 45, 45, 47, 47, 44],
  items: [45],
  tokens: [45, 47, 46],
  price: 2,
}

/** Three plaques in the one row above the gauges. */
const ABOVE_THE_GAUGES: Track = { minutes: [0], items: [], tokens: [19, 14, 14], price: 0 }

const holds = (claim: (at: ReturnType<typeof moment>) => void): void =>
  fc.assert(
    fc.property(track, (some) => claim(moment(some))),
    { examples: [[AT_THE_CORNER], [ABOVE_THE_GAUGES]] },
  )

describe('on the time track, wherever everybody is and whatever is looked at', () => {
  it('no marker hides more of another than its rim, and none leaves the picture (T1)', () => {
    holds((at) => {
      const boxes = markersOf(at)
      boxes.forEach((box, index) => {
        expect(box.x).toBeGreaterThanOrEqual(0)
        expect(box.y).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(BOARD_WIDTH)
        expect(box.y + box.height).toBeLessThanOrEqual(PICTURE_HEIGHT)
        for (const other of boxes.slice(index + 1)) {
          const hidden = shared(box, other) / Math.min(areaOf(box), areaOf(other))
          expect(hidden).toBeLessThanOrEqual(MOST_HIDDEN)
        }
      })
    })
  })

  it('plates of piles lie beside each other and beside the gauges (B7)', () => {
    holds(({ picture, preview }) => {
      const covers = layTrack(picture, preview).hung.map((one) => one.covers)
      covers.forEach((box, index) => {
        for (const written of WRITTEN.slice(0, 1)) expect(overlaps(box, written)).toBe(false)
        for (const other of covers.slice(index + 1)) expect(overlaps(box, other)).toBe(false)
      })
    })
  })

  it('no marker lies on the icon of an item, but on one in a corner (B6)', () => {
    holds((at) => {
      const crates = at.picture.icons.items.filter((item) => !isCorner(item)).map(crateBox)
      for (const box of markersOf(at)) {
        for (const crate of crates) expect(shared(box, crate) / areaOf(crate)).toBeLessThanOrEqual(MOST_HIDDEN)
      }
    })
  })

  it('plaques of tokens, the price and the markers leave each other and every name in sight (V9)', () => {
    holds((at) => {
      const { tokens, ghost } = layTrack(at.picture, at.preview)
      const plaques = Object.values(tokens).map(tokenBox)
      const price = ghost ? [centred(ghost.price, PILL)] : []
      const laid = [...plaques, ...price]
      laid.forEach((box, index) => {
        expect(box.y + box.height).toBeLessThanOrEqual(PICTURE_HEIGHT)
        for (const other of [...WRITTEN, ...markersOf(at), ...laid.slice(index + 1)]) {
          expect(shared(box, other) / Math.min(areaOf(box), areaOf(other))).toBeLessThanOrEqual(MOST_HIDDEN)
        }
      })
    })
  })

  it('a pointer’s tip is on its own space, however far its marker was moved', () => {
    holds(({ picture, preview }) => {
      for (const group of layTrack(picture, preview).hung) {
        const { x, y, width, height } = cellOf(group.minute)
        const tips = group.spots.flatMap((spot) => {
          const at = pointerOf(group, spot, picture.icons.items)
          return at ? [{ x: spot.x + at.x * spot.scale, y: spot.y + at.y * spot.scale }] : []
        })
        for (const tip of tips) {
          expect(Math.abs(tip.x - x)).toBeLessThanOrEqual(width / 2)
          expect(Math.abs(tip.y - y)).toBeLessThanOrEqual(height / 2)
        }
      }
    })
  })
})
