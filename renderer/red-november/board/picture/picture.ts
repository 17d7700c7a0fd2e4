import {
  type Clock,
  type Color,
  type Condition,
  clockOf,
  HATCHES,
  type HatchId,
  type Icons,
  type ItemId,
  type Outcome,
  type Place,
  type PlayerView,
  type RoomId,
  roomsOf,
  type SeenGnome,
  type Timed,
  TOKEN_IDS,
  type TokenId,
  TRACK_IDS,
  type TrackId,
} from '../../../../engine/red-november/index.ts'

/** A gnome as it stands on the board. */
export interface Figure {
  readonly color: Color
  readonly place: Place
  readonly minute: number
  readonly intoxication: number
  readonly fainted: boolean
  /** Whoever is coming sits in a locker, and no die has said yet in which room. */
  readonly status: 'alive' | 'dead' | 'deserted' | 'coming'
  /** What it has taken in hand this turn, where one sees it. */
  readonly tool: Tool | null
}

/** Items that are carried openly once they were played. */
export type Tool = Extract<ItemId, 'extinguisher' | 'aqualung'>

export const isTool = (item: ItemId): item is Tool => item === 'extinguisher' || item === 'aqualung'

/** What the board shows of a game: no more than anybody at the table may see. */
export interface Picture {
  readonly figures: readonly Figure[]
  readonly stack: readonly Color[]
  readonly rooms: Readonly<Record<RoomId, Condition>>
  readonly blocked: readonly HatchId[]
  readonly tracks: Readonly<Record<TrackId, number>>
  readonly tokens: Readonly<Partial<Record<TokenId, number>>>
  readonly cabinGrog: number
  readonly icons: Icons
  /** The time aboard; none once it is over. */
  readonly clock: Clock | null
  /** M1: where the hatch leads that the active gnome holds open. */
  readonly opened: Place | null
  readonly outcome: Outcome | null
  /** O1: a new gnome takes over the marker of a dead one. */
  readonly newcomers: boolean
}

type SeenFigure = Pick<SeenGnome, 'color' | 'room' | 'minute' | 'intoxication' | 'fainted' | 'status'>

/** What of a game the board draws: every seat's view has it, and so has the state itself. */
export interface Seen
  extends Pick<PlayerView, 'stack' | 'rooms' | 'blocked' | 'tracks' | 'tokens' | 'cabinGrog' | 'icons' | 'outcome'> {
  readonly gnomes: readonly SeenFigure[]
  readonly turn: PlayerView['turn']
  readonly pending: Timed['pending']
  readonly options: Pick<PlayerView['options'], 'slowerDeath'>
}

export function pictureOf(seen: Seen): Picture {
  const inHand = seen.turn?.played.findLast(isTool) ?? null
  return {
    figures: seen.gnomes.map(({ color, room, minute, intoxication, fainted, status }) => ({
      color,
      place: room,
      minute,
      intoxication,
      fainted,
      status,
      tool: color === seen.turn?.active ? inHand : null,
    })),
    stack: seen.stack,
    rooms: seen.rooms,
    blocked: seen.blocked,
    tracks: seen.tracks,
    tokens: seen.tokens,
    cabinGrog: seen.cabinGrog,
    icons: seen.icons,
    clock: clockOf(seen),
    opened: seen.turn?.hatch ?? null,
    outcome: seen.outcome,
    newcomers: seen.options.slowerDeath,
  }
}

/** Before the crew is rolled for: nobody knows where they will climb out. */
export const inLockers = (picture: Picture): Picture => ({
  ...picture,
  figures: picture.figures.map((figure) => ({ ...figure, status: 'coming' })),
})

export const figureOf = (picture: Picture, color: Color): Figure | undefined =>
  picture.figures.find((figure) => figure.color === color)

/** Whoever's turn it is. */
export const activeFigure = (picture: Picture): Figure | undefined =>
  picture.clock ? figureOf(picture, picture.clock.active) : undefined

/** Where the active marker will stand: what is spent already, or what the previewed action would cost; null where it stays. */
export function ghostOf(picture: Picture, preview: number | null): number | null {
  const active = activeFigure(picture)
  const ghost = preview ?? picture.clock?.ghost ?? null
  return active !== undefined && ghost !== null && ghost < active.minute ? ghost : null
}

/** Who can be seen in a place, in seat order. */
export const figuresAt = (picture: Picture, place: Place): readonly Figure[] =>
  picture.figures.filter((figure) => figure.status === 'alive' && figure.place === place)

/** T1: markers on a space, the one on top first. */
export const markersAt = (picture: Picture, minute: number): readonly Color[] =>
  picture.stack.filter((color) => figureOf(picture, color)?.minute === minute)

/** Most minutes left: what lies before it, everybody has passed. */
export const rearmost = (picture: Picture): number =>
  Math.max(0, ...picture.stack.map((color) => figureOf(picture, color)?.minute ?? 0))

/** V9: the token that strikes before all others. */
export const nextToken = ({ tokens }: Picture): TokenId | null =>
  TOKEN_IDS.filter((token) => tokens[token] !== undefined).toSorted((a, b) => (tokens[b] ?? 0) - (tokens[a] ?? 0))[0] ??
  null

/** B7: the tracks that have come furthest, once one of them is an alarm. */
export function loudestTracks({ tracks }: Picture, alarm: number): readonly TrackId[] {
  const worst = Math.max(...Object.values(tracks))
  return worst < alarm ? [] : TRACK_IDS.filter((track) => tracks[track] === worst)
}

/** V3: through which hatch a fire came into a room: from the first neighbour that burns. */
export const wayOfFire = (picture: Picture, room: RoomId): HatchId | null =>
  HATCHES.find((hatch) => {
    const rooms = roomsOf(hatch)
    const other = rooms[0] === room ? rooms[1] : rooms[1] === room ? rooms[0] : null
    return other !== null && picture.rooms[other] === 'burning'
  }) ?? null
