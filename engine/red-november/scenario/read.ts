import { without } from '../../shared/bundle.ts'
import { parseJson, readShape } from '../../shared/scenario.ts'
import { FIRST_MINUTE, ICONS, ROOM_IDS, TRACK_END, TRACK_IDS, TRACK_START } from '../data/board.ts'
import { KRAKEN } from '../data/events.ts'
import { COLORS, type Color, FIRST_ITEMS, MIN_GNOMES, PEOPLE_FOR_DESERTION, START_MINUTE } from '../data/gnomes.ts'
import { CABIN_GROG } from '../data/items.ts'
import { DEFAULT_OPTIONS, type Options } from '../data/options.ts'
import type { Condition, GameState, Gnome } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { finishGame, judge } from '../rules/ending.ts'
import { isAlive } from '../rules/query.ts'
import { createGame, emptyTable, record } from '../rules/setup.ts'
import { beginNextTurn } from '../rules/turn-order.ts'
import { Box } from './box.ts'
import { ScenarioError } from './error.ts'
import { type GnomeInput, type ScenarioInput, ScenarioSchema } from './schema.ts'
import { checkTurn } from './turn.ts'

/** The position a scenario describes. Throws a ScenarioError that says what is wrong and where. */
export function fromScenario(json: unknown): GameState {
  const input = readShape(ScenarioSchema, json, DEEPEST_KEY)
  const draft = new Draft(layOut(input))
  judgePosition(draft)
  if (!draft.state.outcome) takeUpTurn(draft, input)
  return draft.finish()
}

/** The same from text. */
export const parseScenario = (text: string): GameState => fromScenario(parseJson(text))

/** A step of the agenda has its own keys deepest: `turn.agenda[0].step`. */
const DEEPEST_KEY = 4

/** Everything but the turn. */
function layOut(input: ScenarioInput): GameState {
  const seed = input.seed ?? ''
  const options: Options = { ...DEFAULT_OPTIONS, ...defined(input.options) }
  const gnomeInputs = input.gnomes ?? freshCrew(seed, options)
  checkColors(gnomeInputs, input.order ?? [])
  const box = new Box()
  const gnomes = gnomeInputs.map((gnome, at) => readGnome(gnome, at, gnomeInputs.length, box))
  const script = {
    dice: input.next?.dice ?? [],
    events: box.takeCards(input.next?.events, 'next.events'),
    items: box.takeItems(input.next?.items, 'next.items'),
  }
  const eventDiscards = box.takeCards(input.discards?.events, 'discards.events')
  const removed = box.takeCards(input.removed, 'removed')
  const itemDiscards = box.takeItems(input.discards?.items, 'discards.items')
  const cabinGrog = box.takeCabinGrog(input.cabinGrog, CABIN_GROG)
  const krakenAside = box.hasKraken && (input.krakenAside ?? input.tokens?.kraken === undefined)
  const table = emptyTable({
    seed,
    gnomes: gnomes.map(({ color }) => color),
    people: input.people ?? Math.max(PEOPLE_FOR_DESERTION, gnomes.length),
    options,
  })
  const draft = new Draft({
    ...table,
    gnomes,
    script,
    icons: { events: input.icons?.events ?? ICONS.events, items: input.icons?.items ?? ICONS.items },
    stack: stackOf(gnomes, input.order ?? []),
    rooms: readRooms(input),
    blocked: [...new Set(input.blocked)],
    tracks: { ...record(TRACK_IDS, TRACK_START), ...defined(input.tracks) },
    tokens: defined(input.tokens),
    cabinGrog,
    krakenAside,
    eventDiscards,
    removed,
    itemDiscards,
  })
  draft.state.eventPile = draft.random.shuffled(krakenAside ? without(box.restOfCards, KRAKEN) : box.restOfCards)
  draft.state.itemPile = draft.random.shuffled(box.restOfItems)
  if (!input.gnomes) dealFirstItems(draft)
  return draft.finish()
}

/** S2, from what the scenario leaves in the box. */
function dealFirstItems(d: Draft): void {
  for (const { color } of d.state.gnomes) {
    d.gnome(color).hand = d.state.itemPile.slice(-FIRST_ITEMS)
    d.state.itemPile = d.state.itemPile.slice(0, -FIRST_ITEMS)
  }
}

/** No gnomes given: a fresh three-gnome game. Their items are dealt when the box is known. */
function freshCrew(seed: string, options: Options): readonly GnomeInput[] {
  const game = createGame({
    seed,
    gnomes: COLORS.slice(0, MIN_GNOMES),
    options: { ...options, openingDisasters: false },
  })
  const inOrder = game.stack.map((color) => game.gnomes.find((gnome) => gnome.color === color) as Gnome)
  return inOrder.map((gnome) => ({ ...gnome, hand: [] }))
}

function readGnome(input: GnomeInput, at: number, crew: number, box: Box): Gnome {
  const status = input.status ?? 'alive'
  const path = `gnomes[${at}]`
  if (status !== 'alive' && (input.hand ?? []).length > 0) {
    throw new ScenarioError('scenario/dead-hand', `${path}.hand`, `a ${status} gnome holds nothing`, 'D3')
  }
  return {
    color: input.color,
    room: input.room ?? 1,
    minute: input.minute ?? START_MINUTE[crew] ?? FIRST_MINUTE,
    hand: box.takeItems(input.hand, `${path}.hand`),
    intoxication: input.intoxication ?? 0,
    fainted: status === 'alive' && (input.fainted ?? false),
    status,
    drewIn: input.drewIn ?? null,
  }
}

function checkColors(gnomes: readonly GnomeInput[], order: readonly Color[]): void {
  const colors = gnomes.map(({ color }) => color)
  const twice = colors.findIndex((color, at) => colors.indexOf(color) !== at)
  if (twice >= 0) {
    throw new ScenarioError('scenario/color-twice', `gnomes[${twice}].color`, `${colors[twice]} is taken already`, 'S1')
  }
  order.forEach((color, at) => {
    if (!colors.includes(color)) {
      throw new ScenarioError('scenario/no-such-gnome', `order[${at}]`, `there is no ${color} gnome`, 'T1')
    }
    if (order.indexOf(color) !== at) {
      throw new ScenarioError('scenario/color-twice', `order[${at}]`, `${color} stands here twice`, 'T1')
    }
  })
}

/** T1: who is named in `order` lies on top, the others follow as they are listed. */
function stackOf(gnomes: readonly Gnome[], order: readonly Color[]): readonly Color[] {
  const alive = gnomes.filter(isAlive).map(({ color }) => color)
  return [...order.filter((color) => alive.includes(color)), ...alive.filter((color) => !order.includes(color))]
}

function readRooms(input: ScenarioInput): GameState['rooms'] {
  const rooms = record(ROOM_IDS, 'dry' as Condition)
  for (const room of ROOM_IDS) {
    const { fire, water } = input.rooms?.[String(room)] ?? {}
    if (fire && water) {
      throw new ScenarioError('scenario/fire-in-water', `rooms.${room}`, 'fire does not burn in water', 'M4')
    }
    rooms[room] = fire ? 'burning' : (water ?? 'dry')
  }
  return rooms
}

/** E1, E2: a position can be an end. */
function judgePosition(d: Draft): void {
  const ended = TRACK_IDS.find((track) => d.state.tracks[track] === TRACK_END)
  if (ended) finishGame(d, false, ended)
  else judge(d)
}

function takeUpTurn(d: Draft, input: ScenarioInput): void {
  if (input.turn) return restoreTurn(d, input)
  beginNextTurn(d)
  const { turn } = d.state
  if (!turn) return
  if (input.active && input.active !== turn.active) {
    throw new ScenarioError('scenario/impossible-turn', 'active', `it is ${turn.active}'s turn`, 'T1')
  }
  if (input.phase && input.phase !== 'movement') {
    throw new ScenarioError('scenario/impossible-turn', 'phase', 'only with the details under "turn"', 'T5')
  }
  if (input.pending) {
    throw new ScenarioError('scenario/impossible-turn', 'pending', 'only with the details under "turn"', 'T5')
  }
  const ghost = input.ghost ?? turn.ghost
  if (ghost > turn.ghost) {
    throw new ScenarioError('scenario/impossible-turn', 'ghost', `the ghost cannot be behind the time keeper`, 'T4')
  }
  d.turn.ghost = ghost
}

/** A turn in progress, as `toScenario` wrote it. */
function restoreTurn(d: Draft, { turn, active, phase, ghost }: ScenarioInput): void {
  if (!turn || !active || !phase || phase === 'over' || ghost == null) {
    throw new ScenarioError('scenario/impossible-turn', 'turn', 'a turn needs active, phase and ghost', 'T5')
  }
  if (!d.state.gnomes.some(({ color }) => color === active)) {
    throw new ScenarioError('scenario/no-such-gnome', 'active', `there is no ${active} gnome`, 'T5')
  }
  const { agenda, pending, ...details } = turn
  d.startTurn({ active, phase, ghost, ...details })
  d.agenda.push(...agenda)
  d.state.pending = pending
  checkTurn(d.finish())
}

/** Without the keys that are there but undefined. */
const defined = <T extends object>(record: T | undefined): { [K in keyof T]: Exclude<T[K], undefined> } =>
  Object.fromEntries(Object.entries(record ?? {}).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
