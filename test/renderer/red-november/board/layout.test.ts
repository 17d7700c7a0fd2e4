import { describe, expect, it } from 'vitest'
import {
  COLORS,
  FIRST_MINUTE,
  fromScenario,
  HATCHES,
  ROOM_IDS,
  type RoomId,
  roomsOf,
  TOKEN_IDS,
} from '../../../../engine/red-november/index.ts'
import { CELL, plateOf, standOf } from '../../../../renderer/red-november/board/layout/crowd.ts'
import { fitPicture } from '../../../../renderer/red-november/board/layout/fit.ts'
import { HATCH_SPOTS, hatchOnTheWay, LOCK_SPOTS } from '../../../../renderer/red-november/board/layout/hatches.ts'
import { layTrack } from '../../../../renderer/red-november/board/layout/lay.ts'
import { aloneAt, hangMarkers } from '../../../../renderer/red-november/board/layout/markers.ts'
import { letteringAt, NAME_SIZE, writingOf } from '../../../../renderer/red-november/board/layout/plaques.ts'
import { PLAQUE, ROOM_PLACES } from '../../../../renderer/red-november/board/layout/rooms.ts'
import { floatIn, HAT, standAt } from '../../../../renderer/red-november/board/layout/standing.ts'
import { tokenBox, WRITTEN } from '../../../../renderer/red-november/board/layout/tokens.ts'
import {
  BOARD_WIDTH,
  cellOf,
  crateBox,
  hangAt,
  PICTURE_HEIGHT,
  RAIL,
} from '../../../../renderer/red-november/board/layout/track.ts'
import { loudestTracks, nextToken, pictureOf } from '../../../../renderer/red-november/board/picture/picture.ts'
import { type Box, columnsOf, flatten, linesOutside, overlaps } from '../../../../renderer/stage/geometry.ts'
import { seen } from '../seen.ts'

describe('the plaques of rooms', () => {
  it('are as they were drawn on a large board, and grow as it shrinks', () => {
    expect(letteringAt(1.2)).toMatchObject({ size: 1, isNamed: true })
    expect(letteringAt(0.58)).toMatchObject({ size: 1.25, isNamed: true })
  })

  it('never have letters that nobody reads: then the number stands alone, and larger', () => {
    for (let scale = 0.2; scale < 2; scale += 0.01) {
      const { size, isNamed } = letteringAt(scale)
      if (isNamed) expect(NAME_SIZE * size * scale).toBeGreaterThanOrEqual(9.5)
    }
    expect(letteringAt(0.34)).toMatchObject({ size: 2.625, isNamed: false })
  })
})

describe('the name of a room', () => {
  /** Letters of nine units each. */
  const widthOf = (text: string): number => Math.max(...text.split('\n').map((line) => line.length * 9))
  const write = (name: string, scale: number) => writingOf(name, letteringAt(scale), 112, widthOf)

  it('is always the whole one: as large as it fits in one line, or else in two', () => {
    expect(write('REACTOR', 0.58)).toEqual({ text: 'REACTOR', size: 1.25 })
    expect(write('FORWARD AIRLOCK', 0.58)).toEqual({ text: 'FORWARD\nAIRLOCK', size: 1.125 })
    expect(write('FORWARD AIRLOCK', 1.2)).toEqual({ text: 'FORWARD\nAIRLOCK', size: 1 })
    expect(write('REAKTOROWNIA', 0.75)).toEqual({ text: 'REAKTOROWNIA', size: 1 })
  })

  it('gives way to its number where nobody could read a long one: then all do', () => {
    for (const name of ['FORWARD AIRLOCK', 'MESS']) {
      expect(write(name, 0.4).text).toBeNull()
      expect(write(name, 0.5).text).not.toBeNull()
    }
  })
})

describe('the boat', () => {
  it('has outlines that fill the box of their room', () => {
    for (const room of ROOM_IDS) {
      const { outline, left, right, top, bottom } = ROOM_PLACES[room]
      const points = flatten(outline)
      expect(Math.min(...points.map((point) => point.x))).toBeCloseTo(left, 0)
      expect(Math.max(...points.map((point) => point.x))).toBeCloseTo(right, 0)
      expect(Math.min(...points.map((point) => point.y))).toBeCloseTo(top, 0)
      expect(Math.max(...points.map((point) => point.y))).toBeCloseTo(bottom, 0)
    }
  })

  it('has every hatch in the wall between its two rooms', () => {
    for (const hatch of HATCHES) {
      const spot = HATCH_SPOTS[hatch]
      for (const room of roomsOf(hatch)) {
        const { left, right, top, bottom } = ROOM_PLACES[room]
        expect(spot.x).toBeGreaterThanOrEqual(left - 20)
        expect(spot.x).toBeLessThanOrEqual(right + 20)
        expect(spot.y).toBeGreaterThanOrEqual(top - 20)
        expect(spot.y).toBeLessThanOrEqual(bottom + 20)
      }
    }
  })

  it('knows the hatch on every way, the sea among them', () => {
    expect(hatchOnTheWay(2, 5)).toBe('2-5')
    expect(hatchOnTheWay(5, 2)).toBe('2-5')
    expect(hatchOnTheWay('sea', 6)).toBe(6)
    expect(hatchOnTheWay(9, 'sea')).toBe(9)
    expect(hatchOnTheWay(1, 10)).toBeNull()
    expect(Object.keys(LOCK_SPOTS)).toEqual(['3', '6', '9'])
  })

  it('has columns that lie inside a room, ceiling above floor', () => {
    for (const room of ROOM_IDS) {
      const { top, bottom } = ROOM_PLACES[room]
      for (const column of columnsOf(flatten(ROOM_PLACES[room].outline), 24)) {
        expect(column.top).toBeGreaterThanOrEqual(top - 0.01)
        expect(column.bottom).toBeLessThanOrEqual(bottom + 0.01)
        expect(column.top).toBeLessThan(column.bottom)
      }
    }
  })
})

describe('the ring around a room', () => {
  const square = flatten('M 0 0 H 100 V 100 H 0 Z')

  it('leaves out what a plaque covers', () => {
    const lines = linesOutside(square, { x: 20, y: -10, width: 60, height: 20 })
    expect(lines.flat().some(({ x, y }) => x > 20 && x < 80 && y < 10)).toBe(false)
    expect(lines.flat().some(({ x, y }) => x > 82 && y === 0)).toBe(true)
    expect(lines).toHaveLength(2)
  })

  it('is whole where nothing covers it', () => {
    expect(linesOutside(square, { x: 40, y: 40, width: 10, height: 10 })).toHaveLength(1)
  })
})

/** So many in one room, the first of them at work. */
const crowdIn = (room: RoomId, count: number, active: 'here' | 'elsewhere' = 'here') => {
  const { figures, clock, ...rest } = pictureOf(
    seen(
      fromScenario({
        game: 'red-november',
        seed: 'crowd',
        gnomes: COLORS.map((color, at) => ({ color, room: at < count ? room : room === 2 ? 8 : 2 })),
      }),
    ),
  )
  const here = figures.filter(({ place }) => place === room)
  const other = figures.find(({ place }) => place !== room) ?? here[0]
  const who = (active === 'here' ? here[0] : other)?.color
  return { picture: { ...rest, figures, clock: clock && who ? { ...clock, active: who } : null }, here }
}

describe('gnomes in the sea', () => {
  it('swim where the desk does not grow: left of it, and those who find no place there right of it', () => {
    // The desk in a window of 1280 x 800 with a crew of eight, in units of the picture.
    const [left, right] = [373, 1081]
    const stands = COLORS.map((_, at) => standAt('sea', at, COLORS.length))
    for (const { x } of stands) expect(x < left - 28 || x > right).toBe(true)
    expect(stands.slice(0, 6).every(({ x }) => x < left)).toBe(true)
  })
})

describe('gnomes in a room', () => {
  it.each([3, 4, 7, 9] as const)('keep their hats below the plaque of narrow room %i, two lines high', (room) => {
    for (const count of [1, 2, 3, 4]) {
      for (let at = 0; at < count; at++) {
        const { y, scale } = standAt(room, at, count)
        expect(y - HAT * scale, `${at} of ${count}`).toBeGreaterThanOrEqual(
          ROOM_PLACES[room].label.y + PLAQUE.twoLines - 0.01,
        )
      }
    }
  })

  it.each(ROOM_IDS)(
    'of room %i stand on its floor or on its plate, up to eight of them, no two on one spot',
    (room) => {
      for (let count = 1; count <= 8; count++) {
        const { picture, here } = crowdIn(room, count)
        const plate = plateOf(picture, room)
        const stands = here.map((figure) => standOf(picture, figure))
        for (const { x, y, scale, framed } of stands) {
          const { left, right, bottom } = ROOM_PLACES[room]
          const box = plate?.box
          expect(x).toBeGreaterThan(framed && box ? box.x : left)
          expect(x).toBeLessThan(framed && box ? box.x + box.width : right)
          expect(y).toBeLessThanOrEqual(framed && box ? box.y + box.height : bottom)
          expect(scale).toBeGreaterThan(0.5)
        }
        expect(new Set(stands.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)).size).toBe(count)
      }
    },
  )

  it.each(ROOM_IDS)('of room %i show every face, however many there are', (room) => {
    const { picture, here } = crowdIn(room, 8)
    const stands = here.map((figure) => standOf(picture, figure))
    stands.forEach((one, at) => {
      for (const other of stands.slice(at + 1)) {
        // Side by side a face apart, or a head higher and not straight behind.
        const aside = Math.abs(one.x - other.x)
        // Cells of a plate never touch.
        if (one.framed || other.framed) continue
        expect(aside > 20 || (Math.abs(one.y - other.y) > 40 && aside > 8)).toBe(true)
      }
    })
  })

  it.each(ROOM_IDS)('of room %i have whose turn it is in the room itself, never on its plate', (room) => {
    for (let count = 1; count <= 8; count++) {
      const { picture, here } = crowdIn(room, count)
      const [active] = here
      expect(active && standOf(picture, active).framed).toBeFalsy()
    }
  })

  /** How far the desk grows at its tallest, with advice open in a window of 1280 x 800, in units of the picture. */
  const UNDER_THE_DESK: Box = { x: 366, y: 650, width: 720, height: PICTURE_HEIGHT - 650 }

  it.each(ROOM_IDS)(
    'of room %i have a plate that lies in the sea, where no desk grows and nothing is written',
    (room) => {
      for (const active of ['here', 'elsewhere'] as const) {
        for (let count = 2; count <= 8; count++) {
          const { picture } = crowdIn(room, count, active)
          const plate = plateOf(picture, room)
          if (!plate) continue
          const { x, y, width, height } = plate.box
          expect(x).toBeGreaterThan(RAIL)
          expect(x + width).toBeLessThan(BOARD_WIDTH - RAIL)
          expect(y).toBeGreaterThan(RAIL)
          expect(y + height).toBeLessThan(PICTURE_HEIGHT)
          for (const taken of [...WRITTEN, UNDER_THE_DESK]) expect(overlaps(taken, plate.box)).toBe(false)
          for (const { left, right, top, bottom } of Object.values(ROOM_PLACES))
            expect(overlaps({ x: left, y: top, width: right - left, height: bottom - top }, plate.box)).toBe(false)
          for (const [at, cell] of plate.cells.entries()) {
            expect(overlaps(plate.box, { x: cell.x - CELL.width / 2, y: cell.y - CELL.height, ...CELL })).toBe(true)
            for (const other of plate.cells.slice(at + 1))
              expect(Math.abs(other.x - cell.x) >= CELL.width || Math.abs(other.y - cell.y) >= CELL.height).toBe(true)
          }
        }
      }
    },
  )

  it.each(ROOM_IDS)('of room %i have a pipe from their plate that ends in the room, clear of the desk', (room) => {
    const plate = plateOf(crowdIn(room, 8).picture, room)
    if (!plate) return
    const { left, right, top, bottom } = ROOM_PLACES[room]
    const tip = plate.pipe.at(-1)
    expect(tip && tip.x > left && tip.x < right && tip.y > top && tip.y < bottom).toBe(true)
    for (const { x, y } of plate.pipe) expect(x < UNDER_THE_DESK.x || y < UNDER_THE_DESK.y).toBe(true)
  })

  it.each(ROOM_IDS)(
    'of room %i have a plate that nothing on the time track lies on, wherever they are on it',
    (room) => {
      const { picture } = crowdIn(room, 7, 'elsewhere')
      const plate = plateOf(picture, room)
      if (!plate) return
      for (let minute = 0; minute <= FIRST_MINUTE; minute++) {
        const figures = picture.figures.map((figure, at) => ({ ...figure, minute: Math.max(0, minute - (at >> 2)) }))
        const tokens = Object.fromEntries(TOKEN_IDS.map((token, at) => [token, Math.max(1, minute - at)]))
        const { hung, tokens: plaques } = layTrack({ ...picture, figures, tokens }, null)
        const boxes = [...hung.map(({ covers }) => covers), ...Object.values(plaques).map(tokenBox)]
        expect(boxes.filter((box) => overlaps(box, plate.box))).toEqual([])
      }
    },
  )

  it('under the keel leaves whoever swims there a place beside its plate', () => {
    const { picture } = crowdIn(3, 7)
    const figures = picture.figures.map((figure) =>
      figure.place === 3 ? figure : { ...figure, place: 'sea' as const },
    )
    const swims = { ...picture, figures }
    const diver = figures.find(({ place }) => place === 'sea')
    const box = plateOf(swims, 3)?.box
    const at = diver && standOf(swims, diver)
    expect(at && box && (at.x < box.x || at.x > box.x + box.width)).toBe(true)
  })

  it('float in high water and stand in low', () => {
    const { rooms } = fromScenario({
      game: 'red-november',
      seed: 'a',
      rooms: { 5: { water: 'high' }, 7: { water: 'low' } },
    })
    const stand = standAt(5, 0, 1)
    expect(floatIn({ rooms }, 5, stand).y).toBeLessThan(stand.y)
    expect(floatIn({ rooms }, 7, stand)).toBe(stand)
    expect(floatIn({ rooms }, 'sea', stand)).toBe(stand)
  })

  it.each(ROOM_IDS)('that float in room %i hide no name and are hidden by none: hats stay below the plaque', (room) => {
    const { rooms } = fromScenario({ game: 'red-november', seed: 'a', rooms: { [room]: { water: 'high' } } })
    const { label, labelWidth, left, right, bottom } = ROOM_PLACES[room]
    const lines = right - left < 170 ? PLAQUE.twoLines : PLAQUE.oneLine
    for (let count = 1; count <= 4; count++) {
      for (let at = 0; at < count; at++) {
        const { x, y, scale } = floatIn({ rooms }, room, standAt(room, at, count))
        expect(y).toBeLessThan(bottom)
        const isBelow = y - HAT * scale >= label.y + lines - 0.01
        expect(isBelow || Math.abs(x - label.x) >= labelWidth / 2 + 30, `${at} of ${count}`).toBe(true)
      }
    }
  })

  it('become smaller when the room fills', () => {
    expect(standAt(3, 0, 4).scale).toBeLessThan(standAt(3, 0, 1).scale)
  })
})

describe('what is loudest', () => {
  const boat = (rest: object) => pictureOf(seen(fromScenario({ game: 'red-november', seed: 'loud', ...rest } as never)))

  it('is the token that strikes first, and no other (V9)', () => {
    expect(nextToken(boat({ tokens: { missiles: 13, kraken: 39, crushed: 32 } }))).toBe('kraken')
    expect(nextToken(boat({ tokens: {} }))).toBeNull()
  })

  it('is the track that has come furthest, once there is an alarm (B7)', () => {
    expect(loudestTracks(boat({ tracks: { asphyxiation: 9, heat: 8, pressure: 2 } }), 8)).toEqual(['asphyxiation'])
    expect(loudestTracks(boat({ tracks: { asphyxiation: 5, heat: 7, pressure: 2 } }), 8)).toEqual([])
  })
})

describe('the time track', () => {
  it('runs up the left, along the top and down the right without a gap', () => {
    for (let minute = 60; minute > 0; minute--) {
      const here = cellOf(minute)
      const next = cellOf(minute - 1)
      expect(Math.hypot(here.x - next.x, here.y - next.y)).toBeLessThan(55)
    }
    expect(cellOf(60)).toMatchObject({ side: 'left' })
    expect(cellOf(30)).toMatchObject({ side: 'top', x: 800 })
    expect(cellOf(0)).toMatchObject({ side: 'right' })
  })

  it('hangs things inward', () => {
    expect(hangAt(50, 20).x).toBeGreaterThan(cellOf(50).x)
    expect(hangAt(30, 20).y).toBeGreaterThan(cellOf(30).y)
    expect(hangAt(5, 20).x).toBeLessThan(cellOf(5).x)
  })

  it('hangs markers below the icon of an item, and a broad pile below those beside it (B6)', () => {
    const depth = (minute: number, count: number): number => hangMarkers([{ minute, count }], [35])[0]?.spots[0]?.y ?? 0
    expect(depth(35, 1)).toBeGreaterThan(depth(34, 1))
    expect(depth(34, 2)).toBeGreaterThan(depth(32, 2))
  })

  it('has the icons of items beside the numbers of their spaces, not over them (B6)', () => {
    const half = 14
    for (let minute = 1; minute <= 60; minute++) {
      const { x, y, side } = cellOf(minute)
      const crate = crateBox(minute)
      const number = { x: x - half, y: y - half, width: half * 2, height: side === 'top' ? half * 1.5 : half * 2 }
      expect(overlaps(crate, number), String(minute)).toBe(false)
    }
  })
})

describe('the window', () => {
  it.each([
    [1280, 720],
    [1280, 800],
    [1600, 1000],
    [2560, 1440],
    [3840, 2160],
  ])('of %i x %i holds the whole picture', (width, height) => {
    const { scale, x } = fitPicture(width, height)
    expect(x).toBeGreaterThanOrEqual(-0.001)
    expect(1600 * scale).toBeLessThanOrEqual(width + 0.001)
    expect(727 * scale).toBeLessThanOrEqual(height)
  })

  it('is the design at 1600 x 1000', () => {
    expect(fitPicture(1600, 1000)).toEqual({ scale: 1, x: 0, y: 0 })
  })
})

describe('around the corners and at the ends of the track', () => {
  it.each([46, 14])('a marker on %i lies on its own space, and hides no other number', (minute) => {
    const { x, y } = aloneAt(minute, [])
    expect({ x, y }).toEqual({ x: cellOf(minute).x, y: cellOf(minute).y })
  })

  it('one alone hangs right inside its space', () => {
    for (const minute of [59, 47, 45, 30, 15, 13, 1]) {
      const [one] = hangMarkers([{ minute, count: 1 }], [])
      expect(one?.aside, String(minute)).toBeCloseTo(0)
    }
  })
})
