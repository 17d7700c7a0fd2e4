import { describe, expect, it } from 'vitest'
import { EVENT_BOX, ITEM_IDS, ITEMS, type ItemId } from '../../../../engine/red-november/index.ts'
import { asked, blue, legal, many, QUIET, red, story } from '../kit.ts'
import { gnome, happened, play, refused, set } from '../table.ts'

describe('the way of the time keeper', () => {
  it('the death of the start comes before the first step (U1, D2)', () => {
    const table = play(
      set({
        gnomes: [red(), blue()],
        rooms: { 1: { water: 'high' } },
        icons: { events: [39], items: [39] },
        next: { events: ['descent'], items: ['coffee'] },
      }),
      'wait',
    )
    expect(table.events.slice(3)).toEqual([
      { type: 'phase-began', phase: 'updates' },
      { type: 'died', gnome: 'red', place: 1, cause: 'high-water' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'blue', minute: 20 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(table.state.tracks.pressure).toBe(1)
    expect(table.state.script).toEqual({ dice: [], events: ['descent:2'], items: ['coffee'] })
  })

  it('it walks to the ghost, and each event and item icon on the way counts once (U1)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 4 }), blue()],
        icons: { events: [38, 36, 34], items: [37, 35] },
        next: { events: ['descent', 'descent', 'descent'], items: ['coffee', 'harpoon'] },
      }),
      'fix reactor 10',
    )
    expect(story(table, 'marker-moved', 'event-revealed', 'items-drawn')).toEqual([
      { type: 'marker-moved', gnome: 'red', from: 40, to: 38 },
      { type: 'event-revealed', card: 'descent:2', minute: 38 },
      { type: 'marker-moved', gnome: 'red', from: 38, to: 37 },
      { type: 'items-drawn', gnome: 'red', items: ['coffee'], source: 'icon' },
      { type: 'marker-moved', gnome: 'red', from: 37, to: 36 },
      { type: 'event-revealed', card: 'descent:2', minute: 36 },
      { type: 'marker-moved', gnome: 'red', from: 36, to: 35 },
      { type: 'items-drawn', gnome: 'red', items: ['harpoon'], source: 'icon' },
      { type: 'marker-moved', gnome: 'red', from: 35, to: 34 },
      { type: 'event-revealed', card: 'descent:4', minute: 34 },
      { type: 'marker-moved', gnome: 'red', from: 34, to: 30 },
    ])
    expect(gnome(table, 'red')).toMatchObject({ minute: 30, hand: ['coffee', 'harpoon'] })
    expect(table.state.eventDiscards).toEqual(['descent:2', 'descent:2', 'descent:4'])
  })

  it('without icons it comes to the ghost in one go (U1)', () => {
    const table = play(set({ gnomes: [red({ room: 4 }), blue()], icons: QUIET }), 'fix reactor 10')
    expect(happened(table, 'marker-moved')).toEqual([{ type: 'marker-moved', gnome: 'red', from: 40, to: 30 }])
  })

  it('the icon where the marker starts does not count, the one where it ends does, the next does not (V12, U1)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 4 }), blue()],
        icons: { events: [40, 38, 37], items: [40, 38, 37] },
        next: { dice: [10], events: ['descent', 'fast-descent'], items: ['coffee', 'harpoon'] },
      }),
      'fix reactor 2',
    )
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([38])
    expect(happened(table, 'items-drawn').map(({ items }) => items)).toEqual([['coffee']])
    expect(table.state.script).toEqual({ dice: [], events: ['fast-descent:1'], items: ['harpoon'] })
  })

  it('on a space with both, the event is done before the item is drawn (U1)', () => {
    const table = play(
      set({
        gnomes: [red(), blue()],
        icons: { events: [39], items: [39] },
        next: { events: ['fire'], dice: [7], items: ['coffee'] },
      }),
      'wait',
    )
    expect(story(table, 'marker-moved', 'event-revealed', 'fire-started', 'items-drawn')).toEqual([
      { type: 'marker-moved', gnome: 'red', from: 40, to: 39 },
      { type: 'event-revealed', card: 'fire:2', minute: 39 },
      { type: 'fire-started', room: 7, cause: 'fire' },
      { type: 'items-drawn', gnome: 'red', items: ['coffee'], source: 'icon' },
    ])
  })

  it('a card that asks is answered before the item, and before the next step (U1)', () => {
    const table = play(
      set({
        gnomes: [red({ room: 4 }), blue()],
        icons: { events: [38], items: [38, 37] },
        next: { dice: [10, 1], events: ['blocked-hatch'], items: ['coffee', 'harpoon'] },
      }),
      'fix reactor 4',
    )
    expect(table.state.pending).toEqual({ kind: 'block-hatch', who: 'red', room: 1, hatches: ['1-2', '1-3'] })
    expect(table.state.turn).toMatchObject({ active: 'red', phase: 'updates', ghost: 36 })
    expect(gnome(table, 'red')).toMatchObject({ minute: 38, hand: [] })
    const answered = play(table, 'choose hatch 1-3')
    expect(gnome(answered, 'red')).toMatchObject({ minute: 36, hand: ['coffee', 'harpoon'] })
  })

  it('the item of a space goes to the active gnome, after what it holds (U1)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['toolbox'] }), blue({ hand: ['crowbar'] })],
        icons: { events: [], items: [39] },
        next: { items: ['coffee'] },
      }),
      'wait',
    )
    expect(gnome(table, 'red').hand).toEqual(['toolbox', 'coffee'])
    expect(gnome(table, 'blue').hand).toEqual(['crowbar'])
  })

  it('with no item left anywhere the icon gives nothing, and the game goes on (U1, C4)', () => {
    const everything = ITEM_IDS.flatMap((item): ItemId[] => many(ITEMS[item].count, item))
    const table = play(set({ gnomes: [red(), blue({ hand: everything })], icons: { events: [], items: [39] } }), 'wait')
    expect(happened(table, 'items-drawn')).toEqual([])
    expect(gnome(table, 'red')).toMatchObject({ minute: 39, hand: [] })
    expect(table.state.turn?.active).toBe('red')
  })

  it('with no event card left anywhere the icon brings nothing, and its item is drawn (U1, C2)', () => {
    const table = play(
      set({
        gnomes: [red(), blue()],
        icons: { events: [39], items: [39] },
        removed: [...EVENT_BOX],
        next: { items: ['coffee'] },
      }),
      'wait',
    )
    expect(happened(table, 'event-revealed')).toEqual([])
    expect(happened(table, 'pile-shuffled')).toEqual([])
    expect(gnome(table, 'red').hand).toEqual(['coffee'])
  })
})

describe('death on the way', () => {
  /** Red lies fainted in 5 with its ghost on 29; its first card sets 5 on fire. */
  const deathOnTheWay = (slowerDeath: boolean) =>
    play(
      set({
        options: { slowerDeath },
        gnomes: [red({ room: 5, hand: ['grog', 'toolbox'] }), blue()],
        icons: { events: [36, 33], items: [37, 36, 32] },
        next: {
          events: ['respite:1', 'fire', 'descent'],
          dice: [5, 8],
          items: ['coffee', 'harpoon', 'aqualung'],
        },
      }),
      'play grog',
      'wait',
    )

  it('the rest of its minutes brings nothing, not even the item of that space, and its turn ends (U2)', () => {
    const table = deathOnTheWay(false)
    expect(table.events.slice(table.events.findIndex(({ type }) => type === 'event-revealed'))).toEqual([
      { type: 'event-revealed', card: 'fire:2', minute: 36 },
      { type: 'die-rolled', purpose: 'fire', gnome: 'red', face: 5 },
      { type: 'track-moved', track: 'asphyxiation', from: 1, to: 2, cause: 'fire' },
      { type: 'fire-started', room: 5, cause: 'fire' },
      { type: 'died', gnome: 'red', place: 5, cause: 'fire' },
      { type: 'items-discarded', gnome: 'red', items: ['toolbox', 'coffee'], cause: 'death' },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'blue', minute: 20 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(table.state.tracks.pressure).toBe(1)
    expect(table.state.script).toEqual({ dice: [8], events: ['descent:2'], items: ['harpoon', 'aqualung'] })
    expect(table.state.stack).toEqual(['blue'])
  })

  it('with Slower Death the new gnome goes on: this item, the other icons, the ghost (U2, O1)', () => {
    const table = deathOnTheWay(true)
    expect(table.events.slice(table.events.findIndex(({ type }) => type === 'died'))).toEqual([
      { type: 'died', gnome: 'red', place: 5, cause: 'fire' },
      { type: 'items-discarded', gnome: 'red', items: ['toolbox', 'coffee'], cause: 'death' },
      { type: 'die-rolled', purpose: 'arrival', gnome: 'red', face: 8 },
      { type: 'arrived', gnome: 'red', room: 8 },
      { type: 'items-drawn', gnome: 'red', items: ['harpoon'], source: 'icon' },
      { type: 'marker-moved', gnome: 'red', from: 36, to: 33 },
      { type: 'event-revealed', card: 'descent:2', minute: 33 },
      { type: 'track-moved', track: 'pressure', from: 1, to: 2, cause: 'descent' },
      { type: 'marker-moved', gnome: 'red', from: 33, to: 32 },
      { type: 'items-drawn', gnome: 'red', items: ['aqualung'], source: 'icon' },
      { type: 'marker-moved', gnome: 'red', from: 32, to: 29 },
      { type: 'turn-ended', gnome: 'red' },
      { type: 'turn-began', gnome: 'red', minute: 29 },
      { type: 'phase-began', phase: 'movement' },
    ])
    expect(gnome(table, 'red')).toEqual({
      color: 'red',
      room: 8,
      minute: 29,
      hand: ['harpoon', 'aqualung'],
      intoxication: 0,
      fainted: false,
      status: 'alive',
      drewIn: null,
    })
  })

  it('sleepers are looked after after each single change: fire first, then water (U3, V7)', () => {
    const table = play(
      set({
        gnomes: [
          red(),
          blue({ room: 2, fainted: true }),
          { color: 'green', room: 8, minute: 15, fainted: true },
          { color: 'cyan', room: 3, minute: 15, fainted: true },
        ],
        icons: { events: [39], items: [] },
        next: { events: ['friendly-fire'], dice: [2, 8] },
      }),
      'wait',
    )
    expect(story(table, 'fire-started', 'water-changed', 'died')).toEqual([
      { type: 'fire-started', room: 2, cause: 'friendly-fire' },
      { type: 'died', gnome: 'blue', place: 2, cause: 'fire' },
      { type: 'water-changed', room: 8, level: 'high', cause: 'leak' },
      { type: 'died', gnome: 'green', place: 8, cause: 'high-water' },
    ])
    expect(gnome(table, 'cyan')).toMatchObject({ status: 'alive', fainted: true })
  })
})

describe('where the marker comes to rest', () => {
  it('it lies on top of the others on its space (U4, T1)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 41 }), blue({ minute: 40 }), { color: 'green', minute: 40 }],
        icons: QUIET,
      }),
      'wait',
    )
    expect(table.state.stack).toEqual(['red', 'blue', 'green'])
    expect(table.state.turn?.active).toBe('red')
  })

  it('the last one to come lies on top, whoever sits first (U4, T1)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 42, room: 2 }), blue({ minute: 41 }), { color: 'green', minute: 40 }],
        order: ['green'],
        icons: QUIET,
        next: { dice: [10] },
      }),
      'fix pumps 2',
    )
    expect(table.state.turn?.active).toBe('blue')
    const later = play(table, 'wait')
    expect(later.state.stack).toEqual(['blue', 'red', 'green'])
    expect(later.state.turn?.active).toBe('blue')
  })

  it('a marker that only passes by changes no order (U4, T1)', () => {
    const table = play(
      set({
        gnomes: [red({ minute: 42, room: 4 }), blue({ minute: 40 }), { color: 'green', minute: 40 }],
        order: ['green', 'blue', 'red'],
        icons: QUIET,
        next: { dice: [10] },
      }),
      'fix reactor 3',
    )
    expect(table.state.turn?.active).toBe('green')
    expect(table.state.stack.filter((color) => color !== 'red')).toEqual(['green', 'blue'])
  })

  it('the marker of a dead gnome lies nowhere (U4, D3)', () => {
    const table = play(
      set({ gnomes: [red(), blue({ minute: 39 })], rooms: { 1: { water: 'high' } }, icons: QUIET }),
      'wait',
    )
    expect(table.state.stack).toEqual(['blue'])
  })
})

describe('the lucky charm in the updates', () => {
  /** Red fixes for four minutes, 40 to 36. */
  const charmed = (
    hand: readonly ItemId[],
    events: readonly number[],
    items: readonly number[] = [],
    drawn: readonly ItemId[] = [],
  ) =>
    set({
      gnomes: [red({ room: 4, hand: [...hand] }), blue()],
      icons: { events: [...events], items: [...items] },
      next: { dice: [10], events: Array<string>(5).fill('descent'), items: [...drawn] },
    })

  it('its holder is asked at the start of the updates, before the marker moves (C7)', () => {
    const table = play(charmed(['lucky-charm', 'toolbox'], [38]), 'fix reactor 4')
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(table.events.slice(-2)).toEqual([
      { type: 'phase-began', phase: 'updates' },
      { type: 'choice-asked', kind: 'lucky-charm', who: 'red' },
    ])
    expect(gnome(table, 'red').minute).toBe(40)
    expect(legal(table)).toEqual(['play lucky-charm', 'continue'])
    expect(refused(table, 'play toolbox')).toEqual({ code: 'play/not-now', rule: 'C7' })
    expect(refused(table, 'play coffee')).toEqual({ code: 'play/not-now', rule: 'C7' })
    expect(refused(table, 'open 2')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(table, 'yield')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
  })

  it('going on without it keeps it, and the card comes (C7)', () => {
    const table = play(charmed(['lucky-charm'], [38, 37]), 'fix reactor 4', 'continue')
    expect(asked(table)).toEqual([['red', 'lucky-charm']])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([38, 37])
    expect(gnome(table, 'red')).toMatchObject({ hand: ['lucky-charm'], minute: 36 })
  })

  it('played there, it is discarded and the icon is ignored (C5, C7)', () => {
    const table = play(charmed(['lucky-charm'], [38]), 'fix reactor 4', 'play lucky-charm')
    expect(happened(table, 'icon-ignored')).toEqual([{ type: 'icon-ignored', gnome: 'red', minute: 38 }])
    expect(happened(table, 'event-revealed')).toEqual([])
    expect(gnome(table, 'red')).toMatchObject({ hand: [], minute: 36 })
    expect(table.state.itemDiscards).toEqual(['lucky-charm'])
    expect(table.state.tracks.pressure).toBe(1)
  })

  it('it ignores the first three icons and not the fourth (C5)', () => {
    const table = play(charmed(['lucky-charm'], [39, 38, 37, 36]), 'fix reactor 4', 'play lucky-charm')
    expect(story(table, 'icon-ignored', 'event-revealed')).toEqual([
      { type: 'icon-ignored', gnome: 'red', minute: 39 },
      { type: 'icon-ignored', gnome: 'red', minute: 38 },
      { type: 'icon-ignored', gnome: 'red', minute: 37 },
      { type: 'event-revealed', card: 'descent:2', minute: 36 },
    ])
  })

  it('an ignored icon still gives the item of its space (V12)', () => {
    const table = play(charmed(['lucky-charm'], [38], [38], ['harpoon']), 'fix reactor 4', 'play lucky-charm')
    expect(story(table, 'icon-ignored', 'items-drawn')).toEqual([
      { type: 'icon-ignored', gnome: 'red', minute: 38 },
      { type: 'items-drawn', gnome: 'red', items: ['harpoon'], source: 'icon' },
    ])
    expect(gnome(table, 'red').hand).toEqual(['harpoon'])
  })

  it('after the first of two charms the second is asked for; together they ignore six (C5, C7)', () => {
    const icons = [39, 38, 37, 36, 35, 34, 33]
    const table = play(charmed(['lucky-charm', 'lucky-charm'], icons), 'fix reactor 7', 'play lucky-charm')
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(gnome(table, 'red').minute).toBe(40)
    const both = play(table, 'play lucky-charm')
    expect(happened(both, 'icon-ignored').map(({ minute }) => minute)).toEqual([39, 38, 37, 36, 35, 34])
    expect(happened(both, 'event-revealed').map(({ minute }) => minute)).toEqual([33])
    const one = play(table, 'continue')
    expect(happened(one, 'icon-ignored').map(({ minute }) => minute)).toEqual([39, 38, 37])
    expect(gnome(one, 'red').hand).toEqual(['lucky-charm'])
  })

  it('played in the movement it works in the updates, and nobody is asked (C5)', () => {
    const table = play(charmed(['lucky-charm'], [39, 38, 37, 36]), 'play lucky-charm', 'fix reactor 4')
    expect(asked(table)).toEqual([])
    expect(happened(table, 'icon-ignored').map(({ minute }) => minute)).toEqual([39, 38, 37])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([36])
  })

  it('nobody is asked without an event icon ahead: not where the marker starts, not past the ghost (C7)', () => {
    expect(asked(play(charmed(['lucky-charm'], [40, 35]), 'fix reactor 4'))).toEqual([])
    expect(asked(play(charmed(['lucky-charm'], [36]), 'fix reactor 4'))).toEqual([['red', 'lucky-charm']])
    expect(asked(play(charmed(['lucky-charm'], [39]), 'fix reactor 4'))).toEqual([['red', 'lucky-charm']])
    expect(asked(play(charmed(['lucky-charm'], [], [38]), 'fix reactor 4'))).toEqual([])
  })

  it('nobody is asked without a charm, nor for the charm of another (C7)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['toolbox'] }), blue({ room: 1, hand: ['lucky-charm'] })],
        icons: { events: [39], items: [] },
        next: { events: ['respite'] },
      }),
      'wait',
    )
    expect(asked(table)).toEqual([])
  })

  it('a gnome that dies at the start of its updates is not asked (U1, D2, C7)', () => {
    for (const slowerDeath of [false, true]) {
      const table = play(
        set({
          options: { slowerDeath },
          gnomes: [red({ hand: ['lucky-charm'] }), blue()],
          rooms: { 1: { water: 'high' } },
          icons: { events: [39], items: [] },
          next: { events: ['respite'] },
        }),
        'wait',
      )
      expect(asked(table)).toEqual([])
      expect(happened(table, 'died')).toHaveLength(1)
      expect(table.state.itemDiscards).toEqual(['lucky-charm'])
    }
  })

  it('one that is drawn before the first card is asked for at once (C7)', () => {
    const table = play(charmed([], [38], [39], ['lucky-charm']), 'fix reactor 4')
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(gnome(table, 'red').minute).toBe(39)
    const ignored = play(table, 'play lucky-charm')
    expect(happened(ignored, 'icon-ignored')).toEqual([{ type: 'icon-ignored', gnome: 'red', minute: 38 }])
    const kept = play(table, 'continue')
    expect(happened(kept, 'event-revealed')).toHaveLength(1)
    expect(gnome(kept, 'red').hand).toEqual(['lucky-charm'])
  })

  it('one that is drawn after the first card can no longer be played (C7)', () => {
    const table = play(charmed([], [39, 37], [38], ['lucky-charm']), 'fix reactor 4')
    expect(asked(table)).toEqual([])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([39, 37])
    expect(gnome(table, 'red').hand).toEqual(['lucky-charm'])
  })

  it('one that is drawn on the space of the first card comes too late (C7, U1)', () => {
    const table = play(charmed([], [39, 37], [39], ['lucky-charm']), 'fix reactor 4')
    expect(asked(table)).toEqual([])
  })

  it('one that is drawn while icons are only ignored is in time (C7)', () => {
    const table = play(
      charmed(['lucky-charm'], [39, 38, 37, 36], [39], ['lucky-charm']),
      'play lucky-charm',
      'fix reactor 4',
    )
    expect(asked(table)).toEqual([['red', 'lucky-charm']])
    expect(gnome(table, 'red').minute).toBe(39)
    const both = play(table, 'play lucky-charm')
    expect(happened(both, 'icon-ignored').map(({ minute }) => minute)).toEqual([39, 38, 37, 36])
  })

  it('one that is drawn with no event icon ahead is not asked for (C7)', () => {
    const table = play(charmed([], [35], [39], ['lucky-charm']), 'fix reactor 4')
    expect(asked(table)).toEqual([])
  })

  it('another item drawn on the way does not ask for the charm again (C7)', () => {
    const table = play(charmed(['lucky-charm'], [38], [39], ['harpoon']), 'fix reactor 4', 'continue')
    expect(asked(table)).toEqual([['red', 'lucky-charm']])
    expect(happened(table, 'event-revealed')).toHaveLength(1)
  })

  it('a second one that is drawn asks again after a refusal (C7)', () => {
    const table = play(charmed(['lucky-charm'], [38], [39], ['lucky-charm']), 'fix reactor 4', 'continue')
    expect(asked(table)).toEqual([
      ['red', 'lucky-charm'],
      ['red', 'lucky-charm'],
    ])
  })

  it('the card of a faint check is no card of the updates: the charm may still follow (C7)', () => {
    const table = play(
      set({
        gnomes: [red({ hand: ['grog', 'lucky-charm'] }), blue()],
        icons: { events: [39], items: [] },
        next: { events: ['respite:-'] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toHaveLength(1)
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
  })

  it('icons it did not need are forgotten when the turn ends (C5)', () => {
    const table = play(charmed(['lucky-charm'], [38, 35]), 'play lucky-charm', 'fix reactor 4', 'wait')
    expect(happened(table, 'icon-ignored').map(({ minute }) => minute)).toEqual([38])
    expect(happened(table, 'event-revealed').map(({ minute }) => minute)).toEqual([35])
  })
})
