import { describe, expect, it } from 'vitest'
import type { ItemId, ScenarioInput } from '../../../../engine/red-november/index.ts'
import { active, gnome, happened, kinds, offered, play, QUIET, refused, set, type Table } from '../table.ts'

/** Red in the sea and about to go, blue aboard. */
const outside = (minute = 9, more: ScenarioInput = {}, hand: ItemId[] = []): Table =>
  set({
    gnomes: [
      { color: 'red', room: 'sea', minute, hand },
      { color: 'blue', room: 1, minute: 5 },
    ],
    icons: QUIET,
    ...more,
  })

describe('who may abandon its comrades', () => {
  it('a gnome whose time keeper is past 10: 9 and less, not 10 and more (A16)', () => {
    expect(refused(outside(9), 'abandon')).toBeNull()
    expect(refused(outside(6), 'abandon')).toBeNull()
    const TOO_EARLY = { code: 'abandon/too-early', rule: 'A16' }
    expect(refused(outside(10), 'abandon')).toEqual(TOO_EARLY)
    expect(refused(outside(11), 'abandon')).toEqual(TOO_EARLY)
    expect(refused(outside(60), 'abandon')).toEqual(TOO_EARLY)
  })

  it('at the start of the turn: minutes spent since do not count (A16)', () => {
    const table = set({
      gnomes: [
        { color: 'red', room: 6, minute: 11, hand: ['aqualung'] },
        { color: 'blue', minute: 5 },
      ],
      icons: QUIET,
    })
    const late = play(table, 'play aqualung', 'open sea', 'enter')
    expect(late.state.turn?.ghost).toBe(9)
    expect(refused(late, 'abandon')).toEqual({ code: 'abandon/too-early', rule: 'A16' })
  })

  it('only in the sea (A16)', () => {
    const table = set({
      gnomes: [
        { color: 'red', room: 6, minute: 9 },
        { color: 'blue', minute: 5 },
      ],
      icons: QUIET,
    })
    expect(refused(table, 'abandon')).toEqual({ code: 'abandon/not-in-sea', rule: 'A16' })
    expect(refused(play(outside(9), 'open 3', 'enter'), 'abandon')).toEqual({
      code: 'abandon/not-in-sea',
      rule: 'A16',
    })
  })

  it('with one or two people nobody may, with three or more anybody may (S1)', () => {
    const TOO_FEW = { code: 'abandon/too-few-people', rule: 'S1' }
    expect([1, 2, 3, 4, 8].map((people) => refused(outside(9, { people }), 'abandon'))).toEqual([
      TOO_FEW,
      TOO_FEW,
      null,
      null,
      null,
    ])
    expect(offered(outside(9, { people: 2 }))).not.toContain('abandon')
    expect(offered(outside(9, { people: 3 }))).toContain('abandon')
  })

  it('also one that went out in this very turn (A16)', () => {
    const table = set({
      gnomes: [
        { color: 'red', room: 6, minute: 9, hand: ['aqualung'] },
        { color: 'blue', minute: 5 },
      ],
      icons: QUIET,
    })
    expect(refused(play(table, 'play aqualung', 'open sea', 'enter'), 'abandon')).toBeNull()
  })
})

describe('what it does', () => {
  it('takes all remaining minutes; gnome, marker and items leave, and no Updates follow (A16)', () => {
    const table = play(outside(9, { icons: { events: [8, 7], items: [6] } }, ['grog', 'coffee']), 'open 3', 'abandon')
    expect(table.events.slice(2)).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'abandon', minutes: 8, target: null },
      { type: 'time-spent', gnome: 'red', minutes: 8, ghost: 0 },
      { type: 'deserted', gnome: 'red' },
      { type: 'items-discarded', gnome: 'red', items: ['grog', 'coffee'], cause: 'desertion' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'blue', minute: 5 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red')).toMatchObject({ status: 'deserted', hand: [] })
    expect(table.state.stack).toEqual(['blue'])
    expect(table.state.itemDiscards).toEqual(['grog', 'coffee'])
    expect(active(table)).toBe('blue')
  })

  it('an empty hand leaves nothing behind (A16)', () => {
    const table = play(outside(9), 'abandon')
    expect(kinds(table)).not.toContain('items-discarded')
    expect(table.state.itemDiscards).toEqual([])
  })

  it('the air does not run out on a deserter: there is no D2 (A16)', () => {
    const table = play(outside(9), 'abandon')
    expect(happened(table, 'died')).toEqual([])
    expect(table.state.outcome).toBeNull()
  })

  it('a deserter gets no more turns (A16, T2)', () => {
    const table = play(outside(9), 'abandon', 'wait', 'wait')
    expect(happened(table, 'turn-began').map((event) => event.gnome)).toEqual(['blue', 'blue', 'blue'])
  })

  it('the removal of its marker may let a token strike (A16, V11)', () => {
    const struck = play(outside(9, { tokens: { crushed: 6 } }), 'abandon')
    expect(struck.state.outcome).toEqual({ saved: false, cause: 'crushed', winners: ['red'] })
    expect(play(outside(9, { tokens: { crushed: 5 } }), 'abandon').state.outcome).toBeNull()
  })
})

describe('how it ends for a deserter', () => {
  it('it wins if the sub is lost (A16)', () => {
    const table = play(
      outside(9, { tracks: { heat: 9 }, icons: { events: [4], items: [] }, next: { events: ['reactor-warms-up'] } }),
      'abandon',
      'wait',
    )
    expect(table.state.outcome).toEqual({ saved: false, cause: 'heat', winners: ['red'] })
  })

  it('it loses if the sub is saved (A16)', () => {
    const table = play(outside(9), 'abandon', 'fix engine 5')
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['blue'] })
  })

  it('when the last one goes nobody is left (A16, E1)', () => {
    const table = play(set({ gnomes: [{ color: 'red', room: 'sea', minute: 9 }], icons: QUIET }), 'abandon')
    expect(table.state.outcome).toEqual({ saved: false, cause: 'nobody-left', winners: ['red'] })
    expect(table.events.at(-1)).toMatchObject({ type: 'game-ended' })
  })
})
