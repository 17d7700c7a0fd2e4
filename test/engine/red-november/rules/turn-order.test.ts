import { describe, expect, it } from 'vitest'
import type { Color, ScenarioInput } from '../../../../engine/red-november/index.ts'
import { active, afresh, ghost, gnome, happened, kinds, play, QUIET, refused, set, type Table } from '../table.ts'

type Minutes = Partial<Record<Color, number>>

/** Gnomes on the track, all in the engine room. */
const track = (minutes: Minutes, order: Color[] = [], more: ScenarioInput = {}): Table =>
  set({
    gnomes: Object.entries(minutes).map(([color, minute]) => ({ color: color as Color, minute })),
    order,
    icons: QUIET,
    ...more,
  })

/** Whose turns began, the first one too. */
const turns = (from: Table, ...moves: readonly string[]): readonly (Color | null)[] => [
  active(from),
  ...happened(play(afresh(from), ...moves), 'turn-began').map((event) => event.gnome),
]

describe('who is next', () => {
  it('the gnome with the most minutes left, wherever it sits (T1)', () => {
    expect(active(track({ red: 40, blue: 41, green: 39 }))).toBe('blue')
    expect(active(track({ red: 42, blue: 41, green: 39 }))).toBe('red')
    expect(active(track({ red: 40, blue: 41, green: 60 }))).toBe('green')
  })

  it('on a shared space the marker on top (T1)', () => {
    expect(active(track({ red: 40, blue: 40, green: 40 }, ['green', 'blue', 'red']))).toBe('green')
    expect(active(track({ red: 40, blue: 40, green: 40 }, ['blue']))).toBe('blue')
    expect(active(track({ red: 40, blue: 40, green: 40 }))).toBe('red')
  })

  it('being on top of a stack further on does not help (T1)', () => {
    expect(active(track({ red: 40, blue: 41, green: 40 }, ['green', 'red', 'blue']))).toBe('blue')
  })

  it('a gnome can have several turns in a row (T1)', () => {
    expect(turns(track({ red: 60, blue: 57 }), 'wait', 'wait')).toEqual(['red', 'red', 'red'])
  })

  it('the last marker to come to rest on a space lies on top and goes first (T1)', () => {
    const table = play(track({ red: 46, blue: 45, green: 45 }, ['blue', 'green']), 'wait')
    expect(active(table)).toBe('red')
    expect(table.state.stack).toEqual(['red', 'blue', 'green'])
    expect(turns(table, 'wait', 'wait', 'wait')).toEqual(['red', 'blue', 'green', 'green'])
  })

  it('of two that came one after the other the later one goes first (T1)', () => {
    const table = track({ red: 46, blue: 46, green: 46 }, ['red', 'green', 'blue'])
    expect(turns(table, 'wait', 'wait', 'wait')).toEqual(['red', 'green', 'blue', 'blue'])
    const stacked = play(table, 'wait', 'wait', 'wait')
    expect(turns(stacked, 'fix engine 10', 'fix engine 10')).toEqual(['blue', 'green', 'red'])
  })

  it.each([
    [['blue', 'green'] as Color[], ['red', 'blue', 'green']],
    [['green', 'blue'] as Color[], ['red', 'green', 'blue']],
  ])('a marker that only passes by changes no order: %s (T1)', (order, expected) => {
    const table = track({ red: 46, blue: 45, green: 45 }, order)
    expect(turns(table, 'fix engine 10', 'fix engine 10')).toEqual(expected)
  })

  it('passing by keeps the stack of those it passed, below and above (T1)', () => {
    const table = track({ red: 50, blue: 45, green: 45, white: 40, cyan: 40 }, ['green', 'blue', 'cyan', 'white'])
    const after = play(table, 'fix engine 10')
    expect(turns(after, 'wait', 'wait')).toEqual(['green', 'blue', 'blue'])
    expect(after.state.stack.filter((color) => gnome(after, color).minute === 40)).toEqual(['red', 'cyan', 'white'])
  })
})

describe('gnomes at 0', () => {
  it('have no more turns (T2)', () => {
    const table = track({ red: 0, blue: 3 })
    expect(turns(table, 'wait', 'wait')).toEqual(['blue', 'blue', 'blue'])
  })

  it('count for hand limits (T2)', () => {
    const table = play(
      set({
        gnomes: [
          { color: 'red', minute: 0, hand: ['grog', 'coffee', 'harpoon', 'crowbar', 'toolbox'] },
          { color: 'blue', minute: 5 },
        ],
        icons: { events: [4], items: [] },
        next: { events: ['turbulence'] },
      }),
      'wait',
    )
    expect(table.state.pending).toEqual({ kind: 'discard', who: 'red', limit: 4 })
  })

  it('count for Overheated (T2)', () => {
    const table = play(
      set({
        gnomes: [
          { color: 'red', minute: 0, hand: ['grog'] },
          { color: 'blue', minute: 5 },
        ],
        icons: { events: [4], items: [] },
        next: { events: ['overheated'] },
      }),
      'wait',
    )
    expect(gnome(table, 'red')).toMatchObject({ hand: [], intoxication: 1 })
  })

  it('can be attacked (T2)', () => {
    const table = play(
      set({
        gnomes: [
          { color: 'red', minute: 0 },
          { color: 'blue', minute: 5, hand: ['crowbar'] },
        ],
        options: { derangedGnomes: true },
        icons: QUIET,
      }),
      'play crowbar',
      'attack red',
    )
    expect(table.state.pending).toEqual({ kind: 'defend', who: 'red', from: 'blue' })
  })

  it('never wake when they lie fainted, and fire or high water still kills them (T2, D1)', () => {
    const sleeper = (next: ScenarioInput['next']) =>
      play(
        set({
          gnomes: [
            { color: 'red', room: 4, minute: 0, fainted: true },
            { color: 'blue', minute: 5 },
          ],
          icons: { events: [4], items: [] },
          next,
        }),
        'wait',
      )
    const asleep = sleeper({ events: ['respite'] })
    expect(gnome(asleep, 'red')).toMatchObject({ fainted: true, status: 'alive' })
    expect(happened(asleep, 'woke')).toEqual([])
    expect(happened(sleeper({ events: ['fire'], dice: [4] }), 'died')).toEqual([
      { type: 'died', gnome: 'red', place: 4, cause: 'fire' },
    ])
    expect(happened(sleeper({ events: ['leak'], dice: [4] }), 'died')).toEqual([
      { type: 'died', gnome: 'red', place: 4, cause: 'high-water' },
    ])
  })

  it('the game ends well when no marker is above 0 (T2, E2)', () => {
    const table = play(track({ red: 0, blue: 2 }), 'wait')
    expect(table.state.outcome).toBeNull()
    const end = play(table, 'wait')
    expect(end.state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['red', 'blue'] })
    expect(end.events.slice(-2)).toEqual([
      { type: 'turn-ended', gnome: 'blue' },
      { type: 'game-ended', outcome: { saved: true, cause: 'rescued', winners: ['red', 'blue'] } },
    ])
    expect(end.state.turn).toBeNull()
  })
})

describe('the dead and the deserted', () => {
  const gone = (status: 'dead' | 'deserted'): Table =>
    set({
      gnomes: [
        { color: 'red', minute: 60, status },
        { color: 'blue', minute: 1 },
      ],
      icons: QUIET,
    })

  it('have no marker and no turn (T2)', () => {
    expect(gone('dead').state.stack).toEqual(['blue'])
    expect(active(gone('dead'))).toBe('blue')
    expect(gone('deserted').state.stack).toEqual(['blue'])
    expect(active(gone('deserted'))).toBe('blue')
  })

  it('do not keep the others from being rescued (T2, E2)', () => {
    expect(play(gone('dead'), 'wait').state.outcome).toEqual({
      saved: true,
      cause: 'rescued',
      winners: ['red', 'blue'],
    })
    expect(play(gone('deserted'), 'wait').state.outcome).toEqual({ saved: true, cause: 'rescued', winners: ['blue'] })
  })
})

describe('the start of a turn', () => {
  const sleepers = (): Table =>
    set({
      gnomes: [
        { color: 'red', minute: 31 },
        { color: 'blue', minute: 30, fainted: true, intoxication: 3, hand: ['grog'] },
        { color: 'green', minute: 29, fainted: true, intoxication: 1 },
      ],
      icons: QUIET,
    })

  it('a fainted gnome wakes up, its intoxication stays (T3)', () => {
    const before = sleepers()
    const table = play(before, 'fix engine 10')
    expect(table.events.slice(-3)).toEqual([
      { type: 'turn-began', gnome: 'blue', minute: 30 },
      { type: 'phase-began', phase: 'movement' },
      { type: 'woke', gnome: 'blue' },
    ])
    expect(gnome(table, 'blue')).toEqual({ ...gnome(before, 'blue'), fainted: false })
  })

  it('the others sleep on, and nobody wakes that did not sleep (T3)', () => {
    const table = play(sleepers(), 'fix engine 10')
    expect(gnome(table, 'green').fainted).toBe(true)
    expect(happened(play(afresh(table), 'fix engine 10'), 'woke')).toEqual([{ type: 'woke', gnome: 'green' }])
    expect(happened(play(track({ red: 60 }), 'wait'), 'woke')).toEqual([])
  })

  it('a gnome that fainted and is next again simply stands up (T3)', () => {
    const table = play(
      set({ gnomes: [{ color: 'red', hand: ['grog'] }], icons: QUIET, next: { events: ['respite:1'] } }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toMatchObject([{ fainted: true }])
    expect(gnome(table, 'red')).toMatchObject({ fainted: false, intoxication: 1, minute: 49 })
  })

  it('the ghost is set on the space of its time keeper (T3)', () => {
    expect(ghost(track({ red: 37, blue: 12 }))).toBe(37)
    expect(ghost(play(track({ red: 37, blue: 36 }), 'fix engine 10'))).toBe(36)
  })

  it('everything of the last turn is forgotten (T3)', () => {
    const table = play(
      set({ gnomes: [{ color: 'red', room: 3, hand: ['aqualung', 'lucky-charm'] }], icons: QUIET }),
      'play aqualung',
      'play lucky-charm',
      'open 1',
      'wait',
    )
    expect(table.state.turn).toEqual({
      active: 'red',
      phase: 'movement',
      ghost: 58,
      startedInSea: false,
      played: [],
      hatch: null,
      escapeHatchUsed: false,
      ignores: 0,
      cardRevealed: false,
      newcomer: false,
    })
  })

  it('a turn knows whether it began in the sea (T3, D2)', () => {
    const table = set({ gnomes: [{ color: 'red', room: 'sea' }], icons: QUIET })
    expect(table.state.turn?.startedInSea).toBe(true)
    expect(play(table, 'open 3', 'enter').state.turn?.startedInSea).toBe(true)
    expect(track({ red: 60 }).state.turn?.startedInSea).toBe(false)
  })
})

describe('minutes', () => {
  it('spent minutes move the ghost at once, the time keeper only in Updates (T4, U1)', () => {
    const moving = play(track({ red: 60 }), 'open 2', 'open 3')
    expect(ghost(moving)).toBe(58)
    expect(gnome(moving, 'red').minute).toBe(60)
    const acting = play(moving, 'fix engine 10')
    expect(gnome(acting, 'red').minute).toBe(48)
    expect(happened(acting, 'marker-moved')).toEqual([{ type: 'marker-moved', gnome: 'red', from: 60, to: 48 }])
  })

  it('nothing may be started that costs more than the ghost has left (T4)', () => {
    const TOO_LONG = { code: 'turn/not-enough-minutes', rule: 'T4' }
    const table = play(track({ red: 3, blue: 2 }), 'open 2')
    expect(refused(table, 'fix engine 2')).toBeNull()
    expect(refused(table, 'fix engine 3')).toEqual(TOO_LONG)
    const empty = play(table, 'open 2', 'open 2')
    expect(refused(empty, 'open 2')).toEqual(TOO_LONG)
    expect(refused(empty, 'fix engine 1')).toEqual(TOO_LONG)
    expect(refused(empty, 'trade blue give nothing')).toEqual(TOO_LONG)
  })

  it('no marker goes past 0, by fainting neither (B5, F3)', () => {
    const table = play(
      set({
        gnomes: [
          { color: 'red', minute: 9, hand: ['grog'] },
          { color: 'blue', minute: 5 },
        ],
        icons: QUIET,
        next: { events: ['respite:1'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'time-spent').at(-1)).toEqual({ type: 'time-spent', gnome: 'red', minutes: 8, ghost: 0 })
    expect(gnome(table, 'red')).toMatchObject({ minute: 0, fainted: true })
  })
})

describe('phases', () => {
  it('come in order: Movement, Action, Faint Check, Updates (T5)', () => {
    const table = play(
      set({
        gnomes: [{ color: 'red', hand: ['grog'] }],
        icons: { events: [59], items: [] },
        next: { events: ['respite:-', 'descent'] },
      }),
      'play grog',
      'open 2',
      'wait',
    )
    expect(kinds(table)).toEqual([
      'item-played',
      'intoxication-changed',
      'time-spent',
      'hatch-opened',
      'phase-began',
      'action-began',
      'time-spent',
      'phase-began',
      'faint-checked',
      'phase-began',
      'marker-moved',
      'event-revealed',
      'track-moved',
      'marker-moved',
      'turn-ended',
      'turn-began',
      'phase-began',
    ])
    expect(happened(table, 'phase-began').map(({ phase }) => phase)).toEqual(['action', 'faint', 'updates', 'movement'])
  })

  it('without grog there is no Faint Check (T5, F1)', () => {
    const table = play(track({ red: 60 }), 'wait')
    expect(happened(table, 'phase-began').map(({ phase }) => phase)).toEqual(['action', 'updates', 'movement'])
  })
})
