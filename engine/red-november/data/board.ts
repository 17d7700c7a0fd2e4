/** The submarine as printed on the board (B1-B8). */

export const ROOMS = {
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
} as const

export type RoomId = keyof typeof ROOMS
export const ROOM_IDS: readonly RoomId[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

/** Where a gnome can be. The sea is no room (A5). */
export type Place = RoomId | 'sea'

/** B4: stern at the left, bow at the right. Rooms that share a wall here have a hatch, and no others. */
export const SHAPE: readonly (readonly (RoomId | null)[])[] = [
  [null, null, null, 6, null, null, null],
  [1, 2, 2, 5, 8, 8, 10],
  [1, 3, 4, 5, 7, 9, 10],
]

/** B2: the fifteen interior hatches, lower room first. */
export const HATCHES = [
  '1-2',
  '1-3',
  '2-3',
  '2-4',
  '2-5',
  '3-4',
  '4-5',
  '5-6',
  '5-7',
  '5-8',
  '7-8',
  '7-9',
  '8-9',
  '8-10',
  '9-10',
] as const

export type HatchId = (typeof HATCHES)[number]

/** B3: rooms with a hatch to the sea. */
export const AIRLOCKS: readonly RoomId[] = [3, 6, 9]

export interface Doorway {
  readonly hatch: HatchId
  readonly to: RoomId
}

const JOINED = new Map(
  HATCHES.map((hatch) => {
    const [a, b] = hatch.split('-').map(Number)
    return [hatch, [a as RoomId, b as RoomId] as const] as const
  }),
)

/** The two rooms a hatch joins. */
export const roomsOf = (hatch: HatchId): readonly [RoomId, RoomId] => JOINED.get(hatch) as readonly [RoomId, RoomId]

/** The interior hatches of each room and where they lead. */
export const DOORWAYS: Readonly<Record<RoomId, readonly Doorway[]>> = byRoom((room) =>
  HATCHES.flatMap((hatch) => {
    const [a, b] = roomsOf(hatch)
    if (a === room) return [{ hatch, to: b }]
    return b === room ? [{ hatch, to: a }] : []
  }),
)

const BETWEEN = byRoom((room) => byRoom((other) => DOORWAYS[room].find(({ to }) => to === other)?.hatch ?? null))

/** The hatch between two rooms, if they share a wall. */
export const hatchBetween = (a: RoomId, b: RoomId): HatchId | null => BETWEEN[a][b]

function byRoom<T>(make: (room: RoomId) => T): Readonly<Record<RoomId, T>> {
  return Object.fromEntries(ROOM_IDS.map((room) => [room, make(room)])) as Record<RoomId, T>
}

/** B5 */
export const FIRST_MINUTE = 60
export const RESCUE = 0

export interface Icons {
  readonly events: readonly number[]
  readonly items: readonly number[]
}

/** B6: the icons of the time track. */
export const ICONS: Icons = {
  events: [57, 54, 51, 48, 45, 42, 39, 36, 33, 30, 27, 24, 21, 18, 15, 12, 9, 6, 3],
  items: [55, 45, 35, 25, 15, 5],
}

/** B7: the disaster tracks, the system that feeds each of them and the room where it is fixed. */
export const TRACKS = {
  asphyxiation: { system: 'pumps', room: 2 },
  heat: { system: 'reactor', room: 4 },
  pressure: { system: 'engine', room: 1 },
} as const

export type TrackId = keyof typeof TRACKS
export const TRACK_IDS: readonly TrackId[] = ['asphyxiation', 'heat', 'pressure']
export const TRACK_START = 1
export const TRACK_END = 10
export const RESET_STARS: readonly number[] = [1, 5]

/** B8 */
export const DIE_FACES = 10
