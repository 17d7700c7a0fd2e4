import { describe, expect, it } from 'vitest'
import { apply, fromScenario, type ScenarioInput } from '../../../../engine/red-november/index.ts'
import { intentOf, litTargets } from '../../../../renderer/red-november/hud/pointing.ts'
import { seen } from '../seen.ts'

const QUIET = { events: [], items: [] }
const at = (room: number, more: ScenarioInput = {}) =>
  seen(fromScenario({ gnomes: [{ color: 'red', room: room as 5, minute: 40 }], icons: QUIET, ...more }))

describe('pointing at the board', () => {
  it('lights the rooms one can walk to, but not the one where one is', () => {
    const lit = litTargets(at(6, { blocked: ['2-5', '4-5', '5-7', '5-8'] }))
    expect(lit).toEqual([{ kind: 'room', room: 5 }])
  })

  it('a click on a far room proposes the whole way there', () => {
    expect(intentOf(at(1), { kind: 'room', room: 10 })).toEqual({ intent: { kind: 'walk', goal: 10 } })
  })

  it('a click on somebody means the room they stand in', () => {
    const gnomes = [
      { color: 'red', room: 1, minute: 40 },
      { color: 'blue', room: 10, minute: 30 },
    ] as const
    const view = seen(fromScenario({ gnomes: [...gnomes], icons: QUIET }))
    expect(intentOf(view, { kind: 'gnome', gnome: 'blue' })).toEqual({ intent: { kind: 'walk', goal: 10 } })
    expect(intentOf(view, { kind: 'gnome', gnome: 'red' })).toBeNull()
  })

  it('a click on a hatch of the own room proposes to open it, from either side; on another it says nothing', () => {
    expect(intentOf(at(5), { kind: 'hatch', hatch: '5-7' })).toEqual({ intent: { kind: 'open', to: 7 } })
    expect(intentOf(at(7), { kind: 'hatch', hatch: '5-7' })).toEqual({ intent: { kind: 'open', to: 5 } })
    expect(intentOf(at(1), { kind: 'hatch', hatch: '5-7' })).toBeNull()
  })

  it('says what bars the way, with its rule (M2, M5, M6)', () => {
    const barred = (view: ReturnType<typeof at>, room: number) => intentOf(view, { kind: 'room', room: room as 5 })
    expect(barred(at(1, { blocked: ['1-2', '1-3'] }), 10)).toMatchObject({
      refused: { code: 'move/hatch-blocked', rule: 'M2', goal: 10, at: { from: 1 } },
    })
    expect(barred(at(6, { rooms: { 5: { fire: true } } }), 5)).toMatchObject({
      refused: { code: 'move/fire', rule: 'M5', goal: 5, at: { from: 6, to: 5 } },
    })
    expect(intentOf(at(3), { kind: 'lock', lock: 3 })).toMatchObject({
      refused: { code: 'move/no-aqualung', rule: 'M6' },
    })
  })

  it('an outer hatch leads out of its own room with an aqualung, and from the sea back in (M6)', () => {
    const equipped = { gnomes: [{ color: 'red', room: 3, minute: 40, hand: ['aqualung'] }], icons: QUIET } as const
    const played = apply(fromScenario(equipped), { type: 'play', item: 'aqualung' })
    if (!played.ok) throw new Error('the aqualung is refused')
    expect(intentOf(seen(played.state), { kind: 'lock', lock: 3 })).toEqual({ intent: { kind: 'walk', goal: 'sea' } })
    expect(litTargets(seen(played.state))).toContainEqual({ kind: 'lock', lock: 3 })
    const outside = seen(fromScenario({ gnomes: [{ color: 'red', room: 'sea', minute: 40 }], icons: QUIET }))
    expect(intentOf(outside, { kind: 'lock', lock: 9 })).toEqual({ intent: { kind: 'walk', goal: 9 } })
  })

  it('a question is answered by a click on what it offers, and nothing else (V3)', () => {
    const asked = apply(
      fromScenario({
        gnomes: [{ color: 'red', room: 5, minute: 40 }],
        rooms: { 1: { fire: true } },
        icons: { events: [39], items: [] },
        next: { events: ['fire-spreads'] },
      }),
      { type: 'wait' },
    )
    if (!asked.ok) throw new Error('waiting is refused')
    expect(litTargets(seen(asked.state))).toEqual([
      { kind: 'room', room: 2 },
      { kind: 'room', room: 3 },
    ])
    expect(intentOf(seen(asked.state), { kind: 'room', room: 2 })).toEqual({ answer: { type: 'choose-room', room: 2 } })
    expect(intentOf(seen(asked.state), { kind: 'room', room: 9 })).toMatchObject({ refused: { code: 'choice/room' } })
    expect(intentOf(seen(asked.state), { kind: 'hatch', hatch: '1-2' })).toBeNull()
  })

  it('says nothing where one is, and nothing when all is over', () => {
    expect(intentOf(at(5), { kind: 'room', room: 5 })).toBeNull()
    const over = at(5, { tracks: { heat: 10 } })
    expect(litTargets(over)).toEqual([])
    expect(intentOf(over, { kind: 'room', room: 7 })).toBeNull()
  })
})
