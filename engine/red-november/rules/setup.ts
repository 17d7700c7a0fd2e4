import { without } from '../../shared/bundle.ts'
import { seedState } from '../../shared/random.ts'
import { ICONS, ROOM_IDS, TRACK_IDS, TRACK_START } from '../data/board.ts'
import { EVENT_BOX, KRAKEN } from '../data/events.ts'
import { COLORS, FIRST_ITEMS, GNOMES_EACH_FOR_TWO_PEOPLE, MAX_GNOMES, MIN_GNOMES, startMinute } from '../data/gnomes.ts'
import { CABIN_GROG, ITEM_IDS, ITEMS, type ItemId } from '../data/items.ts'
import { DEFAULT_OPTIONS } from '../data/options.ts'
import type { GameEvent } from '../model/event.ts'
import type { Condition, GameSetup, GameState, Gnome, Step } from '../model/state.ts'
import { Draft } from './draft.ts'
import { drawItems } from './piles.ts'
import { run } from './run.ts'
import { FIRST_TURN } from './steps.ts'
import { freshTurn, nextGnome } from './turn-order.ts'

/** A setup that the rules do not allow (S1). */
export class SetupError extends Error {
  readonly rule = 'S1'
  constructor(
    readonly code: 'setup/gnomes' | 'setup/colors' | 'setup/people',
    message: string,
  ) {
    super(message)
    this.name = 'SetupError'
  }
}

/** All 54 items of the box (C3). */
export const ITEM_BOX: readonly ItemId[] = ITEM_IDS.flatMap((item) => Array<ItemId>(ITEMS[item].count).fill(item))

export const record = <K extends PropertyKey, V>(keys: readonly K[], value: V): Record<K, V> =>
  Object.fromEntries(keys.map((key) => [key, value])) as Record<K, V>

/** S2: without the Kraken, and without the captain's grog. */
const FIRST_EVENTS = without(EVENT_BOX, KRAKEN)
const STORED_ITEMS = ITEM_BOX.slice(CABIN_GROG)

export interface Opening {
  readonly state: GameState
  readonly events: readonly GameEvent[]
}

/** S1-S3: a new game, up to the first decision. */
export const createGame = (setup: GameSetup): GameState => startGame(setup).state

/** The same, with what happened on the way (O4). */
export function startGame(setup: GameSetup): Opening {
  checkSetup(setup)
  const draft = new Draft(emptyTable(setup))
  const { state } = draft
  draft.stackEvents(draft.random.shuffled(FIRST_EVENTS))
  draft.stackItems(draft.random.shuffled(STORED_ITEMS))
  for (const { color } of state.gnomes) {
    draft.gnome(color).room = draft.rollRoom('arrival', color)
    draft.gnome(color).hand = drawItems(draft, FIRST_ITEMS)
  }
  state.stack = draft.random.shuffled(setup.gnomes)
  openGame(draft)
  return { state: draft.finish(), events: draft.events }
}

/** O4: opening disasters, then the first turn. */
export function openGame(d: Draft): void {
  d.plan(FIRST_TURN)
  const first = nextGnome(d.state)
  if (first && d.state.options.openingDisasters) {
    d.startTurn(freshTurn(d.state, first))
    d.turn.phase = 'updates'
    d.emit({ type: 'phase-began', phase: 'updates' })
    d.plan(d.state.gnomes.map((): Step => ({ step: 'opening-disaster' })))
  }
  run(d)
}

function checkSetup({ gnomes, people = gnomes.length }: GameSetup): void {
  if (gnomes.length < MIN_GNOMES || gnomes.length > MAX_GNOMES) {
    throw new SetupError('setup/gnomes', `${MIN_GNOMES} to ${MAX_GNOMES} gnomes, not ${gnomes.length}`)
  }
  if (new Set(gnomes).size !== gnomes.length || !gnomes.every((color) => COLORS.includes(color))) {
    throw new SetupError('setup/colors', `every gnome has a colour of its own: ${gnomes.join(', ')}`)
  }
  const fits =
    people === 1 || people === gnomes.length || (people === 2 && gnomes.length === 2 * GNOMES_EACH_FOR_TWO_PEOPLE)
  if (!fits) throw new SetupError('setup/people', `${people} people cannot play ${gnomes.length} gnomes`)
}

const ALL_DRY: GameState['rooms'] = record(ROOM_IDS, 'dry' as Condition)
const ALL_AT_START: GameState['tracks'] = record(TRACK_IDS, TRACK_START)

/** The board before anything is dealt or rolled. */
export function emptyTable(setup: GameSetup): GameState {
  return {
    seed: setup.seed,
    random: seedState(setup.seed),
    script: { dice: [], events: [], items: [] },
    options: { ...DEFAULT_OPTIONS, ...setup.options },
    people: setup.people ?? setup.gnomes.length,
    icons: ICONS,
    gnomes: setup.gnomes.map(
      (color): Gnome => ({
        color,
        room: 1,
        minute: startMinute(setup.gnomes.length, setup.fairStart ?? false),
        hand: [],
        intoxication: 0,
        fainted: false,
        status: 'alive',
        drewIn: null,
      }),
    ),
    stack: setup.gnomes,
    rooms: ALL_DRY,
    blocked: [],
    tracks: ALL_AT_START,
    tokens: {},
    cabinGrog: CABIN_GROG,
    krakenAside: true,
    eventPile: [],
    eventDiscards: [],
    removed: [],
    itemPile: [],
    itemDiscards: [],
    turn: null,
    agenda: [],
    pending: null,
    outcome: null,
  }
}
