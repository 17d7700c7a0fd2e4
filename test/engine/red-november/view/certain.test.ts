import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  certainEvents,
  type GameEvent,
  type GameState,
  parseCommand,
  seatOf,
  speaker,
  viewFor,
} from '../../../../engine/red-november/index.ts'
import { sail, voyages } from '../../../property/voyage.ts'
import { disguised } from '../hidden.ts'
import { AT_39, blue, green, QUIET, red } from '../kit.ts'
import { play, set, type Table } from '../table.ts'

/** What is certain for whoever has to speak. */
function certainly({ state }: Table, line: string): readonly GameEvent[] {
  const who = speaker(state)
  return who ? certainEvents(viewFor(state, seatOf(state, who)), parseCommand(line, state)) : []
}
const kinds = (events: readonly GameEvent[]): readonly string[] => events.map(({ type }) => type)

describe('what is certain', () => {
  it('is all that a hatch does: the minute, the water and the fire it puts out (M3, M4)', () => {
    const table = set({ gnomes: [red({ room: 5 })], rooms: { 5: { fire: true }, 8: { water: 'high' } }, icons: QUIET })
    expect(kinds(certainly(table, 'open 8'))).toEqual([
      'time-spent',
      'hatch-opened',
      'water-changed',
      'water-changed',
      'fire-out',
    ])
  })

  it('ends where a die is rolled, and goes on where none is needed (A1)', () => {
    const table = set({ gnomes: [red({ room: 1 }), blue()], icons: AT_39 })
    expect(kinds(certainly(table, 'fix engine 3'))).toEqual(['phase-began', 'action-began', 'time-spent'])
    expect(kinds(certainly(table, 'fix engine 10'))).toContain('fix-succeeded')
  })

  it('is the death in a burning room, drunk or not, but not the fainting (F4, D2)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 1, hand: ['grog'] }), blue({ room: 8, minute: 30 })],
        rooms: { 1: { fire: true } },
        options: { heroicSacrifice: true },
        icons: AT_39,
      }),
      'play grog',
    )
    const events = certainly(table, 'fix engine 9')
    expect(kinds(events)).not.toContain('faint-checked')
    const sure = certainly(table, 'fix engine 10')
    expect(kinds(sure)).toContain('died')
    expect(kinds(sure)).not.toContain('faint-checked')
  })

  it('is not what a sleeper holds in secret, but that it dies (O2)', () => {
    const table = play(
      set({
        options: { derangedGnomes: true },
        gnomes: [
          red({ room: 5, hand: ['crowbar'] }),
          blue({ room: 5, hand: ['grog', 'coffee'], fainted: true }),
          green(),
        ],
        icons: QUIET,
      }),
      'play crowbar',
    )
    const events = certainly(table, 'attack blue')
    expect(kinds(events)).toContain('died')
    expect(kinds(events)).not.toContain('items-looted')
    expect(JSON.stringify(events)).not.toContain('coffee')
  })

  it('is nothing for a command that is refused, nor for somebody who is not asked', () => {
    const table = set({ options: { secretHands: true }, gnomes: [red(), blue(), green()], icons: QUIET })
    expect(certainly(table, 'enter')).toEqual([])
    expect(certainEvents(viewFor(table.state, 1), { type: 'wait' })).toEqual([])
    expect(certainEvents(viewFor(table.state, null), { type: 'wait' })).toEqual([])
  })
})

/** Each of the events stands in the list, in this order. */
function areAmong(events: readonly GameEvent[], all: readonly GameEvent[]): boolean {
  const texts = all.map((event) => JSON.stringify(event))
  let from = 0
  return events.every((event) => {
    const at = texts.indexOf(JSON.stringify(event), from)
    from = at + 1
    return at >= 0
  })
}

function mustBeCertain(state: GameState, seat: number, command: Command, worlds: readonly GameState[]): void {
  const events = certainEvents(viewFor(state, seat), command)
  for (const world of worlds) {
    const result = apply(world, command)
    if (!result.ok) throw new Error(`${command.type} is refused in another world: ${result.error.code}`)
    const told = JSON.stringify(certainEvents(viewFor(world, seat), command))
    if (told !== JSON.stringify(events)) throw new Error(`${command.type}: another answer in another world: ${told}`)
    if (!areAmong(events, result.events))
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(events)} but ${JSON.stringify(result.events)}`)
  }
}

describe('through random voyages', () => {
  it('every certain event happens, whatever is hidden, and all worlds that look alike give the same answer', () => {
    fc.assert(
      fc.property(voyages, (voyage) => {
        sail(voyage, (state, command, random) => {
          const who = speaker(state)
          if (!who) throw new Error('nobody speaks')
          const seat = seatOf(state, who)
          mustBeCertain(state, seat, command, [state, disguised(state, seat, random), disguised(state, seat, random)])
          const result = apply(state, command)
          if (!result.ok) throw new Error(result.error.code)
          return result.state
        })
      }),
      { numRuns: 60 },
    )
  })
})
