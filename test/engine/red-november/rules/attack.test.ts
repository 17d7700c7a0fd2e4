import { describe, expect, it } from 'vitest'
import type { ScenarioInput } from '../../../../engine/red-november/index.ts'
import { blue, green, legal, QUIET, red, story } from '../kit.ts'
import { gnome, happened, play, refused, set } from '../table.ts'

const DERANGED = { derangedGnomes: true }

/** Red with a crowbar and blue stand in the mess, green far away. */
const mess = (
  attacker: Parameters<typeof red>[0] = {},
  victim: Parameters<typeof blue>[0] = {},
  more: ScenarioInput = {},
) =>
  set({
    options: DERANGED,
    gnomes: [red({ room: 5, hand: ['crowbar'], ...attacker }), blue({ room: 5, ...victim }), green()],
    icons: QUIET,
    ...more,
  })

describe('when an attack is possible', () => {
  it('only with the option (O2)', () => {
    const table = play(mess({}, {}, { options: {} }), 'play crowbar')
    expect(refused(table, 'attack blue')).toEqual({ code: 'attack/option-off', rule: 'O2' })
    expect(legal(table)).not.toContain('attack blue')
  })

  it('only after a crowbar was played this turn: holding one is not enough (O2)', () => {
    const table = mess()
    expect(refused(table, 'attack blue')).toEqual({ code: 'attack/no-crowbar', rule: 'O2' })
    expect(legal(table)).not.toContain('attack blue')
    const armed = play(table, 'play crowbar')
    expect(refused(armed, 'attack blue')).toBeNull()
    expect(legal(armed)).toContain('attack blue')
  })

  it('a crowbar of an earlier turn does not serve (O2, C5)', () => {
    const table = play(mess(), 'play crowbar', 'wait')
    expect(table.state.turn?.active).toBe('red')
    expect(refused(table, 'attack blue')).toEqual({ code: 'attack/no-crowbar', rule: 'O2' })
  })

  it('other items do not serve (O2)', () => {
    const table = play(mess({ hand: ['harpoon', 'toolbox', 'crowbar'] }), 'play harpoon', 'play toolbox')
    expect(refused(table, 'attack blue')).toEqual({ code: 'attack/no-crowbar', rule: 'O2' })
  })

  it('only against a gnome in the same room, never against oneself (O2)', () => {
    const table = play(mess(), 'play crowbar')
    const absent = { code: 'attack/not-here', rule: 'O2' }
    expect(refused(table, 'attack green')).toEqual(absent)
    expect(refused(table, 'attack red')).toEqual(absent)
    expect(refused(table, 'attack white')).toEqual(absent)
    expect(legal(table).filter((line) => line.startsWith('attack'))).toEqual(['attack blue'])
  })

  it('not against the dead (O2, D3)', () => {
    const table = play(mess({}, { status: 'dead' }), 'play crowbar')
    expect(refused(table, 'attack blue')).toEqual({ code: 'attack/not-here', rule: 'O2' })
  })

  it('also against a gnome at 0 (O2, T2)', () => {
    const table = play(mess({}, { minute: 0 }), 'play crowbar', 'attack blue')
    expect(table.state.pending).toEqual({ kind: 'defend', who: 'blue', from: 'red' })
  })

  it('not in the sea (O2, A5)', () => {
    const table = play(mess({ room: 'sea' }, { room: 'sea' }), 'play crowbar')
    expect(refused(table, 'attack blue')).toEqual({ code: 'action/sea', rule: 'A5' })
    expect(legal(table)).not.toContain('attack blue')
  })

  it('not at high water (O2, A3)', () => {
    const table = play(mess({}, {}, { rooms: { 5: { water: 'high' } } }), 'play crowbar')
    expect(refused(table, 'attack blue')).toEqual({ code: 'action/high-water', rule: 'A3' })
  })

  it('in a burning room only by heroes (O2, A4, O5)', () => {
    const table = play(mess({ hand: ['crowbar', 'grog'] }, {}, { rooms: { 5: { fire: true } } }), 'play crowbar')
    expect(refused(table, 'attack blue')).toEqual({ code: 'action/fire', rule: 'A4' })
    expect(refused(play(table, 'play grog'), 'attack blue')).toBeNull()
  })
})

describe('the price of an attack', () => {
  it('is one minute (O2)', () => {
    const table = play(mess(), 'play crowbar', 'attack blue')
    expect(table.events.slice(-5)).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'attack', minutes: 1, target: null },
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 39 },
      { type: 'attacked', gnome: 'red', target: 'blue' },
      { type: 'choice-asked', kind: 'defend', who: 'blue' },
    ])
    expect(table.state.turn).toMatchObject({ phase: 'action', active: 'red', ghost: 39 })
  })

  it('is three minutes in low water (O2, A2)', () => {
    const table = play(mess({}, {}, { rooms: { 5: { water: 'low' } } }), 'play crowbar', 'attack blue')
    expect(happened(table, 'time-spent')).toEqual([{ type: 'time-spent', gnome: 'red', minutes: 3, ghost: 37 }])
  })

  it('must be there: three minutes in low water, one elsewhere (O2, T4)', () => {
    const short = { code: 'turn/not-enough-minutes', rule: 'T4' }
    const low = { rooms: { 5: { water: 'low' as const } } }
    const mess = (minute: number, more: ScenarioInput = {}) =>
      set({
        options: DERANGED,
        gnomes: [red({ room: 5, minute, hand: ['crowbar'] }), blue({ room: 5, minute: 0 })],
        icons: QUIET,
        ...more,
      })
    expect(refused(play(mess(3, low), 'play crowbar'), 'attack blue')).toBeNull()
    expect(refused(play(mess(2, low), 'play crowbar'), 'attack blue')).toEqual(short)
    expect(legal(play(mess(2, low), 'play crowbar'))).not.toContain('attack blue')
    expect(legal(play(mess(3, low), 'play crowbar'))).toContain('attack blue')
    const last = play(mess(1), 'play crowbar')
    expect(refused(last, 'attack blue')).toBeNull()
    expect(refused(play(last, 'open 2'), 'attack blue')).toEqual(short)
  })
})

describe('the defender', () => {
  it('is asked even if it holds no crowbar, and can then only yield (O2)', () => {
    const table = play(mess({}, { hand: ['grog'] }), 'play crowbar', 'attack blue')
    expect(table.state.pending).toEqual({ kind: 'defend', who: 'blue', from: 'red' })
    expect(legal(table)).toEqual(['yield'])
    expect(refused(table, 'defend')).toEqual({ code: 'defend/no-crowbar', rule: 'O2' })
    expect(refused(table, 'refuse')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
    expect(refused(table, 'wait')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(table, 'play grog')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
  })

  it('without an answer it is dead, and the attacker takes its items (O2, D3)', () => {
    const table = play(
      mess({ hand: ['crowbar', 'coffee'] }, { hand: ['grog', 'crowbar'] }),
      'play crowbar',
      'attack blue',
      'yield',
    )
    expect(table.events.slice(6)).toEqual([
      { type: 'yielded', gnome: 'blue' },
      { type: 'items-looted', gnome: 'red', victim: 'blue', items: ['grog', 'crowbar'] },
      { type: 'died', gnome: 'blue', place: 5, cause: 'attack' },
      { type: 'phase-began', phase: 'updates' },
      { type: 'marker-moved', gnome: 'red', from: 40, to: 39 },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'red', minute: 39 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red').hand).toEqual(['coffee', 'grog', 'crowbar'])
    expect(gnome(table, 'blue')).toMatchObject({ status: 'dead', hand: [] })
    expect(table.state.itemDiscards).toEqual(['crowbar'])
    expect(table.state.stack).toEqual(['red', 'green'])
    expect(table.state.pending).toBeNull()
  })

  it('a fainted one is not asked, not even with a crowbar (O2)', () => {
    const table = play(mess({}, { fainted: true, hand: ['crowbar'] }), 'play crowbar', 'attack blue')
    expect(happened(table, 'choice-asked')).toEqual([])
    expect(happened(table, 'die-rolled')).toEqual([])
    expect(story(table, 'attacked', 'items-looted', 'died')).toEqual([
      { type: 'attacked', gnome: 'red', target: 'blue' },
      { type: 'items-looted', gnome: 'red', victim: 'blue', items: ['crowbar'] },
      { type: 'died', gnome: 'blue', place: 5, cause: 'attack' },
    ])
    expect(gnome(table, 'blue')).toMatchObject({ status: 'dead', fainted: false })
  })

  it('who holds nothing leaves nothing (O2)', () => {
    const table = play(mess(), 'play crowbar', 'attack blue', 'yield')
    expect(happened(table, 'items-looted')).toEqual([])
    expect(happened(table, 'items-discarded')).toEqual([])
    expect(gnome(table, 'red').hand).toEqual([])
  })

  it('may answer with a crowbar, played out of turn and discarded (O2)', () => {
    const table = play(
      mess({}, { hand: ['crowbar', 'crowbar', 'grog'] }, { next: { dice: [9, 3] } }),
      'play crowbar',
      'attack blue',
    )
    expect(legal(table)).toEqual(['defend', 'yield'])
    const done = play(table, 'defend')
    expect(story(done, 'defended', 'die-rolled', 'duel-decided', 'items-looted', 'died')).toEqual([
      { type: 'defended', gnome: 'blue' },
      { type: 'die-rolled', purpose: 'duel-attacker', gnome: 'red', face: 9 },
      { type: 'die-rolled', purpose: 'duel-defender', gnome: 'blue', face: 3 },
      { type: 'duel-decided', winner: 'red', loser: 'blue', attack: 9, defence: 3 },
      { type: 'items-looted', gnome: 'red', victim: 'blue', items: ['crowbar', 'grog'] },
      { type: 'died', gnome: 'blue', place: 5, cause: 'duel' },
    ])
    expect(done.state.itemDiscards).toEqual(['crowbar', 'crowbar'])
    expect(gnome(done, 'red').hand).toEqual(['crowbar', 'grog'])
  })
})

describe('the duel', () => {
  const duel = (
    dice: readonly [number, number, ...number[]],
    attacker: Parameters<typeof red>[0] = {},
    victim: Parameters<typeof blue>[0] = {},
    more: ScenarioInput = {},
  ) =>
    play(
      mess(
        { hand: ['crowbar', 'coffee'], ...attacker },
        { hand: ['crowbar', 'toolbox'], ...victim },
        {
          ...more,
          next: { dice: [...dice], ...more.next },
        },
      ),
      'play crowbar',
      'attack blue',
      'defend',
    )

  it('the higher one kills the other, and takes its items (O2)', () => {
    const table = duel([4, 5])
    expect(happened(table, 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'blue', loser: 'red', attack: 4, defence: 5 },
    ])
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 5, cause: 'duel' }])
    expect(gnome(table, 'blue').hand).toEqual(['toolbox', 'coffee'])
    expect(gnome(table, 'red')).toMatchObject({ status: 'dead', hand: [] })
    expect(table.state.itemDiscards).toEqual(['crowbar', 'crowbar'])
  })

  it('a tie goes to the attacker (O2)', () => {
    expect(happened(duel([5, 5]), 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'red', loser: 'blue', attack: 5, defence: 5 },
    ])
    expect(happened(duel([6, 5]), 'duel-decided')).toMatchObject([{ winner: 'red' }])
  })

  it('both subtract their intoxication (O2)', () => {
    expect(happened(duel([7, 6], { intoxication: 2 }, { intoxication: 0 }), 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'blue', loser: 'red', attack: 5, defence: 6 },
    ])
    expect(happened(duel([5, 8], {}, { intoxication: 3 }), 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'red', loser: 'blue', attack: 5, defence: 5 },
    ])
  })

  it('results may be negative (O2)', () => {
    expect(happened(duel([1, 2], { intoxication: 4 }, { intoxication: 4 }), 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'blue', loser: 'red', attack: -3, defence: -2 },
    ])
    expect(happened(duel([2, 1], { intoxication: 4 }, { intoxication: 4 }), 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'red', loser: 'blue', attack: -2, defence: -3 },
    ])
  })

  it('grog gives no bonus, only its intoxication (O2)', () => {
    const table = play(
      mess(
        { hand: ['crowbar', 'grog', 'crowbar'] },
        { hand: ['crowbar'] },
        { next: { dice: [5, 5], events: ['respite:-'] } },
      ),
      'play crowbar',
      'play crowbar',
      'play grog',
      'attack blue',
      'defend',
    )
    expect(happened(table, 'duel-decided')).toEqual([
      { type: 'duel-decided', winner: 'blue', loser: 'red', attack: 4, defence: 5 },
    ])
  })

  it('a winner that drank makes its faint check, and goes on with its updates (O2, F1)', () => {
    const table = play(
      mess(
        { hand: ['crowbar', 'grog'] },
        { hand: ['crowbar'] },
        { next: { dice: [9, 2], events: ['respite:1', 'descent'] }, icons: { events: [38], items: [38] } },
      ),
      'play grog',
      'play crowbar',
      'attack blue',
      'defend',
    )
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:1', fainted: true },
    ])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([38])
    expect(gnome(table, 'red')).toMatchObject({ minute: 29, status: 'alive' })
  })

  it('an attacker that loses dies as the active gnome: no faint check, no updates, its turn ends (O2, U2)', () => {
    const table = play(
      mess(
        { hand: ['crowbar', 'grog'] },
        { hand: ['crowbar'] },
        { next: { dice: [2, 9], events: ['respite:1'] }, icons: { events: [39], items: [39] } },
      ),
      'play grog',
      'play crowbar',
      'attack blue',
      'defend',
    )
    expect(table.events.slice(table.events.findIndex(({ type }) => type === 'duel-decided'))).toEqual([
      { type: 'duel-decided', winner: 'blue', loser: 'red', attack: 1, defence: 9 },
      { type: 'died', gnome: 'red', place: 5, cause: 'duel' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'blue', minute: 20 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(table.state.script.events).toEqual(['respite:1'])
    expect(table.state.stack).toEqual(['blue', 'green'])
    expect(table.state.turn?.active).toBe('blue')
  })

  it('an attacker that loses as the last straggler: the others are saved (O2, E2)', () => {
    const table = duel(
      [1, 10],
      {},
      { minute: 0 },
      {
        gnomes: [red({ room: 5, hand: ['crowbar'] }), blue({ room: 5, minute: 0, hand: ['crowbar'] })],
      },
    )
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red', 'blue'] })
  })

  it('a token strikes when the attacker that held it is dead (O2, V11)', () => {
    const table = duel([1, 10], {}, {}, { tokens: { crushed: 21 } })
    expect(table.events.slice(-3)).toEqual([
      { type: 'died', gnome: 'red', place: 5, cause: 'duel' },
      { type: 'token-struck', token: 'crushed' },
      { type: 'game-ended', outcome: { saved: false, cause: 'crushed', winners: [] } },
    ])
  })

  it('looted items can be used in the same turn: a lucky charm is asked for (O2, C7)', () => {
    const table = play(
      mess({}, { hand: ['lucky-charm'] }, { icons: { events: [39], items: [] } }),
      'play crowbar',
      'attack blue',
      'yield',
    )
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
  })

  it('an attack is an action: it leaves the corner of those who have drawn (O2, A12)', () => {
    const table = play(mess({ drewIn: 8 }), 'play crowbar', 'attack blue', 'yield')
    expect(gnome(table, 'red').drewIn).toBeNull()
  })
})

describe('attacks with Slower Death', () => {
  const BOTH = { derangedGnomes: true, slowerDeath: true }

  it('a killed defender comes back in a random room, without its items, with its marker (O2, O1)', () => {
    const table = play(
      mess({}, { hand: ['grog'], intoxication: 3, drewIn: 10 }, { options: BOTH, next: { dice: [9] } }),
      'play crowbar',
      'attack blue',
      'yield',
    )
    expect(story(table, 'items-looted', 'died', 'items-discarded', 'arrived')).toEqual([
      { type: 'items-looted', gnome: 'red', victim: 'blue', items: ['grog'] },
      { type: 'died', gnome: 'blue', place: 5, cause: 'attack' },
      { type: 'arrived', gnome: 'blue', room: 9 },
    ])
    expect(gnome(table, 'blue')).toEqual({
      color: 'blue',
      room: 9,
      minute: 20,
      hand: [],
      intoxication: 0,
      fainted: false,
      status: 'alive',
      drewIn: null,
    })
    expect(gnome(table, 'red')).toMatchObject({ hand: ['grog'], minute: 39 })
  })

  it('an attacker that loses comes back and goes on with the updates, without faint check and D2 (O2, O1)', () => {
    const table = play(
      mess(
        { hand: ['crowbar', 'grog', 'toolbox'] },
        { hand: ['crowbar'] },
        {
          options: BOTH,
          rooms: { 9: { water: 'high' } },
          next: { dice: [2, 9, 9], events: ['descent'], items: ['coffee'] },
          icons: { events: [39], items: [39] },
        },
      ),
      'play grog',
      'play crowbar',
      'attack blue',
      'defend',
    )
    expect(table.events.slice(table.events.findIndex(({ type }) => type === 'duel-decided'))).toEqual([
      { type: 'duel-decided', winner: 'blue', loser: 'red', attack: 1, defence: 9 },
      { type: 'items-looted', gnome: 'blue', victim: 'red', items: ['toolbox'] },
      { type: 'died', gnome: 'red', place: 5, cause: 'duel' },
      { type: 'die-rolled', purpose: 'arrival', gnome: 'red', face: 9 },
      { type: 'arrived', gnome: 'red', room: 9 },
      { type: 'phase-began', phase: 'updates' },
      { type: 'marker-moved', gnome: 'red', from: 40, to: 39 },
      { type: 'event-revealed', card: 'descent:2', minute: 39 },
      { type: 'track-moved', track: 'pressure', from: 1, to: 2, cause: 'descent' },
      { type: 'items-drawn', gnome: 'red', items: ['coffee'], source: 'icon' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'red', minute: 39 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red')).toMatchObject({ room: 9, status: 'alive', hand: ['coffee'], intoxication: 0 })
    expect(happened(table, 'faint-checked')).toEqual([])
    expect(happened(table, 'faint-check-cancelled')).toEqual([])
  })
})
