import {
  type ActionKind,
  type Color,
  type EventId,
  FIX_JOBS,
  type FixJob,
  faceOf,
  type GameEvent,
  type GameEventType,
  handsAreSecret,
  type ItemId,
  type Place,
  type Position,
  type RollPurpose,
  type RoomId,
  seatOf,
  type TokenId,
  type TrackId,
} from '../../../engine/red-november/index.ts'
import type { Values } from '../../core/words/word-table.ts'
import type { LogKey } from './game/words.ts'
import type { Translate } from './index.ts'
import { hatchName, isDrink, itemList, type Names, placeKey } from './phrases.ts'

/** The picture in front of a line. */
export type LogIcon =
  | `action-${ActionKind}`
  | `event-${EventId}`
  | `item-${ItemId}`
  | `token-${TokenId}`
  | `track-${TrackId}`
  | 'arrival'
  | 'charm'
  | 'die'
  | 'faint'
  | 'fire'
  | 'hatch'
  | 'hatch-blocked'
  | 'items'
  | 'lost'
  | 'saved'
  | 'shuffle'
  | 'skull'
  | 'turn'
  | 'wake'
  | 'walk'
  | 'water'

/** A sentence of the log, not yet said: `t(line.key, line.values)`. */
export interface LogLine {
  readonly key: `game.log.${LogKey}`
  readonly values: Values
  readonly icon: LogIcon
  /** Whose badge stands beside it, and whose filter shows it. */
  readonly gnome: Color | null
}

/** Who reads the log, in which words. */
export interface LogReader {
  readonly t: Translate
  readonly names: Names
  /** O2, O6: may the reader know what this gnome holds? */
  readonly knows: (gnome: Color) => boolean
}

/** The log as one seat may read it, or nobody's seat; `everybody` is for games that are over. */
export function readerFor(
  state: Pick<Position, 'options' | 'people' | 'gnomes'>,
  seat: number | null | 'everybody',
  words: { readonly t: Translate; readonly names: Names },
): LogReader {
  const open = seat === 'everybody' || !handsAreSecret(state.options)
  return { ...words, knows: (gnome) => open || seatOf(state, gnome) === seat }
}

/** The sentence for what happened; null where other events tell it already. */
export const logLine = (event: GameEvent, reader: LogReader): LogLine | null => lineOf(event, reader)

/** A line as the reader sees it. */
export const sentence = ({ key, values }: LogLine, { t }: LogReader): string => t(key, values)

type EventOf = { readonly [T in GameEventType]: Extract<GameEvent, { readonly type: T }> }
type Lines = { readonly [T in GameEventType]: (event: EventOf[T], reader: LogReader) => LogLine | null }

function lineOf<T extends GameEventType>(event: EventOf[T], reader: LogReader): LogLine | null {
  const make: Lines[T] = LINES[event.type as T]
  return make(event, reader)
}

const line = (key: LogKey, icon: LogIcon, gnome: Color | null, values: Values = {}): LogLine => ({
  key: `game.log.${key}`,
  values,
  icon,
  gnome,
})
const silent = (): null => null

const inPlace = (place: Place, { t }: LogReader): string => t(`game.place.${placeKey(place)}.in`)

/** The items by name for those who may know them, by number for the others. */
const items = (list: readonly ItemId[], { t, knows }: LogReader, ...owners: readonly Color[]): string =>
  owners.some(knows) ? itemList(list, t) : t('game.count.items', { count: list.length })

const isFix = (action: ActionKind): action is FixJob => FIX_JOBS.some((job) => job === action)

const WATER = { none: 'water-none', low: 'water-low', high: 'water-high' } as const
const DRAWN = { stores: 'drawn-stores', cabin: 'drawn-cabin', icon: 'drawn-icon' } as const
const DISCARDED = {
  limit: 'dropped',
  overheated: 'overheated',
  death: 'lost-in-death',
  desertion: 'lost-in-desertion',
} as const
const ROLLED: Readonly<Record<RollPurpose, LogKey>> = {
  fix: 'rolled',
  fire: 'rolled-room',
  leak: 'rolled-room',
  block: 'rolled-room',
  'duel-attacker': 'rolled-duel',
  'duel-defender': 'rolled-duel',
  arrival: 'rolled-arrival',
}

const LINES: Lines = {
  'turn-began': ({ gnome, minute }, { names }) => line('turn-began', 'turn', gnome, { gnome: names(gnome), minute }),
  'phase-began': silent,
  woke: ({ gnome }, { names }) => line('woke', 'wake', gnome, { gnome: names(gnome) }),
  'time-spent': silent,
  'hatch-opened': ({ gnome, to }, { t, names }) =>
    line('hatch-opened', 'hatch', gnome, { gnome: names(gnome), to: t(`game.place.${placeKey(to)}.to`) }),
  'water-changed': ({ room, level }, reader) => line(WATER[level], 'water', null, { in: inPlace(room, reader) }),
  'fire-started': ({ room }, reader) => line('fire-started', 'fire', null, { in: inPlace(room, reader) }),
  'fire-out': ({ room, cause }, reader) =>
    cause === 'extinguish'
      ? line('fire-extinguished', 'action-extinguish', null, { in: inPlace(room, reader) })
      : line('fire-drowned', 'water', null, { in: inPlace(room, reader) }),
  entered: ({ gnome, to }, { t, names }) =>
    line('entered', 'walk', gnome, { gnome: names(gnome), into: t(`game.place.${placeKey(to)}.into`) }),
  stayed: ({ gnome }, { names }) => line('stayed', 'walk', gnome, { gnome: names(gnome) }),
  'item-played': ({ gnome, item }, { t, names }) =>
    line(isDrink(item) ? 'item-drunk' : 'item-played', `item-${item}`, gnome, {
      gnome: names(gnome),
      item: t(`game.item.${item}.one`),
    }),
  'intoxication-changed': ({ gnome, from, to }, { names }) =>
    line(to > from ? 'drunker' : 'soberer', to > from ? 'item-grog' : 'item-coffee', gnome, {
      gnome: names(gnome),
      from,
      to,
    }),
  'action-began': ({ gnome, action, minutes, target }, { names }) => {
    if (action === 'wait') return line('waited', 'action-wait', gnome, { gnome: names(gnome) })
    if (!isFix(action) || target === null) return null
    return line(`try-${action}`, `action-${action}`, gnome, { gnome: names(gnome), minutes, target })
  },
  'die-rolled': ({ purpose, gnome, face }, reader) => {
    const room = face as RoomId
    return line(ROLLED[purpose], 'die', gnome, {
      gnome: reader.names(gnome),
      face,
      place: reader.t(`game.place.${placeKey(room)}.name`),
      in: inPlace(room, reader),
    })
  },
  'fix-succeeded': ({ gnome, job }, { names }) => line(`done-${job}`, `action-${job}`, gnome, { gnome: names(gnome) }),
  'fix-failed': ({ gnome, job, tooLateFor }, { t, names }) =>
    tooLateFor
      ? line('too-late', `token-${tooLateFor}`, gnome, {
          gnome: names(gnome),
          token: t(`game.token.${tooLateFor}.name`),
        })
      : line(`failed-${job}`, `action-${job}`, gnome, { gnome: names(gnome) }),
  'hatch-unblocked': ({ hatch }) => line('hatch-unblocked', 'hatch', null, { hatch: hatchName(hatch) }),
  'hatch-blocked': ({ hatch }) => line('hatch-blocked', 'hatch-blocked', null, { hatch: hatchName(hatch) }),
  'track-moved': ({ track, from, to }, { t }) =>
    line(to > from ? 'track-up' : 'track-down', `track-${track}`, null, {
      track: t(`game.track.${track}.name`),
      from,
      to,
    }),
  'token-placed': ({ token, minute }, { t }) =>
    line('token-placed', `token-${token}`, null, { token: t(`game.token.${token}.name`), minute }),
  'token-removed': ({ token }, { t }) =>
    line('token-removed', `token-${token}`, null, { token: t(`game.token.${token}.name`) }),
  'token-struck': ({ token }, { t }) =>
    line('token-struck', `token-${token}`, null, { token: t(`game.token.${token}.name`) }),
  'items-drawn': ({ gnome, items: drawn, source }, reader) => {
    const who = reader.names(gnome)
    if (drawn.length === 0) return line('drawn-nothing', 'action-draw', gnome, { gnome: who })
    // The captain's grogs lie face up.
    const what = source === 'cabin' ? itemList(drawn, reader.t) : items(drawn, reader, gnome)
    return line(DRAWN[source], source === 'icon' ? 'items' : 'action-draw', gnome, { gnome: who, items: what })
  },
  'trade-offered': ({ gnome, partner, items: offer }, reader) => {
    const both = { gnome: reader.names(gnome), partner: reader.names(partner) }
    if (offer.length === 0) return line('trade-asked', 'action-trade', gnome, both)
    return line('trade-offered', 'action-trade', gnome, { ...both, items: items(offer, reader, gnome, partner) })
  },
  'trade-accepted': ({ gnome, partner, given, received }, reader) => {
    const both = { gnome: reader.names(gnome), partner: reader.names(partner) }
    const gift = { given: items(given, reader, gnome, partner) }
    const back = { received: items(received, reader, gnome, partner) }
    if (given.length === 0 && received.length === 0) return line('traded-nothing', 'action-trade', gnome, both)
    if (received.length === 0) return line('traded-given', 'action-trade', gnome, { ...both, ...gift })
    if (given.length === 0) return line('traded-received', 'action-trade', gnome, { ...both, ...back })
    return line('traded-both', 'action-trade', gnome, { ...both, ...gift, ...back })
  },
  'trade-refused': ({ gnome, partner }, { names }) =>
    line('trade-refused', 'action-trade', gnome, { gnome: names(gnome), partner: names(partner) }),
  attacked: ({ gnome, target }, { names }) =>
    line('attacked', 'action-attack', gnome, { gnome: names(gnome), target: names(target) }),
  defended: ({ gnome }, { names }) => line('defended', 'item-crowbar', gnome, { gnome: names(gnome) }),
  yielded: ({ gnome }, { names }) => line('yielded', 'action-attack', gnome, { gnome: names(gnome) }),
  'duel-decided': ({ winner, attack, defence }, { names }) =>
    line('duel-decided', 'action-attack', winner, { winner: names(winner), attack, defence }),
  'items-looted': ({ gnome, victim, items: loot }, reader) =>
    line('looted', 'items', gnome, {
      gnome: reader.names(gnome),
      victim: reader.names(victim),
      items: items(loot, reader, gnome, victim),
    }),
  // Discards lie face up.
  'items-discarded': ({ gnome, items: gone, cause }, { t, names }) =>
    line(DISCARDED[cause], cause === 'overheated' ? 'item-grog' : 'items', gnome, {
      gnome: names(gnome),
      items: itemList(gone, t),
    }),
  died: ({ gnome, place, cause }, reader) =>
    line(`died-${cause}`, 'skull', gnome, { gnome: reader.names(gnome), in: inPlace(place, reader) }),
  arrived: ({ gnome, room }, reader) =>
    line('arrived', 'arrival', gnome, { gnome: reader.names(gnome), in: inPlace(room, reader) }),
  deserted: ({ gnome }, { names }) => line('deserted', 'action-abandon', gnome, { gnome: names(gnome) }),
  'faint-checked': ({ gnome, card, fainted }, { names }) => {
    const key = fainted ? 'fainted' : card ? 'faint-passed' : 'faint-no-card'
    return line(key, 'faint', gnome, { gnome: names(gnome) })
  },
  'faint-check-cancelled': ({ gnome }, { names }) =>
    line('faint-cancelled', 'item-coffee', gnome, { gnome: names(gnome) }),
  'marker-moved': silent,
  'icon-ignored': ({ gnome, minute }, { names }) =>
    line('icon-ignored', 'charm', gnome, { gnome: names(gnome), minute }),
  'event-revealed': ({ card, minute }, { t }) => {
    const { event } = faceOf(card)
    return line('event-revealed', `event-${event}`, null, { event: t(`game.event.${event}.name`), minute })
  },
  'event-fizzled': ({ event, room }, reader) => {
    const name = reader.t(`game.event.${event}.name`)
    if (room === null) return line('fizzled', `event-${event}`, null, { event: name })
    return line('fizzled-room', `event-${event}`, null, { event: name, in: inPlace(room, reader) })
  },
  'pile-shuffled': ({ pile, kraken }) => {
    if (pile === 'items') return line('shuffled-items', 'shuffle', null)
    return line(kraken ? 'shuffled-kraken' : 'shuffled-events', 'shuffle', null)
  },
  // Who is asked what may be a secret; the answer is told.
  'choice-asked': silent,
  'turn-ended': silent,
  'game-ended': ({ outcome: { saved, cause } }, { t }) => {
    const key = saved ? 'saved' : 'lost'
    return line(key, key, null, { why: t(`game.end.${cause}.text`) })
  },
}
