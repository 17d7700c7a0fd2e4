import { describe, expect, it } from 'vitest'
import {
  apply,
  type Command,
  certainEvents,
  check,
  fromScenario,
  type GameState,
  legalCommands,
  type ScenarioInput,
} from '../../../../../engine/red-november/index.ts'
import { isGrave } from '../../../../../renderer/red-november/hud/choices/grave.ts'
import { isEscape, optionsFor } from '../../../../../renderer/red-november/hud/choices/options.ts'
import { drawCounts, partnersOf, victimsOf } from '../../../../../renderer/red-november/hud/choices/possible.ts'
import { phaseName } from '../../../../../renderer/red-november/hud/phase-name.ts'
import { names } from '../../../speak.ts'
import { seen } from '../../seen.ts'

const position = (rest: Omit<ScenarioInput, 'game' | 'seed'>): GameState =>
  fromScenario({ game: 'red-november', seed: 'choices', icons: { events: [39], items: [] }, ...rest })

function having(state: GameState, ...commands: readonly Command[]): GameState {
  let now = state
  for (const command of commands) {
    const result = apply(now, command)
    if (!result.ok) throw new Error(`${command.type}: ${result.error.code}`)
    now = result.state
  }
  return now
}

const WAIT: Command = { type: 'wait' }

const spreading = having(
  position({
    gnomes: [
      { color: 'red', room: 6, minute: 40 },
      { color: 'purple', room: 4, minute: 30, fainted: true },
    ],
    rooms: { 2: { fire: true } },
    next: { events: ['fire-spreads:-'], dice: [] },
  }),
  WAIT,
)

describe('the answers to a question', () => {
  it('are exactly the legal ones, and each has its own key', () => {
    const options = optionsFor(seen(spreading), names)
    expect(options.map(({ command }) => command)).toEqual(legalCommands(spreading))
    expect(new Set(options.map(({ key }) => key)).size).toBe(options.length)
  })

  it('go by the number of the room, and light it', () => {
    const reactor = optionsFor(seen(spreading), names).find(({ key }) => key === '4')
    expect(reactor).toMatchObject({ command: { type: 'choose-room', room: 4 }, target: { kind: 'room', room: 4 } })
  })

  it('say who would die of them, and mark it (D1)', () => {
    const options = optionsFor(seen(spreading), names)
    const grave = options.filter((option) => option.grave)
    expect(grave.map(({ key }) => key)).toEqual(['4'])
    expect(grave[0]?.lines.join(' ')).toContain(names('purple'))
  })

  it('name the room behind a hatch as its plaque does (V5)', () => {
    const jamming = having(
      position({
        gnomes: [
          { color: 'red', room: 6, minute: 40 },
          { color: 'blue', room: 8, minute: 30 },
        ],
        next: { events: ['blocked-hatch:1'], dice: [4] },
      }),
      WAIT,
    )
    const told = optionsFor(seen(jamming), names).map(({ lines }) => lines)
    expect(told).toEqual([['Oxygen Pumps'], ['Aft Airlock'], ['Mess']])
  })

  it('tell nothing of cards that are still face down', () => {
    const seeds = ['a', 'b', 'c', 'd'].map((seed) => {
      const state = fromScenario({
        game: 'red-november',
        seed,
        gnomes: [
          { color: 'red', room: 6, minute: 40, hand: ['grog', 'coffee'] },
          { color: 'blue', room: 8, minute: 30 },
        ],
      })
      const asked = having(state, { type: 'play', item: 'grog' }, { type: 'open', to: 5 }, WAIT)
      return optionsFor(seen(asked), names).map(({ label, lines, grave }) => ({ label, lines, grave }))
    })
    for (const told of seeds) expect(told).toEqual(seeds[0])
  })

  it('to "coffee?" say how likely one faints and what that costs: minutes, events, and out at sea the life (F2-F4)', () => {
    const risk = (room: 6 | 'sea', minute: number, events: readonly number[]): string => {
      const start = position({
        gnomes: [
          { color: 'red', room, minute, hand: ['grog', 'coffee'] },
          { color: 'blue', room: 8, minute: 4 },
        ],
        icons: { events: [...events], items: [] },
      })
      const asked = having(start, { type: 'play', item: 'grog' }, WAIT)
      const option = optionsFor(seen(asked), names).find(({ command }) => command.type === 'continue')
      return option?.lines.join(' ') ?? ''
    }
    expect(risk(6, 40, [39, 35, 32])).toMatch(/^13% to faint: 10\u00a0min on the floor. 2 more events/)
    expect(risk(6, 40, [39])).not.toContain('event')
    expect(risk(6, 8, [])).toContain(': 7\u00a0min')
    expect(risk('sea', 40, [])).toMatch(/^13\D/)
    expect(risk('sea', 40, [])).toContain('the end')
  })

  it('of an escape say which hatch leads nowhere good (A6)', () => {
    const burning = position({
      gnomes: [
        { color: 'red', room: 1, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
      rooms: { 1: { fire: true }, 2: { fire: true }, 3: { fire: true } },
      next: { dice: [10], events: [] },
    })
    const escaping = having(burning, { type: 'fix', job: 'extinguish', minutes: 1 })
    expect(isEscape(seen(escaping))).toBe(true)
    const options = optionsFor(seen(escaping), names)
    expect(options.map(({ command }) => command.type).sort()).toEqual(['open', 'open', 'stay'])
    expect(options.every(({ grave }) => grave)).toBe(true)
  })
})

describe('what certainly follows', () => {
  it('ends where chance begins', () => {
    const state = position({
      gnomes: [
        { color: 'red', room: 1, minute: 40 },
        { color: 'blue', room: 8, minute: 30 },
      ],
    })
    const events = certainEvents(seen(state), { type: 'fix', job: 'engine', minutes: 3 })
    expect(events.map(({ type }) => type)).toEqual(['phase-began', 'action-began', 'time-spent'])
  })

  it('includes the death in a burning room, drunk or not, but not the fainting (F4, D2)', () => {
    const state = position({
      gnomes: [
        { color: 'red', room: 1, minute: 40, hand: ['grog'] },
        { color: 'blue', room: 8, minute: 30 },
      ],
      rooms: { 1: { fire: true } },
      next: { events: ['fire:1'], dice: [] },
    })
    const drunk = having(state, { type: 'play', item: 'grog' })
    const events = certainEvents(seen(drunk), { type: 'fix', job: 'engine', minutes: 10 })
    expect(isGrave(events)).toBe(true)
    expect(events.map(({ type }) => type)).not.toContain('faint-checked')
  })
})

describe('a parry', () => {
  const parry = (intoxication: number): string => {
    const start = position({
      options: { derangedGnomes: true },
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['crowbar'] },
        { color: 'blue', room: 8, minute: 30, hand: ['crowbar'], intoxication },
      ],
    })
    const asked = having(start, { type: 'play', item: 'crowbar' }, { type: 'attack', target: 'blue' })
    const option = optionsFor(seen(asked), names).find(({ command }) => command.type === 'defend')
    return option?.lines.join(' ') ?? ''
  }

  it('says what the grog takes off each roll, and takes nothing off where nobody drank (O2)', () => {
    expect(parry(2)).toMatch(/2.*0/)
    expect(parry(0)).not.toBe('')
    expect(parry(0)).not.toMatch(/\d/)
  })
})

describe('the composers', () => {
  const together = position({
    options: { derangedGnomes: true },
    gnomes: [
      { color: 'red', room: 8, minute: 40, hand: ['crowbar', 'grog'] },
      { color: 'blue', room: 8, minute: 30 },
      { color: 'green', room: 5, minute: 30 },
    ],
    blocked: ['5-8', '8-10'],
  })

  it('offer exactly the gnomes, hatches and numbers that the rules allow', () => {
    expect(partnersOf(seen(together))).toEqual(['blue'])
    expect(victimsOf(seen(together))).toEqual([])
    expect(victimsOf(seen(having(together, { type: 'play', item: 'crowbar' })))).toEqual(['blue'])
    expect(drawCounts(seen(together))).toEqual([1, 2, 3, 4])
    expect(check(together, { type: 'draw', count: 5 })).not.toBeNull()
  })
})

describe('the name of the phase', () => {
  const holding = (item: 'coffee' | 'lucky-charm', secretHands: boolean): GameState => {
    const state = position({
      options: { secretHands },
      gnomes: [
        { color: 'red', room: 1, minute: 40, hand: ['grog', item] },
        { color: 'blue', room: 8, minute: 30 },
      ],
      next: { events: ['respite:-'], dice: [] },
    })
    return having(state, ...(item === 'coffee' ? [{ type: 'play', item: 'grog' } as const] : []), WAIT)
  }

  it('does not tell which secret item is considered (O6)', () => {
    expect(phaseName(seen(holding('coffee', true)), true)).toBe(phaseName(seen(holding('lucky-charm', true)), true))
  })

  it('is told where hands are open', () => {
    expect(phaseName(seen(holding('coffee', false)), true)).not.toBe(
      phaseName(seen(holding('lucky-charm', false)), true),
    )
  })

  it('calls nobody’s turn what is only an answer: to a trade (A13), to an attack (O2)', () => {
    const start = position({
      options: { derangedGnomes: true },
      gnomes: [
        { color: 'red', room: 8, minute: 40, hand: ['crowbar', 'grog'] },
        { color: 'blue', room: 8, minute: 30, hand: ['crowbar'] },
      ],
    })
    const nameAt = (...said: readonly Command[]): string => phaseName(seen(having(start, ...said)), true)
    const yours = nameAt()
    const traded = nameAt({ type: 'trade', partner: 'blue', give: ['grog'] })
    expect(traded).not.toBe(yours)
    expect(nameAt({ type: 'play', item: 'crowbar' }, { type: 'attack', target: 'blue' })).toBe(traded)
  })
})
