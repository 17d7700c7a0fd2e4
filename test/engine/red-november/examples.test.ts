import { describe, expect, it } from 'vitest'
import { gnome, happened, play, refused, set } from './table.ts'

describe('the worked examples of the rules', () => {
  it('1: seven minutes against the fire, one grog too many (M3, M5, A1, F2, F3, U1)', () => {
    const table = play(
      set({
        gnomes: [{ color: 'red', room: 7, minute: 40, hand: ['grog'], intoxication: 2 }],
        rooms: { 5: { water: 'high' }, 2: { fire: true }, 1: { fire: true } },
        blocked: ['4-5'],
        next: { events: ['respite:2', ...Array<string>(6).fill('descent'), 'respite'] },
      }),
      `open 5
       enter
       play grog
       open 2
       enter
       open 1
       enter
       extinguish 7`,
    )
    expect(happened(table, 'action-began')).toMatchObject([{ action: 'extinguish', target: 10 }])
    expect(happened(table, 'faint-checked')).toMatchObject([{ card: 'respite:2', fainted: true }])
    expect(happened(table, 'time-spent').at(-1)).toMatchObject({ minutes: 10, ghost: 19 })
    expect(happened(table, 'event-revealed')).toHaveLength(7)
    expect(happened(table, 'items-drawn')).toHaveLength(2)
    expect(table.state.rooms).toMatchObject({ 1: 'dry', 2: 'burning', 5: 'low', 7: 'low' })
    expect(gnome(table, 'red').minute).toBe(19)
  })

  it('2: prying a hatch open in low water (A2, A8)', () => {
    const table = play(
      set({
        gnomes: [{ color: 'red', room: 3, minute: 60, hand: ['crowbar'] }],
        rooms: { 3: { water: 'low' } },
        blocked: ['1-3'],
        icons: { events: [], items: [] },
        next: { dice: [7] },
      }),
      'play crowbar',
      'unblock 1-3 4',
    )
    expect(happened(table, 'action-began')).toMatchObject([{ action: 'unblock', minutes: 4, target: 7 }])
    expect(happened(table, 'time-spent')).toMatchObject([{ minutes: 6, ghost: 54 }])
    expect(table.state.blocked).toEqual([])
  })

  it('3: the reactor goes back star by star (A9)', () => {
    const once = play(
      set({ gnomes: [{ color: 'red', room: 4 }], tracks: { heat: 8 }, icons: { events: [], items: [] } }),
      'fix reactor 10',
    )
    expect(once.state.tracks.heat).toBe(5)
    expect(play(once, 'fix reactor 10').state.tracks.heat).toBe(1)
  })

  it('4: two grogs from the cabin, and no third without an action elsewhere (A12)', () => {
    const table = play(set({ gnomes: [{ color: 'red', room: 10 }], icons: { events: [], items: [] } }), 'draw 2')
    expect(gnome(table, 'red').hand).toEqual(['grog', 'grog'])
    expect(table.state.cabinGrog).toBe(4)
    expect(refused(table, 'draw 1')).toEqual({ code: 'draw/again', rule: 'A12' })
    expect(refused(play(table, 'wait'), 'draw 1')).toEqual({ code: 'draw/again', rule: 'A12' })
    const elsewhere = play(table, 'open 9', 'enter', 'wait', 'open 10', 'enter', 'draw 1')
    expect(gnome(elsewhere, 'red').hand).toHaveLength(3)
  })
})
