import { describe, expect, it } from 'vitest'
import { AT_39, blue, green, meetCard, outcomeOfCard, QUIET, red, story } from '../kit.ts'
import { gnome, happened, play, refused, set } from '../table.ts'

describe('sleepers', () => {
  const sleeper = (room: 5 | 6) => [red(), blue({ room, fainted: true, hand: ['crowbar'] }), green()]

  it('a fainted gnome burns at once when a fire breaks out in its room, though it is not its turn (D1, V2)', () => {
    const table = meetCard('fire', [5], { gnomes: sleeper(5) })
    expect(outcomeOfCard(table)).toEqual([
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 5 },
      { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'fire' },
      { type: 'fire-started', room: 5, cause: 'fire' },
      { type: 'died', gnome: 'blue', place: 5, cause: 'fire' },
      { type: 'items-discarded', gnome: 'blue', items: ['crowbar'], cause: 'death' },
    ])
    expect(gnome(table, 'blue')).toMatchObject({ status: 'dead', fainted: false, hand: [] })
  })

  it('a fainted gnome burns at once when the fire spreads to its room (D1, V3)', () => {
    const table = meetCard('fire-spreads', [], { gnomes: sleeper(6), rooms: { 5: { fire: true }, 2: { fire: true } } })
    expect(table.state.pending).toMatchObject({ kind: 'spread-room' })
    expect(gnome(play(table, 'choose room 6'), 'blue').status).toBe('dead')
    expect(gnome(play(table, 'choose room 7'), 'blue').status).toBe('alive')
  })

  it('a fainted gnome drowns at once when a leak fills its room (D1, V4)', () => {
    const table = meetCard('leak', [5], { gnomes: sleeper(5) })
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'blue', place: 5, cause: 'high-water' }])
  })

  it('a fainted gnome drowns at once when the current raises the low water around it (D1, V4)', () => {
    const table = meetCard('undersea-current', [], { gnomes: sleeper(5), rooms: { 5: { water: 'low' } } })
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'blue', place: 5, cause: 'high-water' }])
  })

  it('low water is safe for a sleeper, also when others die (D1)', () => {
    const table = meetCard('leak', [8], {
      gnomes: [red(), blue({ room: 5, fainted: true }), green({ room: 8, fainted: true })],
      rooms: { 5: { water: 'low' } },
    })
    expect(happened(table, 'died').map((death) => death.gnome)).toEqual(['green'])
    expect(gnome(table, 'blue')).toMatchObject({ status: 'alive', fainted: true })
  })

  it('a dry room is safe for a sleeper (D1)', () => {
    expect(happened(meetCard('fire', [4], { gnomes: sleeper(5) }), 'died')).toEqual([])
    expect(happened(meetCard('leak', [4], { gnomes: sleeper(5) }), 'died')).toEqual([])
  })

  it('a fire in a flooded room harms no sleeper (D1, V2)', () => {
    const table = meetCard('fire', [5], { gnomes: sleeper(5), rooms: { 5: { water: 'low' } } })
    expect(happened(table, 'died')).toEqual([])
  })

  it('the active gnome, fainted this turn, dies by its own cards (D1, F3)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue()],
        icons: { events: [38], items: [] },
        next: { events: ['respite:1', 'leak'], dice: [1] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 1, cause: 'high-water' }])
    expect(gnome(table, 'red').minute).toBe(38)
    expect(table.state.turn?.active).toBe('blue')
  })

  it('a gnome at 0 that lies fainted never wakes, and fire still kills it (D1, T2)', () => {
    const table = meetCard('fire', [5], { gnomes: [red(), blue({ room: 5, minute: 0, fainted: true })] })
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'blue', place: 5, cause: 'fire' }])
    expect(table.state.stack).toEqual(['red'])
  })

  it('gnomes that are awake survive fire and water that break out around them (D1, D3)', () => {
    for (const card of ['fire', 'leak']) {
      const table = meetCard(card, [5], {
        gnomes: [red({ room: 5 }), blue({ room: 5 }), green({ room: 5, minute: 0 })],
      })
      expect(happened(table, 'died')).toEqual([])
      expect(table.state.gnomes.map(({ status }) => status)).toEqual(['alive', 'alive', 'alive'])
    }
  })

  it('several sleepers of one room die together, in seat order from the active gnome on (D1, V12)', () => {
    const table = meetCard('leak', [5], {
      gnomes: [
        { color: 'orange', room: 5, minute: 9, fainted: true },
        red(),
        blue({ room: 5, fainted: true }),
        green({ room: 5 }),
      ],
    })
    expect(happened(table, 'died').map((death) => death.gnome)).toEqual(['blue', 'orange'])
  })
})

describe('the start of the updates', () => {
  it('the active gnome dies in a burning room (D2)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['extinguisher', 'toolbox'] }), blue()],
        rooms: { 1: { fire: true } },
        icons: QUIET,
      }),
      'play extinguisher',
      'fix engine 10',
    )
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 1, cause: 'fire' }])
    expect(happened(table, 'items-discarded')).toEqual([
      { type: 'items-discarded', gnome: 'red', items: ['toolbox'], cause: 'death' },
    ])
    expect(table.state.itemDiscards).toEqual(['extinguisher', 'toolbox'])
  })

  it('the active gnome dies at high water (D2)', () => {
    const table = play(set({ gnomes: [red(), blue()], rooms: { 1: { water: 'high' } }, icons: QUIET }), 'wait')
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 1, cause: 'high-water' }])
    expect(happened(table, 'items-discarded')).toEqual([])
  })

  it('low water does not kill it, nor does fire next door (D2)', () => {
    const table = play(
      set({
        gnomes: [red(), blue()],
        rooms: { 1: { water: 'low' }, 2: { fire: true }, 3: { water: 'high' } },
        icons: QUIET,
      }),
      'wait',
    )
    expect(happened(table, 'died')).toEqual([])
  })

  it('only the active gnome dies then, not the others in the same water (D2, D3)', () => {
    const table = play(
      set({ gnomes: [red(), blue({ room: 1 })], rooms: { 1: { water: 'high' } }, icons: QUIET }),
      'wait',
    )
    expect(happened(table, 'died').map((death) => death.gnome)).toEqual(['red'])
  })

  it('a gnome that was in the sea when its turn began and still is dies (D2)', () => {
    const table = play(set({ gnomes: [red({ room: 'sea' }), blue()], icons: QUIET }), 'wait')
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 'sea', cause: 'out-of-air' }])
  })

  it('it does not matter where it was in between, and a new aqualung does not help (D2)', () => {
    const table = play(
      set({ gnomes: [red({ room: 'sea', hand: ['aqualung'] }), blue()], icons: QUIET }),
      'open 3',
      'enter',
      'play aqualung',
      'open sea',
      'enter',
      'wait',
    )
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 'sea', cause: 'out-of-air' }])
  })

  it('a gnome that comes back from the sea lives (D2, M6)', () => {
    const table = play(set({ gnomes: [red({ room: 'sea' }), blue()], icons: QUIET }), 'open 9', 'enter', 'wait')
    expect(happened(table, 'died')).toEqual([])
    expect(gnome(table, 'red')).toMatchObject({ room: 9, status: 'alive', minute: 37 })
  })

  it('a gnome that went out this turn lives, and dies if it stays out for the next (D2)', () => {
    const out = play(
      set({ gnomes: [red({ room: 3, hand: ['aqualung'] }), blue()], icons: QUIET }),
      'play aqualung',
      'open sea',
      'enter',
      'wait',
    )
    expect(happened(out, 'died')).toEqual([])
    expect(gnome(out, 'red')).toMatchObject({ room: 'sea', minute: 37 })
    expect(happened(play(out, 'wait'), 'died')).toEqual([
      { type: 'died', gnome: 'red', place: 'sea', cause: 'out-of-air' },
    ])
  })

  it('coming to 0 in the sea is otherwise safe (D2)', () => {
    const table = play(
      set({ gnomes: [red({ room: 3, minute: 3, hand: ['aqualung'] })], icons: QUIET }),
      'play aqualung',
      'open sea',
      'enter',
      'wait',
    )
    expect(table.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red'] })
    expect(gnome(table, 'red')).toMatchObject({ room: 'sea', minute: 0, status: 'alive' })
  })

  it('a gnome that faints in the sea it began in dies once (D2, F4)', () => {
    const table = play(
      set({ gnomes: [red({ room: 'sea', hand: ['grog'] }), blue()], icons: QUIET, next: { events: ['respite:1'] } }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'died')).toEqual([{ type: 'died', gnome: 'red', place: 'sea', cause: 'fainted-in-sea' }])
  })
})

describe('what death does', () => {
  it('items are discarded, figure and marker leave the board (D3)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog', 'harpoon'] }), blue()],
        rooms: { 1: { water: 'high' } },
        icons: QUIET,
        discards: { items: ['coffee'] },
      }),
      'wait',
    )
    expect(happened(table, 'items-discarded')).toEqual([
      { type: 'items-discarded', gnome: 'red', items: ['grog', 'harpoon'], cause: 'death' },
    ])
    expect(table.state.itemDiscards).toEqual(['coffee', 'grog', 'harpoon'])
    expect(gnome(table, 'red')).toMatchObject({ status: 'dead', hand: [], fainted: false })
    expect(table.state.stack).toEqual(['blue'])
    expect(happened(table, 'arrived')).toEqual([])
  })

  it('its player is out: no turn, no question, no trade (D3)', () => {
    const table = play(
      set({
        gnomes: [red(), { color: 'orange', room: 1, minute: 60, status: 'dead' }, blue({ room: 1 })],
        icons: AT_39,
        next: { events: ['turbulence'] },
      }),
      'wait',
    )
    expect(happened(table, 'choice-asked')).toEqual([])
    expect(table.state.turn?.active).toBe('red')
    expect(refused(table, 'trade orange give nothing')).toEqual({ code: 'trade/not-here', rule: 'A13' })
    expect(refused(table, 'trade blue give nothing')).toBeNull()
  })

  it('an awake gnome survives until its own next start of updates (D3, D2)', () => {
    const table = meetCard('leak', [5], {
      gnomes: [red({ minute: 40 }), blue({ room: 5, minute: 39 })],
      order: ['blue'],
    })
    expect(happened(table, 'died')).toEqual([])
    const later = play(table, 'wait')
    expect(later.state.turn?.active).toBe('blue')
    expect(happened(later, 'died')).toEqual([])
    expect(happened(play(later, 'wait'), 'died')).toEqual([
      { type: 'died', gnome: 'blue', place: 5, cause: 'high-water' },
    ])
  })

  it('the active gnome survives what its later cards bring, until its next turn (D3, D2)', () => {
    const table = meetCard('leak', [1])
    expect(happened(table, 'died')).toEqual([])
    expect(gnome(table, 'red')).toMatchObject({ room: 1, status: 'alive', minute: 39 })
    expect(story(play(table, 'wait'), 'died')).toEqual([{ type: 'died', gnome: 'red', place: 1, cause: 'high-water' }])
  })

  it('a gnome that gets away in its next turn lives (D3, D2)', () => {
    const table = play(meetCard('fire', [1]), 'open 2', 'enter', 'wait')
    expect(happened(table, 'died')).toEqual([])
  })
})
