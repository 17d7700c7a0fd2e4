import * as v from 'valibot'
import { MAX_SEED_LETTERS } from '../../shared/random.ts'
import { ACTION_KINDS, CARD_IDS, type CreatureId, cardsOfKind } from '../data/actions.ts'
import { ALL_GOLD, CLAN_CARDS, CLANS, GNOMES, ROLES } from '../data/gnomes.ts'
import { GOAL_IDS, PATH_IDS } from '../data/paths.ts'
import { MAX_PLAYERS } from '../data/setups.ts'
import { type CellId, isCellId, isSpaceId, type SpaceId } from '../model/place.ts'

const whole = (from: number, to: number) => v.pipe(v.number(), v.integer(), v.minValue(from), v.maxValue(to))

/** A list has no keys to refuse, so it is refused itself. */
const NoList = v.custom<object>((value) => !Array.isArray(value), 'Invalid type: Expected Object but received Array')

/** A record without other keys. */
const plain = <E extends v.ObjectEntries>(entries: E) =>
  v.pipe(
    v.custom<v.InferInput<v.StrictObjectSchema<E, undefined>>>(
      (value) => !Array.isArray(value),
      'Invalid type: Expected Object but received Array',
    ),
    v.strictObject(entries),
  )

const Gnome = v.picklist(GNOMES)
const Cell = v.custom<CellId>(isCellId, 'Expected a cell like "1,-2"')
const Space = v.custom<SpaceId>(isSpaceId, 'Expected a space like "1,-2.n"')
/** From either side. */
const Boundary = v.custom<string>(
  (value) => typeof value === 'string' && /\.[NESW]$/.test(value) && isCellId(value.slice(0, -2)),
  'Expected a boundary like "1,-2.E"',
)
/** A card by name, or an action card by its kind alone. */
const Card = v.picklist([...CARD_IDS, ...ACTION_KINDS])
const Cards = v.array(Card)
const Turned = v.optional(v.boolean())

const Player = plain({
  gnome: Gnome,
  role: v.optional(v.picklist(ROLES)),
  at: v.optional(v.nullable(Space)),
  hand: v.optional(Cards),
  gold: v.optional(whole(0, ALL_GOLD)),
  boots: v.optional(v.boolean()),
  axes: v.optional(whole(0, cardsOfKind('axe').length)),
  freshAxes: v.optional(whole(0, cardsOfKind('axe').length)),
  lying: v.optional(v.boolean()),
  stood: v.optional(v.boolean()),
  left: v.optional(v.boolean()),
  revealed: v.optional(v.boolean()),
  knows: v.optional(v.array(v.union([Gnome, Cell], 'Expected a cell or a gnome'))),
})

/** A record by cell. */
const byCell = <S extends v.GenericSchema>(schema: S) => v.pipe(NoList, v.record(Cell, schema))

const PathId = v.picklist(PATH_IDS)
const LaidCard = v.union([PathId, plain({ card: PathId, turned: Turned })], 'Expected a path card')
const GoalId = v.picklist(GOAL_IDS)
const LaidGoal = v.union(
  [GoalId, plain({ goal: GoalId, up: v.optional(v.boolean()), turned: Turned })],
  'Expected a goal',
)

const Web = plain({
  at: Boundary,
  shows: v.optional(v.picklist([1, 2])),
  card: v.optional(v.picklist([...cardsOfKind('web'), 'web'])),
  owner: Gnome,
})
const creature = (id: CreatureId) =>
  v.optional(plain({ at: Space, card: v.optional(v.picklist([...cardsOfKind(id), id])), owner: Gnome }))

/** A position as JSON. Everything has a default; the last group is written, and read only where it says nothing. */
export const ScenarioSchema = plain({
  game: v.optional(v.literal('dark-cave')),
  seed: v.optional(v.pipe(v.string(), v.maxLength(MAX_SEED_LETTERS))),
  clan: v.optional(v.nullable(v.picklist(CLANS))),
  first: v.optional(Gnome),
  players: v.optional(v.pipe(v.array(Player), v.minLength(2), v.maxLength(MAX_PLAYERS))),
  cards: v.optional(byCell(LaidCard)),
  nuggets: v.optional(v.array(Cell)),
  goals: v.optional(byCell(LaidGoal)),
  webs: v.optional(v.array(Web)),
  creatures: v.optional(plain({ rat: creature('rat'), lindworm: creature('lindworm'), goblin: creature('goblin') })),
  aside: v.optional(v.array(v.picklist(CLAN_CARDS))),
  firstOut: v.optional(v.nullable(Gnome)),
  deck: v.optional(plain({ I: v.optional(whole(0, 99)), II: v.optional(whole(0, 99)), III: v.optional(whole(0, 99)) })),
  active: v.optional(v.nullable(Gnome)),
  phase: v.optional(v.picklist(['play', 'creature', 'move', 'over'])),
  proposed: v.optional(v.boolean()),
  next: v.optional(plain({ cards: v.optional(Cards), losses: v.optional(Cards) })),
  stepsLeft: v.optional(v.nullable(v.number())),
  skipped: v.optional(v.array(Gnome)),
  pending: v.optional(v.nullable(v.unknown())),
  outcome: v.optional(v.nullable(v.unknown())),
  events: v.optional(v.array(v.unknown())),
})

export type ScenarioInput = v.InferInput<typeof ScenarioSchema>
export type PlayerInput = v.InferInput<typeof Player>
export type CardName = v.InferInput<typeof Card>
