import { describe, expect, it } from 'vitest'
import type { ItemId, Place, ScenarioInput } from '../../../../engine/red-november/index.ts'
import {
  active,
  afresh,
  ghost,
  gnome,
  happened,
  kinds,
  offered,
  play,
  QUIET,
  refused,
  set,
  type Table,
} from '../table.ts'

interface Scene {
  readonly room: Place
  readonly minute?: number
  readonly hand?: ItemId[]
}

/** Red acts; blue keeps it company. */
const crew = ({ room, minute = 60, hand = [] }: Scene, more: ScenarioInput = {}): Table =>
  set({
    gnomes: [
      { color: 'red', room, minute, hand },
      { color: 'blue', room, minute: 0, hand: ['coffee'] },
    ],
    icons: QUIET,
    ...more,
  })

const spent = (table: Table) => happened(table, 'time-spent').map(({ minutes }) => minutes)
const TOO_LONG = { code: 'turn/not-enough-minutes', rule: 'T4' }

describe('one action a turn', () => {
  it('an action ends Movement, and with it the turn goes to its end (T5)', () => {
    const table = play(crew({ room: 1 }), 'open 2', 'wait')
    expect(happened(table, 'turn-ended')).toEqual([{ type: 'turn-ended', gnome: 'red' }])
    expect(table.state.turn).toMatchObject({ active: 'red', phase: 'movement', ghost: 58 })
  })

  it('an answer without a question is refused (T5)', () => {
    for (const line of ['give nothing', 'refuse', 'defend', 'yield', 'choose room 1', 'choose hatch 1-2', 'continue']) {
      expect(refused(crew({ room: 1 }), line)).toEqual({ code: 'turn/nothing-asked', rule: 'T5' })
    }
    expect(refused(crew({ room: 1, hand: ['grog'] }), 'discard grog')).toEqual({
      code: 'turn/nothing-asked',
      rule: 'T5',
    })
  })
})

describe('low water', () => {
  const low = (scene: Scene, more: ScenarioInput = {}) =>
    crew(scene, { rooms: { [String(scene.room)]: { water: 'low' } }, ...more })

  it.each([
    { room: 1, line: 'fix engine 3', minutes: 3, target: 3 },
    { room: 2, line: 'fix pumps 3', minutes: 3, target: 3 },
    { room: 4, line: 'fix reactor 3', minutes: 3, target: 3 },
    { room: 7, line: 'stop missiles 3', minutes: 3, target: 3 },
    { room: 3, line: 'unblock 1-3 3', minutes: 3, target: 3 },
    { room: 8, line: 'draw 3', minutes: 3, target: null },
    { room: 10, line: 'draw 2', minutes: 2, target: null },
    { room: 5, line: 'trade blue give nothing', minutes: 1, target: null },
  ] as const)(
    '$line costs two minutes more, which do not count for the target (A2)',
    ({ room, line, minutes, target }) => {
      const table = play(low({ room }, { blocked: ['1-3'], next: { dice: [10] } }), line)
      expect(spent(table)).toEqual([minutes + 2])
      expect(happened(table, 'action-began')).toMatchObject([{ minutes, target }])
      const dry = play(crew({ room }, { blocked: ['1-3'], next: { dice: [10] } }), line)
      expect(spent(dry)).toEqual([minutes])
      expect(happened(dry, 'action-began')).toMatchObject([{ minutes, target }])
    },
  )

  it('the two minutes do not help the roll (A2)', () => {
    expect(happened(play(low({ room: 1 }, { next: { dice: [4] } }), 'fix engine 3'), 'fix-failed')).toHaveLength(1)
    expect(happened(play(low({ room: 1 }, { next: { dice: [3] } }), 'fix engine 3'), 'fix-succeeded')).toHaveLength(1)
    const nine = play(low({ room: 1 }, { next: { dice: [10] } }), 'fix engine 9')
    expect(happened(nine, 'die-rolled')).toHaveLength(1)
    expect(happened(nine, 'fix-failed')).toHaveLength(1)
  })

  it('pumping and no action cost nothing more (A2)', () => {
    expect(spent(play(low({ room: 5 }, { next: { dice: [10] } }), 'pump 3'))).toEqual([3])
    expect(spent(play(low({ room: 5 }), 'wait'))).toEqual([1])
  })

  it('only the own room counts (A2)', () => {
    const table = play(crew({ room: 1 }, { rooms: { 2: { water: 'low' } }, next: { dice: [10] } }), 'fix engine 3')
    expect(spent(table)).toEqual([3])
  })

  it('an attack costs two minutes more as well (A2, O2)', () => {
    const options = { derangedGnomes: true }
    const table = play(low({ room: 5, hand: ['crowbar'] }, { options }), 'play crowbar', 'attack blue')
    expect(spent(table)).toEqual([3])
  })

  it('the two minutes must be there too (A2, T4)', () => {
    expect(refused(low({ room: 1, minute: 5 }), 'fix engine 3')).toBeNull()
    expect(refused(low({ room: 1, minute: 5 }), 'fix engine 4')).toEqual(TOO_LONG)
    expect(refused(low({ room: 1, minute: 5 }), 'pump 5')).toBeNull()
    expect(refused(low({ room: 1, minute: 5 }), 'pump 6')).toEqual(TOO_LONG)
    expect(refused(low({ room: 8, minute: 5 }), 'draw 3')).toBeNull()
    expect(refused(low({ room: 8, minute: 5 }), 'draw 4')).toEqual(TOO_LONG)
    expect(refused(low({ room: 5, minute: 3 }), 'trade blue give nothing')).toBeNull()
    expect(refused(low({ room: 5, minute: 2 }), 'trade blue give nothing')).toEqual(TOO_LONG)
    expect(refused(low({ room: 5, minute: 1 }), 'wait')).toBeNull()
  })
})

describe('high water', () => {
  it.each([
    [1, 'fix engine 1'],
    [2, 'fix pumps 1'],
    [4, 'fix reactor 1'],
    [7, 'stop missiles 1'],
    [3, 'unblock 1-3 1'],
    [5, 'pump 1'],
    [5, 'extinguish 1'],
    [5, 'kill kraken 1'],
    [8, 'draw 1'],
    [10, 'draw 1'],
    [5, 'trade blue give nothing'],
  ] as const)('in room %i "%s" is impossible (A3)', (room, line) => {
    const table = crew({ room }, { rooms: { [String(room)]: { water: 'high' } }, blocked: ['1-3'] })
    expect(refused(table, line)).toEqual({ code: 'action/high-water', rule: 'A3' })
  })

  it('only no action is possible, for a minute (A3)', () => {
    const table = crew({ room: 1, hand: ['crowbar'] }, { rooms: { 1: { water: 'high' } }, blocked: ['1-2'] })
    expect(offered(table)).toEqual(['open 3', 'play crowbar', 'wait'])
    expect(spent(play(table, 'wait'))).toEqual([1])
  })

  it('an attack is impossible too (A3, O2)', () => {
    const table = crew(
      { room: 5, hand: ['crowbar'] },
      { rooms: { 5: { water: 'high' } }, options: { derangedGnomes: true } },
    )
    expect(refused(play(table, 'play crowbar'), 'attack blue')).toEqual({ code: 'action/high-water', rule: 'A3' })
  })
})

describe('fire', () => {
  const FIRE = { code: 'action/fire', rule: 'A4' }
  const burning = (room: Place, hand: ItemId[] = [], minute = 60) =>
    crew({ room, hand, minute }, { rooms: { [String(room)]: { fire: true } }, blocked: ['1-3'] })

  it.each([
    [1, 'fix engine 1'],
    [2, 'fix pumps 1'],
    [4, 'fix reactor 1'],
    [7, 'stop missiles 1'],
    [3, 'unblock 1-3 1'],
    [5, 'pump 1'],
    [5, 'kill kraken 1'],
    [8, 'draw 1'],
    [10, 'draw 1'],
    [5, 'trade blue give nothing'],
    [5, 'wait'],
  ] as const)('in room %i "%s" is impossible (A4)', (room, line) => {
    expect(refused(burning(room), line)).toEqual(FIRE)
  })

  it('only extinguishing is possible (A4)', () => {
    const minutes = Array.from({ length: 10 }, (_, at) => `extinguish ${at + 1}`)
    expect(offered(burning(3))).toEqual([...minutes, 'open 2', 'open 4', 'open sea'].sort())
  })

  it('grog does not open the way to unblocking, pumping or waiting (A4, O5)', () => {
    const drunk = (room: Place) => play(burning(room, ['grog']), 'play grog')
    expect(refused(drunk(3), 'unblock 1-3 1')).toEqual(FIRE)
    expect(refused(drunk(5), 'pump 1')).toEqual(FIRE)
    expect(refused(drunk(5), 'wait')).toEqual(FIRE)
    expect(refused(drunk(5), 'kill kraken 1')).toEqual(FIRE)
    expect(refused(drunk(1), 'fix engine 1')).toBeNull()
    expect(refused(drunk(8), 'draw 1')).toBeNull()
    expect(refused(drunk(5), 'trade blue give nothing')).toBeNull()
  })

  it('an attack needs grog or an extinguisher there too (A4, O2, O5)', () => {
    const table = crew(
      { room: 5, hand: ['crowbar', 'grog'] },
      { rooms: { 5: { fire: true } }, options: { derangedGnomes: true } },
    )
    const armed = play(table, 'play crowbar')
    expect(refused(armed, 'attack blue')).toEqual(FIRE)
    expect(refused(play(armed, 'play grog'), 'attack blue')).toBeNull()
  })
})

describe('the sea', () => {
  const SEA = { code: 'action/sea', rule: 'A5' }

  it.each([
    'fix engine 1',
    'fix pumps 1',
    'fix reactor 1',
    'stop missiles 1',
    'unblock 1-3 1',
    'pump 1',
    'extinguish 1',
    'draw 1',
    'trade blue give nothing',
  ])('"%s" is impossible there (A5)', (line) => {
    expect(refused(crew({ room: 'sea' }, { blocked: ['1-3'] }), line)).toEqual(SEA)
  })

  it('only Kill Kraken and No Action are possible while 10 is not passed (A5)', () => {
    const kraken = Array.from({ length: 10 }, (_, at) => `kill kraken ${at + 1}`)
    expect(offered(crew({ room: 'sea' }))).toEqual([...kraken, 'open 3', 'open 6', 'open 9', 'wait'].sort())
    const late = Array.from({ length: 9 }, (_, at) => `kill kraken ${at + 1}`)
    expect(offered(crew({ room: 'sea', minute: 9 }))).toEqual(
      [...late, 'abandon', 'open 3', 'open 6', 'open 9', 'wait'].sort(),
    )
  })

  it('there is no attack in the sea (A5, O2)', () => {
    const table = play(crew({ room: 'sea', hand: ['crowbar'] }, { options: { derangedGnomes: true } }), 'play crowbar')
    expect(refused(table, 'attack blue')).toEqual(SEA)
  })

  it('no action takes a minute there (A5, A14)', () => {
    const table = play(crew({ room: 9, hand: ['aqualung'] }), 'play aqualung', 'open sea', 'enter', 'wait')
    expect(spent(table)).toEqual([1, 1, 1])
    expect(gnome(table, 'red')).toMatchObject({ room: 'sea', minute: 57, status: 'alive' })
  })
})

describe('no action', () => {
  it('takes one minute (A14)', () => {
    const table = play(crew({ room: 5 }), 'wait')
    expect(table.events).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'wait', minutes: 1, target: null },
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 59 },
      { type: 'phase-began', phase: 'updates' },
      { type: 'marker-moved', gnome: 'red', from: 60, to: 59 },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'red', minute: 59 },
      { type: 'phase-began', phase: 'movement' },
    ])
  })

  it('changes nothing in the room (A14)', () => {
    const before = crew({ room: 5, hand: ['grog'] }, { rooms: { 5: { water: 'low' } }, blocked: ['5-6'] })
    const table = play(before, 'wait')
    expect(table.state.rooms).toEqual(before.state.rooms)
    expect(table.state.blocked).toEqual(before.state.blocked)
    expect(gnome(table, 'red')).toEqual({ ...gnome(before, 'red'), minute: 59 })
  })

  it('with the last minute it costs that minute (A14)', () => {
    const table = play(crew({ room: 5, minute: 1 }), 'wait')
    expect(spent(table)).toEqual([1])
    expect(table.state.outcome).toMatchObject({ saved: true, cause: 'rescued' })
  })
})

describe('the ghost at 0 after movement', () => {
  /** Red has one minute and spends it on a hatch. */
  const spentAll = (room: Place, to: Place, more: ScenarioInput = {}, hand: ItemId[] = []): Table =>
    afresh(play(crew({ room, minute: 1, hand }, more), `open ${to}`))

  it('no action costs nothing (A15)', () => {
    const table = play(spentAll(1, 2), 'wait')
    expect(kinds(table)).not.toContain('time-spent')
    expect(happened(table, 'action-began')).toEqual([
      { type: 'action-began', gnome: 'red', action: 'wait', minutes: 0, target: null },
    ])
    expect(gnome(table, 'red').minute).toBe(0)
    expect(table.state.outcome).toMatchObject({ saved: true })
  })

  it('of the actions on board it is the only one left (A15)', () => {
    expect(offered(spentAll(1, 2))).toEqual(['enter', 'wait'])
    expect(refused(spentAll(1, 2), 'fix engine 1')).toEqual(TOO_LONG)
    expect(refused(spentAll(8, 9), 'draw 1')).toEqual(TOO_LONG)
    expect(refused(spentAll(1, 2), 'trade blue give nothing')).toEqual(TOO_LONG)
    expect(refused(spentAll(1, 2, { rooms: { 1: { fire: true } } }), 'extinguish 1')).toEqual(TOO_LONG)
    expect(refused(spentAll('sea', 3), 'kill kraken 1')).toEqual(TOO_LONG)
  })

  it('Abandon Comrades is still possible, for nothing (A15, A16)', () => {
    const table = spentAll('sea', 3, { people: 3 })
    expect(offered(table)).toEqual(['abandon', 'wait'])
    const gone = play(table, 'abandon')
    expect(kinds(gone)).not.toContain('time-spent')
    expect(happened(gone, 'action-began')).toEqual([
      { type: 'action-began', gnome: 'red', action: 'abandon', minutes: 0, target: null },
    ])
    expect(gnome(gone, 'red').status).toBe('deserted')
    expect(refused(spentAll('sea', 3, { people: 2 }), 'abandon')).toEqual({
      code: 'abandon/too-few-people',
      rule: 'S1',
    })
  })

  it('it is allowed anywhere: in fire, in high water, in the sea (A15)', () => {
    for (const rooms of [{ 1: { fire: true } }, { 1: { water: 'high' as const }, 2: { water: 'low' as const } }]) {
      const table = spentAll(1, 2, { rooms })
      expect(refused(table, 'wait')).toBeNull()
      expect(happened(play(table, 'wait'), 'died')).toHaveLength(1)
    }
    expect(refused(spentAll('sea', 3), 'wait')).toBeNull()
  })

  it('with a minute left a burning room still forbids it (A15, A4)', () => {
    const table = crew({ room: 1, minute: 1 }, { rooms: { 1: { fire: true } } })
    expect(refused(table, 'wait')).toEqual({ code: 'action/fire', rule: 'A4' })
    expect(refused(table, 'extinguish 1')).toBeNull()
  })

  it('items may still be played (A15, C5)', () => {
    expect(refused(spentAll(1, 2, {}, ['grog']), 'play grog')).toBeNull()
  })
})

it('nothing can be done when the game is over (E2)', () => {
  const table = play(crew({ room: 1, minute: 1 }), 'wait')
  expect(active(table)).toBeNull()
  expect(ghost(table)).toBeNull()
  expect(offered(table)).toEqual([])
  for (const line of ['wait', 'open 2', 'give nothing']) {
    expect(refused(table, line)).toEqual({ code: 'game/over', rule: 'E2' })
  }
})
