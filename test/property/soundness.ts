import {
  type Command,
  check,
  EVENT_BOX,
  faceOf,
  formatCommand,
  type GameState,
  HATCHES,
  ITEM_IDS,
  ITEMS,
  KRAKEN,
  parseCommand,
  TRACK_IDS,
  toScenario,
} from '../../engine/red-november/index.ts'
import type { RandomStream } from '../../engine/shared/random.ts'

const sorted = (list: readonly string[]): string => [...list].sort().join()
const ALL_EVENTS = sorted(EVENT_BOX.map((card) => faceOf(card).event))
const ALL_ITEMS = sorted(ITEM_IDS.flatMap((item) => Array<string>(ITEMS[item].count).fill(item)))

/** Millions of these run: a plain test, not an `expect`. */
export function must(holds: boolean, what: string, state: GameState): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(toScenario(state))}`)
}
const within = (value: number, from: number, to: number): boolean => value >= from && value <= to

/** What must be true of every position, whatever happened. */
export function mustBeSound(state: GameState): void {
  const items = [
    ...state.gnomes.flatMap(({ hand }) => hand),
    ...state.itemPile,
    ...state.itemDiscards,
    ...state.script.items,
    ...Array<string>(state.cabinGrog).fill('grog'),
  ]
  must(sorted(items) === ALL_ITEMS, 'not the 54 items of the box', state)
  const cards = [
    ...state.eventPile,
    ...state.eventDiscards,
    ...state.script.events,
    ...state.removed,
    ...(state.krakenAside ? [KRAKEN] : []),
  ]
  must(sorted(cards.map((card) => faceOf(card).event)) === ALL_EVENTS, 'not the 56 cards of the box', state)
  for (const { minute, intoxication, status, hand } of state.gnomes) {
    must(within(minute, 0, 60), 'a time keeper off the track', state)
    must(within(intoxication, 0, 4), 'intoxication beyond 0 to 4', state)
    must(status === 'alive' || hand.length === 0, 'a hand without a living gnome', state)
  }
  for (const track of TRACK_IDS)
    must(within(state.tracks[track], 1, state.outcome ? 10 : 9), `${track} off its track`, state)
  for (const space of Object.values(state.tokens)) must(within(space, 0, 60), 'a token off the track', state)
  must(new Set(state.blocked).size === state.blocked.length, 'a hatch blocked twice', state)
  must(
    state.blocked.every((hatch) => HATCHES.includes(hatch)),
    'a hatch blocked that is not inside',
    state,
  )
  const living = state.gnomes.filter(({ status }) => status === 'alive').map(({ color }) => color)
  must(sorted(state.stack) === sorted(living), 'the markers on the track are not those of the living', state)
  must((state.turn === null) === (state.outcome !== null), 'a turn after the end, or none before it', state)
  if (!state.turn) return
  const { active, ghost } = state.turn
  const actives = state.gnomes.filter(({ color }) => color === active)
  must(
    actives.length === 1 && within(ghost, 0, actives[0]?.minute ?? -1),
    'no active gnome, or its ghost astray',
    state,
  )
}

/** Each command on offer is accepted and can be written down; a sample where there are hundreds. */
export function mustAcceptOffers(state: GameState, legal: readonly Command[], random: RandomStream): void {
  must(legal.length > 0, 'nothing to do before the end', state)
  const sample = legal.length <= 60 ? legal : Array.from({ length: 60 }, () => legal[random.die(legal.length) - 1])
  for (const command of sample as readonly Command[]) {
    const text = formatCommand(command)
    must(check(state, command) === null, `${text} is offered, but refused`, state)
    must(JSON.stringify(parseCommand(text, state)) === JSON.stringify(command), `${text} reads back otherwise`, state)
  }
}
