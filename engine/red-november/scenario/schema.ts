import * as v from 'valibot'
import { MAX_SEED_LETTERS } from '../../shared/random.ts'
import { HATCHES, ROOM_IDS, TRACK_IDS } from '../data/board.ts'
import { EVENT_IDS, EVENTS, type EventData, isCard } from '../data/events.ts'
import { CABIN, STORES } from '../data/fixits.ts'
import { COLORS, MAX_GNOMES, MAX_INTOXICATION } from '../data/gnomes.ts'
import { CABIN_GROG, ITEM_IDS } from '../data/items.ts'
import { OPTION_IDS } from '../data/options.ts'
import { TOKEN_IDS } from '../data/tokens.ts'
import type { PendingKind } from '../model/state.ts'

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** A record without other keys. A list has no keys to refuse, so it is refused itself. */
const plain = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.custom<v.InferInput<v.StrictObjectSchema<E, undefined>>>(
      (value) => !Array.isArray(value),
      'Invalid type: Expected Object but received Array',
    ),
    v.strictObject(entries),
  )
const each = <K extends string, S extends v.GenericSchema>(keys: readonly K[], schema: S) =>
  plain(Object.fromEntries(keys.map((key) => [key, v.optional(schema)])) as Record<K, v.OptionalSchema<S, undefined>>)

const Color = v.picklist(COLORS)
const Item = v.picklist(ITEM_IDS)
const Items = v.array(Item)
const Hatch = v.picklist(HATCHES)
const Room = v.picklist(ROOM_IDS)
const Place = v.union([Room, v.literal('sea')], 'Expected a room number from 1 to 10 or "sea"')
const Card = v.pipe(
  v.string(),
  v.check((text) => isCard(text) || (EVENT_IDS as readonly string[]).includes(text), 'No such event card'),
)
const Cards = v.array(Card)
const Minute = whole(0, 60)
const IconSpace = whole(1, 59)

const Gnome = v.strictObject({
  color: Color,
  room: v.optional(Place),
  minute: v.optional(Minute),
  hand: v.optional(Items),
  intoxication: v.optional(whole(0, MAX_INTOXICATION)),
  fainted: v.optional(v.boolean()),
  status: v.optional(v.picklist(['alive', 'dead', 'deserted'])),
  drewIn: v.optional(v.nullable(v.picklist([STORES, CABIN]))),
})

const RoomCondition = plain({
  fire: v.optional(v.boolean()),
  water: v.optional(v.picklist(['low', 'high'])),
})

const who = { who: Color }
const FullPending = v.variant('kind', [
  v.strictObject({ kind: v.literal('trade-answer'), ...who, from: Color, offer: Items }),
  v.strictObject({ kind: v.literal('defend'), ...who, from: Color }),
  v.strictObject({ kind: v.literal('spread-room'), ...who, rooms: v.array(Room) }),
  v.strictObject({ kind: v.literal('block-hatch'), ...who, room: Room, hatches: v.array(Hatch) }),
  v.strictObject({ kind: v.literal('discard'), ...who, limit: whole(0, 4) }),
  v.strictObject({ kind: v.literal('coffee'), ...who }),
  v.strictObject({ kind: v.literal('lucky-charm'), ...who }),
])

const PENDING_KINDS = [
  'trade-answer',
  'defend',
  'spread-room',
  'block-hatch',
  'discard',
  'coffee',
  'lucky-charm',
] as const satisfies readonly PendingKind[]

const EffectStep = v.pipe(
  v.strictObject({ step: v.literal('effect'), event: v.picklist(EVENT_IDS), at: whole(0, 2) }),
  v.check(({ event, at }) => at < (EVENTS[event] as EventData).effects.length, 'The card has no such effect'),
)
const Step = v.union([
  EffectStep,
  v.strictObject({ step: v.literal('discard'), ...who, limit: whole(0, 4) }),
  v.strictObject({
    step: v.picklist([
      'offer-coffee',
      'faint-check',
      'begin-updates',
      'offer-charm',
      'advance',
      'event-icon',
      'item-icon',
      'end-turn',
      'opening-disaster',
      'first-turn',
    ]),
  }),
])

/** What a turn in progress needs beyond phase, active and ghost. */
const TurnDetails = v.strictObject({
  startedInSea: v.boolean(),
  played: Items,
  hatch: v.nullable(Place),
  escapeHatchUsed: v.boolean(),
  ignores: whole(0, 60),
  cardRevealed: v.boolean(),
  newcomer: v.boolean(),
  agenda: v.array(Step),
  pending: v.nullable(FullPending),
})

/** A position as JSON. Everything has a default; the last group is written and can be read back. */
export const ScenarioSchema = plain({
  game: v.optional(v.literal('red-november')),
  seed: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEED_LETTERS))),
  options: v.optional(each(OPTION_IDS, v.boolean())),
  gnomes: v.optional(v.pipe(v.array(Gnome), v.minLength(1), v.maxLength(MAX_GNOMES))),
  people: v.optional(whole(1, MAX_GNOMES)),
  order: v.optional(v.array(Color)),
  rooms: v.optional(each(ROOM_IDS.map(String), RoomCondition)),
  blocked: v.optional(v.array(Hatch)),
  tracks: v.optional(each(TRACK_IDS, whole(1, 10))),
  tokens: v.optional(each(TOKEN_IDS, Minute)),
  cabinGrog: v.optional(whole(0, CABIN_GROG)),
  krakenAside: v.optional(v.boolean()),
  icons: v.optional(plain({ events: v.optional(v.array(IconSpace)), items: v.optional(v.array(IconSpace)) })),
  discards: v.optional(plain({ events: v.optional(Cards), items: v.optional(Items) })),
  removed: v.optional(Cards),
  next: v.optional(
    plain({
      dice: v.optional(v.array(whole(1, 10))),
      events: v.optional(Cards),
      items: v.optional(Items),
    }),
  ),
  phase: v.optional(v.picklist(['movement', 'action', 'escape', 'faint', 'updates', 'over'])),
  active: v.optional(v.nullable(Color)),
  ghost: v.optional(v.nullable(Minute)),
  pending: v.optional(v.nullable(v.strictObject({ kind: v.picklist(PENDING_KINDS), ...who }))),
  outcome: v.optional(v.nullable(v.strictObject({ saved: v.boolean(), cause: v.string(), winners: v.array(Color) }))),
  events: v.optional(v.array(v.unknown())),
  turn: v.optional(TurnDetails),
})

export type ScenarioInput = v.InferOutput<typeof ScenarioSchema>
export type GnomeInput = v.InferOutput<typeof Gnome>
export type TurnDetails = v.InferOutput<typeof TurnDetails>
