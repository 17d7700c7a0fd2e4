import { describe, expect, it } from 'vitest'
import { EVENT_BOX } from '../../../../engine/red-november/index.ts'
import { blue, legal, QUIET, red, story, types } from '../kit.ts'
import { gnome, happened, play, refused, set } from '../table.ts'

/** Red in room 1 at 40, on a track without icons. */
const drinker = (hand: Parameters<typeof red>[0], ...events: readonly string[]) =>
  set({ gnomes: [red(hand), blue()], icons: QUIET, next: { events: [...events] } })

describe('who makes a faint check', () => {
  it('without grog there is no check, however drunk the gnome is (F1)', () => {
    const table = play(drinker({ intoxication: 4 }, 'respite:1'), 'wait')
    expect(happened(table, 'faint-checked')).toEqual([])
    expect(happened(table, 'faint-check-cancelled')).toEqual([])
    expect(table.state.script.events).toEqual(['respite:1'])
    expect(types(table)).toEqual([
      'phase-began',
      'action-began',
      'time-spent',
      'phase-began',
      'marker-moved',
      'turn-ended',
      'turn-began',
      'phase-began',
    ])
  })

  it('other items bring no check (F1)', () => {
    const table = play(
      drinker({ intoxication: 4, hand: ['extinguisher', 'toolbox'] }, 'respite:1'),
      'play extinguisher',
      'play toolbox',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toEqual([])
    expect(table.state.script.events).toEqual(['respite:1'])
  })

  it('one grog brings one check, between the action and the updates (F1, T5)', () => {
    const table = play(drinker({ hand: ['grog'] }, 'respite:-', 'respite:1'), 'play grog', 'wait')
    expect(story(table, 'phase-began', 'faint-checked').slice(0, 4)).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'phase-began', phase: 'faint' },
      { type: 'faint-checked', gnome: 'red', card: 'respite:-', fainted: false },
      { type: 'phase-began', phase: 'updates' },
    ])
    expect(table.state.script.events).toEqual(['respite:1'])
  })

  it('three grogs bring one check as well (F1)', () => {
    const table = play(
      drinker({ hand: ['grog', 'grog', 'grog'] }, 'respite:4', 'respite:1'),
      'play grog',
      'play grog',
      'play grog',
      'wait',
    )
    expect(gnome(table, 'red').intoxication).toBe(3)
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:4', fainted: false },
    ])
    expect(table.state.script.events).toEqual(['respite:1'])
  })

  it('grog of an earlier turn brings no check (F1)', () => {
    const table = play(drinker({ hand: ['grog'] }, 'respite:-', 'respite:1'), 'play grog', 'wait', 'wait')
    expect(happened(table, 'faint-checked')).toHaveLength(1)
    expect(table.state.script.events).toEqual(['respite:1'])
  })

  it('coffee in the same turn cancels the check, and no card is drawn (F1, C6)', () => {
    for (const order of [
      ['play grog', 'play coffee'],
      ['play coffee', 'play grog'],
      ['play grog', 'play coffee', 'play grog'],
    ]) {
      const table = play(drinker({ hand: ['grog', 'coffee', 'grog'] }, 'respite:1'), ...order, 'wait')
      expect(happened(table, 'faint-checked')).toEqual([])
      expect(happened(table, 'faint-check-cancelled')).toEqual([{ type: 'faint-check-cancelled', gnome: 'red' }])
      expect(happened(table, 'choice-asked')).toEqual([])
      expect(table.state.script.events).toEqual(['respite:1'])
      expect(gnome(table, 'red').fainted).toBe(false)
    }
  })

  it('coffee without grog cancels nothing (F1, C6)', () => {
    const table = play(drinker({ hand: ['coffee'], intoxication: 3 }), 'play coffee', 'wait')
    expect(happened(table, 'faint-check-cancelled')).toEqual([])
    expect(gnome(table, 'red').intoxication).toBe(1)
  })

  it('before the card is drawn, whoever still holds coffee is asked, and may only play that or go on (C7, F1)', () => {
    const table = play(
      drinker({ hand: ['grog', 'coffee', 'toolbox'], intoxication: 2 }, 'respite:3'),
      'play grog',
      'wait',
    )
    expect(table.state.pending).toEqual({ kind: 'coffee', who: 'red' })
    expect(table.state.turn?.phase).toBe('faint')
    expect(table.events.at(-1)).toEqual({ type: 'choice-asked', kind: 'coffee', who: 'red' })
    expect(legal(table)).toEqual(['play coffee', 'continue'])
    expect(refused(table, 'play toolbox')).toEqual({ code: 'play/not-now', rule: 'C7' })
    expect(refused(table, 'wait')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(table, 'discard coffee')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })

    const without = play(table, 'continue')
    expect(happened(without, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:3', fainted: true },
    ])
    expect(gnome(without, 'red').hand).toEqual(['coffee', 'toolbox'])

    const sobered = play(table, 'play coffee')
    expect(happened(sobered, 'faint-checked')).toEqual([])
    expect(happened(sobered, 'faint-check-cancelled')).toEqual([{ type: 'faint-check-cancelled', gnome: 'red' }])
    expect(happened(sobered, 'intoxication-changed').at(-1)).toEqual({
      type: 'intoxication-changed',
      gnome: 'red',
      from: 3,
      to: 1,
      cause: 'coffee',
    })
    expect(sobered.state.script.events).toEqual(['respite:3'])
    expect(gnome(sobered, 'red').hand).toEqual(['toolbox'])
  })

  it('coffee is not asked for where there is no check to make (C7, F1)', () => {
    const table = play(drinker({ hand: ['coffee'], intoxication: 4 }), 'wait')
    expect(happened(table, 'choice-asked')).toEqual([])
    expect(gnome(table, 'red').hand).toEqual(['coffee'])
  })

  it('the coffee of another gnome does not help (C7, F1)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue({ room: 1, hand: ['coffee'] })],
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'choice-asked')).toEqual([])
    expect(happened(table, 'faint-checked')).toMatchObject([{ fainted: true }])
  })
})

describe('the faint card', () => {
  const levels = [1, 2, 3, 4] as const

  for (const level of levels) {
    it(`at intoxication ${level} the numbers up to ${level} make faint, the others and the dash do not (F2)`, () => {
      for (const number of ['1', '2', '3', '4', '-']) {
        const table = play(
          drinker({ hand: ['grog'], intoxication: level - 1 }, `respite:${number}`),
          'play grog',
          'wait',
        )
        const fainted = number !== '-' && Number(number) <= level
        expect(happened(table, 'faint-checked')).toEqual([
          { type: 'faint-checked', gnome: 'red', card: `respite:${number}`, fainted },
        ])
        expect(gnome(table, 'red').minute).toBe(fainted ? 29 : 39)
      }
    })
  }

  it('the card is discarded unread (F2)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue()],
        icons: QUIET,
        discards: { events: ['leak:2'] },
        next: { events: ['fire:4', 'respite'], dice: [2] },
      }),
      'play grog',
      'wait',
    )
    expect(table.state.eventDiscards).toEqual(['leak:2', 'fire:4'])
    expect(happened(table, 'event-revealed')).toEqual([])
    expect(happened(table, 'die-rolled')).toEqual([])
    expect(table.state.rooms[2]).toBe('dry')
    expect(table.state.tracks.asphyxiation).toBe(1)
  })

  it('if the pile is empty the discards are shuffled first, the Kraken among them (C2, F2)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue()],
        icons: QUIET,
        discards: { events: EVENT_BOX.filter((card) => card !== 'kraken:1') },
      }),
      'play grog',
      'wait',
    )
    expect(story(table, 'pile-shuffled', 'faint-checked').map(({ type }) => type)).toEqual([
      'pile-shuffled',
      'faint-checked',
    ])
    expect(happened(table, 'pile-shuffled')).toEqual([{ type: 'pile-shuffled', pile: 'events', kraken: true }])
    expect(table.state.krakenAside).toBe(false)
    expect(table.state.eventPile).toHaveLength(55)
    expect(table.state.eventDiscards).toEqual(happened(table, 'faint-checked').map(({ card }) => card))
    expect([...table.state.eventPile, ...table.state.eventDiscards].sort()).toEqual([...EVENT_BOX].sort())
  })

  it('with no card left anywhere nobody faints (F2)', () => {
    const table = play(
      set({ gnomes: [red({ hand: ['grog'], intoxication: 3 }), blue()], icons: QUIET, removed: [...EVENT_BOX] }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: null, fainted: false },
    ])
    expect(gnome(table, 'red')).toMatchObject({ fainted: false, minute: 39 })
  })
})

describe('fainting', () => {
  it('the gnome lies down and the ghost moves ten minutes more (F3)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue({ minute: 35 })],
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'time-spent')).toEqual([
      { type: 'time-spent', gnome: 'red', minutes: 1, ghost: 39 },
      { type: 'time-spent', gnome: 'red', minutes: 10, ghost: 29 },
    ])
    expect(gnome(table, 'red')).toMatchObject({ fainted: true, minute: 29, intoxication: 1, status: 'alive', room: 1 })
    expect(table.state.turn).toMatchObject({ active: 'blue', ghost: 35 })
  })

  it('a gnome that passes stays on its feet, and the ghost where it was (F3)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue({ minute: 39 })],
        icons: QUIET,
        order: ['blue', 'red'],
        next: { events: ['respite:2'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'time-spent')).toHaveLength(1)
    expect(gnome(table, 'red')).toMatchObject({ fainted: false, minute: 39 })
  })

  it('events and items of the ten minutes come in the updates, to the last one (F3, U1)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue({ minute: 35 })],
        icons: { events: [38, 30, 29, 28], items: [39, 29, 28] },
        next: { events: ['respite:1', 'descent', 'descent', 'descent', 'fast-descent'], items: ['toolbox', 'harpoon'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([38, 30, 29])
    expect(happened(table, 'items-drawn').map(({ items }) => items)).toEqual([['toolbox'], ['harpoon']])
    expect(table.state.tracks.pressure).toBe(4)
    expect(gnome(table, 'red').hand).toEqual(['toolbox', 'harpoon'])
  })

  it('the ghost stops at 0 (F3, B5)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 8, hand: ['grog'] }), blue({ minute: 3 })],
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'time-spent').at(-1)).toEqual({ type: 'time-spent', gnome: 'red', minutes: 7, ghost: 0 })
    expect(gnome(table, 'red')).toMatchObject({ minute: 0, fainted: true })
    expect(table.state.turn?.active).toBe('blue')
  })

  it('exactly ten minutes before 0 they are all spent (F3, B5)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 11, hand: ['grog'] }), blue({ minute: 3 })],
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'time-spent').at(-1)).toEqual({ type: 'time-spent', gnome: 'red', minutes: 10, ghost: 0 })
  })

  it('a gnome whose ghost is at 0 already faints without spending anything (F3, B5)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 1, hand: ['grog'] }), blue({ minute: 1 })],
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'time-spent')).toEqual([{ type: 'time-spent', gnome: 'red', minutes: 1, ghost: 0 }])
    expect(gnome(table, 'red')).toMatchObject({ fainted: true, minute: 0 })
  })

  it('it wakes in its next turn with its intoxication (F3, T3)', () => {
    const table = play(drinker({ hand: ['grog'], intoxication: 1 }, 'respite:2'), 'play grog', 'wait')
    expect(happened(table, 'woke')).toEqual([{ type: 'woke', gnome: 'red' }])
    expect(gnome(table, 'red')).toMatchObject({ fainted: false, intoxication: 2 })
    expect(table.state.turn).toMatchObject({ active: 'red', ghost: 29, phase: 'movement' })
  })
})

describe('fainting where one cannot lie', () => {
  const diver = (card: string) =>
    play(
      set({
        gnomes: [red({ room: 3, hand: ['grog', 'aqualung', 'harpoon'] }), blue()],
        icons: { events: [36, 30], items: [36, 30] },
        next: { events: [card, 'descent'] },
      }),
      'play grog',
      'play aqualung',
      'open sea',
      'enter',
      'wait',
    )

  it('a gnome that faints in the sea spends the ten minutes and dies at the start of its updates (F4, D2)', () => {
    const table = diver('respite:1')
    expect(table.events.slice(-9)).toEqual([
      { type: 'phase-began', phase: 'faint' },
      { type: 'faint-checked', gnome: 'red', card: 'respite:1', fainted: true },
      { type: 'time-spent', gnome: 'red', minutes: 10, ghost: 27 },
      { type: 'phase-began', phase: 'updates' },
      { type: 'died', gnome: 'red', place: 'sea', cause: 'fainted-in-sea' },
      { type: 'items-discarded', gnome: 'red', items: ['harpoon'], cause: 'death' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'blue', minute: 20 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red').status).toBe('dead')
  })

  it('a gnome that passes its check in the sea lives (F4)', () => {
    const table = diver('respite:2')
    expect(happened(table, 'died')).toEqual([])
    expect(gnome(table, 'red')).toMatchObject({ status: 'alive', room: 'sea', fainted: false })
  })

  it('a gnome doomed by fire still makes its check, and it can faint (F4)', () => {
    for (const [card, ghost] of [
      ['respite:-', 30],
      ['respite:1', 20],
    ] as const) {
      const table = play(
        set({
          gnomes: [red({ hand: ['grog'] }), blue()],
          rooms: { 1: { fire: true } },
          icons: { events: [39], items: [39] },
          next: { events: [card] },
        }),
        'play grog',
        'fix engine 10',
      )
      expect(story(table, 'faint-checked', 'died')).toEqual([
        { type: 'faint-checked', gnome: 'red', card, fainted: card === 'respite:1' },
        { type: 'died', gnome: 'red', place: 1, cause: 'fire' },
      ])
      expect(happened(table, 'time-spent').at(-1)).toMatchObject({ ghost })
      expect(happened(table, 'event-revealed')).toEqual([])
      expect(happened(table, 'items-drawn')).toEqual([])
    }
  })

  it('a gnome doomed by high water makes its check too (F4)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog'] }), blue()],
        rooms: { 1: { water: 'high' } },
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(story(table, 'faint-checked', 'died')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:1', fainted: true },
      { type: 'died', gnome: 'red', place: 1, cause: 'high-water' },
    ])
  })
})
