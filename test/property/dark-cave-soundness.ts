import {
  ALL_GOLD,
  CARD_BOX,
  type Command,
  CREATURE_IDS,
  caveOf,
  cellOf,
  check,
  formatCommand,
  type GameState,
  hasEdge,
  opposite,
  parseCommand,
  SIDE_INDICES,
  seatOf,
  toScenario,
} from '../../engine/dark-cave/index.ts'
import { meaning } from './dark-cave-games.ts'

export const sorted = (list: readonly string[]): string => [...list].sort().join()
const ALL_CARDS = sorted(CARD_BOX)
/** Thousands of these run: a plain test, not an `expect`. */
export function must(holds: boolean, what: string, state: GameState): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(toScenario(state))}`)
}
export const mustEqual = (a: unknown, b: unknown, what: string, state: GameState): void =>
  must(JSON.stringify(a) === JSON.stringify(b), what, state)

/** What must be true of every position, whatever happened. */
export function mustBeSound(state: GameState): void {
  const { players, webs, creatures, table, nuggets, pool } = state
  const cards = [
    ...players.flatMap(({ hand, boots, axes }) => [...hand, ...(boots ? [boots] : []), ...axes]),
    ...table.cards.map(({ card }) => card),
    ...webs.map(({ card }) => card),
    ...CREATURE_IDS.flatMap((id) => creatures[id]?.card ?? []),
    ...state.script.cards,
    ...state.deck,
    ...state.box,
    ...state.discards.map(({ card }) => card),
  ]
  must(sorted(cards) === ALL_CARDS, 'not the 82 cards of the box', state)
  const gold = players.reduce((sum, player) => sum + player.gold, pool + nuggets.length)
  must(gold === ALL_GOLD && pool >= 0 && players.every((player) => player.gold >= 0), 'gold came or went', state)
  const cave = caveOf(table)
  for (const { at, lying, revealed, freshAxes, axes } of players) {
    must(at === null || (cave.hasSpace(at) && cave.specialAt(at) !== 'exit'), 'a gnome nowhere', state)
    must(at !== null || (!lying && revealed), 'a gnome that has left lies, or hides its clan', state)
    must(freshAxes <= axes.length, 'more fresh axes than axes', state)
  }
  for (const id of CREATURE_IDS) {
    const creature = creatures[id]
    must(
      !creature || (cave.hasSpace(creature.at) && cave.specialAt(creature.at) !== 'exit'),
      'a creature nowhere',
      state,
    )
  }
  must(
    webs.every(({ at }) => cave.isOpening(at)),
    'a web that hangs on nothing',
    state,
  )
  must(new Set(webs.map(({ at }) => at)).size === webs.length, 'two webs on a boundary', state)
  must(
    nuggets.every((cell) => cave.faces.get(cell)?.special?.kind === 'gold vein'),
    'a nugget on no vein',
    state,
  )
  mustMatchEdges(state)
  must((state.turn === null) === (state.outcome !== null), 'a turn after the end, or none before it', state)
  if (!state.turn) return
  const active = players[seatOf(state, state.turn.active)]
  must(
    ['play', 'creature', 'move'].includes(state.turn.phase),
    'the game rests in a phase that passes by itself',
    state,
  )
  must(state.turn.phase !== 'play' || (active?.hand.length ?? 0) > 0, 'a turn without a card', state)
  must(state.pending !== null || state.agenda.length === 0, 'something is left to do and nobody is asked', state)
}

/** P2, M11: open meets open and wall meets wall, other than at goals. */
function mustMatchEdges(state: GameState): void {
  const { faces } = caveOf(state.table)
  const goals = new Set(state.table.goals.map(({ cell }) => cell))
  for (const [cell, { open }] of faces) {
    for (const side of SIDE_INDICES) {
      const beside = cellOf(cell).beside[side] as typeof cell
      const there = faces.get(beside)
      if (!there || goals.has(cell) || goals.has(beside)) continue
      must(hasEdge(open, side) === hasEdge(there.open, opposite(side)), `edges at ${cell}`, state)
    }
  }
}

/** Each command on offer is accepted and can be written down, and none stands there twice. */
export function mustAcceptOffers(state: GameState, legal: readonly Command[]): void {
  must(legal.length > 0, 'nothing to do before the end', state)
  must(new Set(legal.map(meaning)).size === legal.length, 'an offer stands there twice', state)
  for (const command of legal) {
    const text = formatCommand(command)
    must(check(state, command) === null, `${text} is offered, but refused`, state)
    must(JSON.stringify(parseCommand(text, state)) === JSON.stringify(command), `${text} reads back otherwise`, state)
  }
}
