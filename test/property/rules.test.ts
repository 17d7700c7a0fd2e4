import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  check,
  EVENT_BOX,
  faceOf,
  formatCommand,
  fromScenario,
  type GameState,
  HATCHES,
  ITEM_IDS,
  ITEMS,
  KRAKEN,
  legalCommands,
  parseCommand,
  TRACK_IDS,
  toScenario,
} from '../../engine/red-november/index.ts'
import type { RandomStream } from '../../engine/shared/random.ts'
import { ANYTHING, deepFreeze, sail, voyages } from './voyage.ts'

const sorted = (list: readonly string[]): string => [...list].sort().join()
const ALL_EVENTS = sorted(EVENT_BOX.map((card) => faceOf(card).event))
const ALL_ITEMS = sorted(ITEM_IDS.flatMap((item) => Array<string>(ITEMS[item].count).fill(item)))

/** Millions of these run: a plain test, not an `expect`. */
function must(holds: boolean, what: string, state: GameState): void {
  if (!holds) throw new Error(`${what}: ${JSON.stringify(toScenario(state))}`)
}
const within = (value: number, from: number, to: number): boolean => value >= from && value <= to

/** What must be true of every position, whatever happened. */
function mustBeSound(state: GameState): void {
  const items = [
    ...state.gnomes.flatMap(({ hand }) => hand),
    ...state.itemPile,
    ...state.itemDiscards,
    ...Array<string>(state.cabinGrog).fill('grog'),
  ]
  must(sorted(items) === ALL_ITEMS, 'not the 54 items of the box', state)
  const cards = [...state.eventPile, ...state.eventDiscards, ...state.removed, ...(state.krakenAside ? [KRAKEN] : [])]
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
function mustAcceptOffers(state: GameState, legal: readonly Command[], random: RandomStream): void {
  must(legal.length > 0, 'nothing to do before the end', state)
  const sample = legal.length <= 60 ? legal : Array.from({ length: 60 }, () => legal[random.die(legal.length) - 1])
  for (const command of sample as readonly Command[]) {
    const text = formatCommand(command)
    must(check(state, command) === null, `${text} is offered, but refused`, state)
    must(JSON.stringify(parseCommand(text, state)) === JSON.stringify(command), `${text} reads back otherwise`, state)
  }
}

/** What is not on offer is refused, and nothing changes (the state is frozen). */
function mustRefuseOthers(state: GameState, legal: readonly Command[], random: RandomStream): void {
  const offered = new Set(legal.map((command) => formatCommand(command)))
  for (let tries = 0; tries < 12; tries++) {
    const command = ANYTHING[random.die(ANYTHING.length) - 1] as Command
    const accepted = apply(state, command).ok
    must(accepted === offered.has(formatCommand(command)), `${formatCommand(command)}: offered or accepted?`, state)
  }
}

describe('two thousand random voyages over all options and crews', () => {
  it('keep every invariant after every command, and end (C1-C4, T1-T5, M4, V9, E1, E2)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        const end = sail(voyage, (state, command, random) => {
          deepFreeze(state)
          mustBeSound(state)
          const legal = legalCommands(state)
          mustAcceptOffers(state, legal, random)
          mustRefuseOthers(state, legal, random)
          const result = apply(state, command)
          if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
          return result.state
        })
        mustBeSound(end)
        expect(legalCommands(end)).toEqual([])
      }),
      { numRuns: 2000 },
    )
  })

  it('can be written down and read back at any moment (S3)', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command) => {
          expect(JSON.stringify(JSON.parse(JSON.stringify(state)))).toBe(JSON.stringify(state))
          const written = JSON.parse(JSON.stringify(toScenario(state)))
          expect(JSON.parse(JSON.stringify(toScenario(fromScenario(written))))).toEqual(written)
          const result = apply(state, command)
          if (!result.ok) throw new Error(`${formatCommand(command)} was refused: ${result.error.code}`)
          return result.state
        })
      }),
      { numRuns: 150 },
    )
  })
})
