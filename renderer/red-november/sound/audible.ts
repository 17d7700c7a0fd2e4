import type {
  Cause,
  Color,
  Condition,
  GameEvent,
  PlayerView,
  RoomId,
  SeenGnome,
  TokenId,
  TrackId,
} from '../../../engine/red-november/index.ts'
import { RESCUE, ROOM_IDS, TRACK_END, TRACK_START } from '../../../engine/red-november/index.ts'

/** What of a game can be heard: enough to say which loops run. */
export interface Audible {
  readonly rooms: Readonly<Record<RoomId, Condition>>
  readonly tracks: Readonly<Record<TrackId, number>>
  readonly tokens: Readonly<Partial<Record<TokenId, number>>>
  /** Where every time keeper stands or last stood. */
  readonly minutes: Readonly<Partial<Record<Color, number>>>
  readonly aboard: readonly Color[]
  readonly asleep: readonly Color[]
  /** How it ended, if it has. */
  readonly end: Cause | null
}

/** What anybody may see, and so hear. */
type Seen = Pick<PlayerView, 'rooms' | 'tracks' | 'tokens' | 'outcome'> & {
  readonly gnomes: readonly Omit<SeenGnome, 'hand' | 'handSize'>[]
}

export function hear({ rooms, tracks, tokens, gnomes, outcome }: Seen): Audible {
  const alive = gnomes.filter(({ status }) => status === 'alive')
  return {
    rooms,
    tracks,
    tokens,
    minutes: Object.fromEntries(gnomes.map(({ color, minute }) => [color, minute])),
    aboard: alive.map(({ color }) => color),
    asleep: alive.filter(({ fainted }) => fainted).map(({ color }) => color),
    end: outcome?.cause ?? null,
  }
}

const without = (list: readonly Color[], color: Color): readonly Color[] => list.filter((other) => other !== color)
const withOne = (list: readonly Color[], color: Color): readonly Color[] => [...without(list, color), color]

/** What is heard once this has happened: the loops follow the events, not only the state after them. */
export function after(heard: Audible, event: GameEvent): Audible {
  const { rooms, tracks, tokens, minutes, aboard, asleep } = heard
  switch (event.type) {
    case 'water-changed':
      return { ...heard, rooms: { ...rooms, [event.room]: event.level === 'none' ? 'dry' : event.level } }
    case 'fire-started':
      return { ...heard, rooms: { ...rooms, [event.room]: 'burning' } }
    case 'fire-out':
      // Water may have come first: then it stays.
      return rooms[event.room] === 'burning' ? { ...heard, rooms: { ...rooms, [event.room]: 'dry' } } : heard
    case 'track-moved':
      return { ...heard, tracks: { ...tracks, [event.track]: event.to } }
    case 'token-placed':
      return { ...heard, tokens: { ...tokens, [event.token]: event.minute } }
    case 'token-removed': {
      const { [event.token]: _, ...left } = tokens
      return { ...heard, tokens: left }
    }
    case 'marker-moved':
      return { ...heard, minutes: { ...minutes, [event.gnome]: event.to } }
    case 'faint-checked':
      return event.fainted ? { ...heard, asleep: withOne(asleep, event.gnome) } : heard
    case 'woke':
      return { ...heard, asleep: without(asleep, event.gnome) }
    case 'died':
    case 'deserted':
      return { ...heard, aboard: without(aboard, event.gnome), asleep: without(asleep, event.gnome) }
    case 'arrived':
      return { ...heard, aboard: withOne(aboard, event.gnome) }
    case 'game-ended':
      return { ...heard, end: event.outcome.cause }
    default:
      return heard
  }
}

/** The minute of the rearmost gnome: the one that tokens wait for. */
export const minuteOf = ({ aboard, minutes }: Audible): number =>
  Math.max(RESCUE, ...aboard.map((color) => minutes[color] ?? RESCUE))

/** From 0, far away, to 1, here. */
export function closeness(heard: Audible, token: TokenId, horizon = 15): number {
  const space = heard.tokens[token]
  if (space === undefined) return 0
  return Math.min(1, Math.max(0, 1 - (minuteOf(heard) - space) / horizon))
}

export const roomsThat = (heard: Audible, ...conditions: readonly Condition[]): number =>
  ROOM_IDS.filter((room) => conditions.includes(heard.rooms[room])).length

/** From 0, a pleasant voyage, to 1, the last words. */
export function danger(heard: Audible): number {
  const track = (Math.max(...Object.values(heard.tracks)) - TRACK_START) / (TRACK_END - 1 - TRACK_START)
  const tokens = Object.keys(heard.tokens) as readonly TokenId[]
  const token = Math.max(0, ...tokens.map((id) => 0.35 + 0.65 * closeness(heard, id)))
  const fires = roomsThat(heard, 'burning') * 0.09
  const water = roomsThat(heard, 'high') * 0.06 + roomsThat(heard, 'low') * 0.02
  return Math.min(1, Math.max(track * 0.9, token) + fires + water)
}
