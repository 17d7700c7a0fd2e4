import { describe, expect, it } from 'vitest'
import {
  AIRLOCKS,
  DIE_FACES,
  DOORWAYS,
  FIRST_MINUTE,
  HATCHES,
  hatchBetween,
  ICONS,
  RESCUE,
  RESET_STARS,
  ROOM_IDS,
  ROOMS,
  type RoomId,
  roomsOf,
  SHAPE,
  START_MINUTE,
  TRACK_END,
  TRACK_IDS,
  TRACK_START,
  TRACKS,
  type TrackId,
} from '../../../../engine/red-november/index.ts'
import { gnome, happened, play, set } from '../table.ts'

/** The pairs of rooms that touch in the drawing, lower room first. */
function wallsOf(shape: typeof SHAPE): readonly string[] {
  const walls = new Set<string>()
  shape.forEach((row, deck) => {
    row.forEach((room, column) => {
      for (const other of [row[column + 1], shape[deck + 1]?.[column]]) {
        if (!room || !other || room === other) continue
        walls.add(room < other ? `${room}-${other}` : `${other}-${room}`)
      }
    })
  })
  return [...walls].sort()
}

describe('the rooms', () => {
  it('there are ten rooms, each with its name (B1)', () => {
    expect(ROOMS).toEqual({
      1: 'engine-room',
      2: 'oxygen-pumps',
      3: 'aft-airlock',
      4: 'reactor-room',
      5: 'mess',
      6: 'conning-tower',
      7: 'missile-control',
      8: 'equipment-stores',
      9: 'forward-airlock',
      10: 'captains-cabin',
    })
    expect(ROOM_IDS).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  })
})

describe('the hatches', () => {
  it('there are exactly fifteen interior hatches (B2)', () => {
    expect(HATCHES).toHaveLength(15)
    expect(new Set(HATCHES).size).toBe(15)
    expect(HATCHES.join(' ')).toBe('1-2 1-3 2-3 2-4 2-5 3-4 4-5 5-6 5-7 5-8 7-8 7-9 8-9 8-10 9-10')
  })

  it('a hatch joins the two rooms it is named after, the lower one first (B2)', () => {
    expect(roomsOf('1-2')).toEqual([1, 2])
    expect(roomsOf('8-10')).toEqual([8, 10])
    for (const hatch of HATCHES) {
      const [a, b] = roomsOf(hatch)
      expect(a).toBeLessThan(b)
      expect(`${a}-${b}`).toBe(hatch)
    }
  })

  it('every hatch can be found from both of its rooms and from no other (B2)', () => {
    for (const a of ROOM_IDS) {
      for (const b of ROOM_IDS) {
        const name = a < b ? `${a}-${b}` : `${b}-${a}`
        const known = HATCHES.find((hatch) => hatch === name) ?? null
        expect(hatchBetween(a, b)).toBe(known)
        expect(hatchBetween(b, a)).toBe(known)
        expect(DOORWAYS[a].filter(({ to }) => to === b)).toEqual(known ? [{ hatch: known, to: b }] : [])
      }
    }
  })

  it('each room knows its neighbours (B2)', () => {
    const neighbours = Object.fromEntries(ROOM_IDS.map((room) => [room, DOORWAYS[room].map(({ to }) => to)]))
    expect(neighbours).toEqual({
      1: [2, 3],
      2: [1, 3, 4, 5],
      3: [1, 2, 4],
      4: [2, 3, 5],
      5: [2, 4, 6, 7, 8],
      6: [5],
      7: [5, 8, 9],
      8: [5, 7, 9, 10],
      9: [7, 8, 10],
      10: [8, 9],
    })
  })

  it('the rooms 3, 6 and 9 open on the sea (B3)', () => {
    expect(AIRLOCKS).toEqual([3, 6, 9])
  })

  it('no exterior hatch is among those that can be blocked (B3)', () => {
    expect(HATCHES.filter((hatch) => !/^\d+-\d+$/.test(hatch))).toEqual([])
  })
})

describe('the shape', () => {
  const column = (at: number) => SHAPE.map((row) => row[at])

  it('has two decks under the conning tower, stern at the left and bow at the right (B4)', () => {
    expect(SHAPE).toHaveLength(3)
    const [tower, upper, lower] = SHAPE
    expect(tower).toEqual([null, null, null, 6, null, null, null])
    expect(upper).toEqual([1, 2, 2, 5, 8, 8, 10])
    expect(lower).toEqual([1, 3, 4, 5, 7, 9, 10])
  })

  it('1, 5 and 10 span both decks, 2 and 8 are of double width, 6 sits on top of 5 (B4)', () => {
    expect(column(0)).toEqual([null, 1, 1])
    expect(column(3)).toEqual([6, 5, 5])
    expect(column(6)).toEqual([null, 10, 10])
    expect(SHAPE[1]?.filter((room) => room === 2)).toHaveLength(2)
    expect(SHAPE[1]?.filter((room) => room === 8)).toHaveLength(2)
  })

  it('every room is drawn (B4)', () => {
    const drawn = new Set(SHAPE.flat().filter((room): room is RoomId => room !== null))
    expect([...drawn].sort((a, b) => a - b)).toEqual(ROOM_IDS)
  })

  it('every pair of rooms that share a wall has a hatch, and no other pair has (B4)', () => {
    expect(wallsOf(SHAPE)).toEqual([...HATCHES].sort())
  })
})

describe('the time track', () => {
  it('runs from 60 down to 0 (B5)', () => {
    expect(FIRST_MINUTE).toBe(60)
    expect(RESCUE).toBe(0)
  })

  it('three to five gnomes start at 60, six at 50, seven at 45, eight at 40 (B5)', () => {
    expect([3, 4, 5, 6, 7, 8].map((gnomes) => START_MINUTE[gnomes])).toEqual([60, 60, 60, 50, 45, 40])
  })

  it('has an event on every multiple of 3 from 57 to 3 (B6)', () => {
    const multiples = Array.from({ length: 60 }, (_, minute) => minute).filter(
      (minute) => minute > 0 && minute % 3 === 0,
    )
    expect([...ICONS.events].sort((a, b) => a - b)).toEqual(multiples)
    expect(ICONS.events).toHaveLength(19)
    expect(Math.max(...ICONS.events)).toBe(57)
    expect(Math.min(...ICONS.events)).toBe(3)
  })

  it('has an item on 55, 45, 35, 25, 15 and 5 (B6)', () => {
    expect(ICONS.items).toEqual([55, 45, 35, 25, 15, 5])
  })

  it('a marker from 40 to 19 meets seven events and two items (B6)', () => {
    const met = (icons: readonly number[]) => icons.filter((minute) => minute < 40 && minute >= 19)
    expect(met(ICONS.events)).toHaveLength(7)
    expect(met(ICONS.items)).toHaveLength(2)
  })

  it('45 has an event, and more than one space has both icons (B6)', () => {
    expect(ICONS.events).toContain(45)
    expect(ICONS.events.filter((minute) => ICONS.items.includes(minute))).toEqual([45, 15])
  })
})

describe('the disaster tracks and the die', () => {
  it('asphyxiation is fixed in 2, heat in 4, pressure in 1 (B7)', () => {
    expect(TRACKS).toEqual({
      asphyxiation: { system: 'pumps', room: 2 },
      heat: { system: 'reactor', room: 4 },
      pressure: { system: 'engine', room: 1 },
    })
    expect([...TRACK_IDS].sort()).toEqual(Object.keys(TRACKS).sort())
  })

  it('a track has ten spaces, begins on 1 and has its stars on 1 and 5 (B7)', () => {
    expect(TRACK_START).toBe(1)
    expect(TRACK_END).toBe(10)
    expect(RESET_STARS).toEqual([1, 5])
  })

  it('the die has ten faces, one for each room (B8)', () => {
    expect(DIE_FACES).toBe(10)
    expect(ROOM_IDS).toHaveLength(DIE_FACES)
  })
})

describe('the board in play', () => {
  /** Red in the tower spends two minutes and meets this event, a respite and an item. */
  const met = (event: string, tracks: Partial<Record<TrackId, number>>, dice: number[]) =>
    play(
      set({
        gnomes: [{ color: 'red', room: 6 }],
        tracks,
        icons: { events: [59, 58], items: [58] },
        next: { events: [event, 'respite'], items: ['coffee'], dice },
      }),
      'open 5',
      'wait',
    )

  it.each([
    ['pressure', 'descent'],
    ['heat', 'reactor-warms-up'],
    ['asphyxiation', 'fire'],
  ] as const)('%s on 10 loses the game at once, on 9 it does not (B7)', (track, event) => {
    const lost = met(event, { [track]: 9 }, [1])
    expect(lost.state.outcome).toEqual({ saved: false, cause: track, winners: [] })
    expect(lost.state.tracks[track]).toBe(10)
    expect(happened(lost, 'event-revealed')).toHaveLength(1)
    expect(happened(lost, 'items-drawn')).toEqual([])
    expect(gnome(lost, 'red').minute).toBe(59)
    expect(lost.state.turn).toBeNull()
    const saved = met(event, { [track]: 8 }, [1])
    expect(saved.state.outcome).toBeNull()
    expect(saved.state.tracks[track]).toBe(9)
    expect(happened(saved, 'event-revealed')).toHaveLength(2)
  })

  it('a step of two stops on 10 (B7)', () => {
    expect(met('fast-descent', { pressure: 9 }, []).state.tracks.pressure).toBe(10)
  })

  it.each(ROOM_IDS)('the face %i of the die is the room of that number (B8)', (room) => {
    const table = met('leak', {}, [room])
    expect(happened(table, 'die-rolled').at(-1)).toEqual({
      type: 'die-rolled',
      purpose: 'leak',
      gnome: 'red',
      face: room,
    })
    expect(happened(table, 'water-changed')).toMatchObject([{ room, level: 'high' }])
  })
})
