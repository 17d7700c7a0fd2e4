import { describe, expect, it } from 'vitest'
import type { FixJob, ItemId, Place, ScenarioInput } from '../../../../engine/red-november/index.ts'
import { active, afresh, ghost, gnome, happened, kinds, play, QUIET, refused, set, type Table } from '../table.ts'

const red = (hand: ItemId[], more: ScenarioInput = {}, intoxication = 0): Table =>
  set({ gnomes: [{ color: 'red', hand, intoxication }], icons: QUIET, ...more })

const target = (table: Table): number | null | undefined => happened(table, 'action-began').at(-1)?.target

describe('playing items', () => {
  it('is no action and costs no time: the turn goes on where it was (C5)', () => {
    const table = play(red(['toolbox', 'harpoon']), 'play toolbox', 'play harpoon')
    expect(table.events).toEqual([
      { type: 'item-played', gnome: 'red', item: 'toolbox' },
      { type: 'item-played', gnome: 'red', item: 'harpoon' },
    ])
    expect(table.state.turn).toMatchObject({ phase: 'movement', ghost: 60, played: ['toolbox', 'harpoon'] })
    expect(refused(table, 'fix engine 1')).toBeNull()
  })

  it('discards them (C5)', () => {
    const table = play(red(['grog', 'crowbar', 'grog']), 'play grog')
    expect(gnome(table, 'red').hand).toEqual(['crowbar', 'grog'])
    expect(table.state.itemDiscards).toEqual(['grog'])
  })

  it('needs them in the hand (C5)', () => {
    expect(refused(red(['grog']), 'play coffee')).toEqual({ code: 'play/not-in-hand', rule: 'C5' })
    expect(refused(play(red(['toolbox']), 'play toolbox'), 'play toolbox')).toEqual({
      code: 'play/not-in-hand',
      rule: 'C5',
    })
  })

  it('belongs to the gnome whose turn it is (C5)', () => {
    const table = set({
      gnomes: [{ color: 'red' }, { color: 'blue', minute: 50, hand: ['coffee'] }],
      icons: QUIET,
    })
    expect(active(table)).toBe('red')
    expect(refused(table, 'play coffee')).toEqual({ code: 'play/not-in-hand', rule: 'C5' })
  })

  it('helps for the whole turn and no longer (C5)', () => {
    const table = play(red(['toolbox'], { next: { dice: [5, 5] } }), 'play toolbox', 'open 2', 'open 3', 'fix engine 2')
    expect(target(table)).toBe(5)
    expect(happened(table, 'fix-succeeded')).toHaveLength(1)
    const next = play(afresh(table), 'fix engine 2')
    expect(target(next)).toBe(2)
    expect(happened(next, 'fix-failed')).toHaveLength(1)
    expect(next.state.turn?.played).toEqual([])
  })

  it('any number may be played, equal ones too: bonuses add up (C5)', () => {
    const hand: ItemId[] = ['toolbox', 'toolbox', 'engine-manual', 'grog']
    const plays = hand.map((item) => `play ${item}`)
    const table = play(red(hand, { next: { events: ['respite:-'] } }), ...plays, 'fix engine 1')
    expect(target(table)).toBe(1 + 3 + 3 + 4 + 3)
    expect(play(table, 'wait').state.itemDiscards).toEqual(hand)
  })
})

describe('bonuses', () => {
  const jobs: Readonly<Record<FixJob, { room: Place; line: string }>> = {
    extinguish: { room: 5, line: 'extinguish 1' },
    pump: { room: 9, line: 'pump 1' },
    unblock: { room: 3, line: 'unblock 1-3 1' },
    engine: { room: 1, line: 'fix engine 1' },
    pumps: { room: 2, line: 'fix pumps 1' },
    reactor: { room: 4, line: 'fix reactor 1' },
    missiles: { room: 7, line: 'stop missiles 1' },
    kraken: { room: 'sea', line: 'kill kraken 1' },
  }
  const fits: Readonly<Record<ItemId, Partial<Record<FixJob, number>>>> = {
    grog: { extinguish: 3, pump: 3, unblock: 3, engine: 3, pumps: 3, reactor: 3, missiles: 3, kraken: 3 },
    toolbox: { engine: 3, pumps: 3, reactor: 3 },
    'engine-manual': { engine: 4 },
    'pump-manual': { pumps: 4 },
    'reactor-manual': { reactor: 4 },
    'deactivation-code': { missiles: 4 },
    crowbar: { unblock: 3 },
    extinguisher: { extinguish: 3 },
    'water-pump': { pump: 3 },
    coffee: {},
    aqualung: {},
    harpoon: { kraken: 4 },
    'lucky-charm': {},
  }

  it.each(Object.keys(fits) as ItemId[])('%s helps what it fits and nothing else (C5, A1)', (item) => {
    for (const [job, { room, line }] of Object.entries(jobs)) {
      const table = play(
        set({
          gnomes: [{ color: 'red', room, hand: [item] }],
          rooms: { 5: { fire: true }, 9: { water: 'low' } },
          blocked: ['1-3'],
          icons: QUIET,
          next: { dice: [1], events: ['respite:-'] },
        }),
        `play ${item}`,
        line,
      )
      expect({ job, target: target(table) }).toEqual({ job, target: 1 + (fits[item][job as FixJob] ?? 0) })
    }
  })
})

describe('grog and coffee', () => {
  it('grog makes one step drunker (C5)', () => {
    const table = play(red(['grog'], {}, 2), 'play grog')
    expect(table.events).toEqual([
      { type: 'item-played', gnome: 'red', item: 'grog' },
      { type: 'intoxication-changed', gnome: 'red', from: 2, to: 3, cause: 'grog' },
    ])
    expect(gnome(table, 'red').intoxication).toBe(3)
  })

  it('but never beyond 4 (C5)', () => {
    expect(gnome(play(red(['grog'], {}, 3), 'play grog'), 'red').intoxication).toBe(4)
    const full = play(red(['grog'], {}, 4), 'play grog')
    expect(gnome(full, 'red').intoxication).toBe(4)
    expect(kinds(full)).toEqual(['item-played'])
  })

  it('coffee makes two steps soberer (C5)', () => {
    const table = play(red(['coffee'], {}, 4), 'play coffee')
    expect(table.events[1]).toEqual({ type: 'intoxication-changed', gnome: 'red', from: 4, to: 2, cause: 'coffee' })
    expect(gnome(table, 'red').intoxication).toBe(2)
  })

  it('but never below 0 (C5)', () => {
    expect(gnome(play(red(['coffee'], {}, 2), 'play coffee'), 'red').intoxication).toBe(0)
    const one = play(red(['coffee'], {}, 1), 'play coffee')
    expect(one.events[1]).toEqual({ type: 'intoxication-changed', gnome: 'red', from: 1, to: 0, cause: 'coffee' })
    const sober = play(red(['coffee'], {}, 0), 'play coffee')
    expect(gnome(sober, 'red').intoxication).toBe(0)
    expect(kinds(sober)).toEqual(['item-played'])
  })

  it('other items leave the head alone (C5)', () => {
    const table = play(red(['toolbox', 'lucky-charm'], {}, 2), 'play toolbox', 'play lucky-charm')
    expect(gnome(table, 'red').intoxication).toBe(2)
  })

  it('grog brings a faint check this turn, and only this turn (C5)', () => {
    const table = play(red(['grog'], { next: { events: ['respite:2', 'respite:1'] } }), 'play grog', 'wait')
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:2', fainted: false },
    ])
    expect(happened(play(afresh(table), 'wait'), 'faint-checked')).toEqual([])
  })

  it.each([
    ['play grog', 'play coffee'],
    ['play coffee', 'play grog'],
  ])('%s and %s in one turn: no faint check and no card (C6)', (...plays) => {
    const before = red(['grog', 'coffee'], { next: { events: ['respite:1'] } }, 3)
    const table = play(before, ...plays, 'wait')
    expect(happened(table, 'faint-checked')).toEqual([])
    expect(happened(table, 'faint-check-cancelled')).toEqual([{ type: 'faint-check-cancelled', gnome: 'red' }])
    expect(table.state.script.events).toEqual(['respite:1'])
    expect(table.state.eventPile).toEqual(before.state.eventPile)
    expect(table.state.eventDiscards).toEqual([])
    expect(gnome(table, 'red').fainted).toBe(false)
  })

  it('one coffee is enough for any number of grogs (C6)', () => {
    const table = play(
      red(['grog', 'grog', 'coffee', 'grog'], { next: { events: ['respite:1'] } }),
      'play grog',
      'play coffee',
      'play grog',
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toEqual([])
    expect(gnome(table, 'red').intoxication).toBe(2)
  })

  it('coffee of the turn before cancels nothing (C6)', () => {
    const table = play(
      red(['grog', 'coffee'], { next: { events: ['respite:1'] } }),
      'play coffee',
      'wait',
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toMatchObject([{ fainted: true }])
    expect(happened(table, 'faint-check-cancelled')).toEqual([])
  })
})

describe('the last moment for coffee', () => {
  const rolled = (): Table =>
    play(
      red(['grog', 'coffee', 'crowbar'], { next: { dice: [10], events: ['respite:1'] } }),
      'play grog',
      'fix engine 1',
    )

  it('a coffee may still follow a failed roll: the gnome is asked before the faint card (C7)', () => {
    const table = rolled()
    expect(happened(table, 'fix-failed')).toHaveLength(1)
    expect(table.state.pending).toEqual({ kind: 'coffee', who: 'red' })
    expect(table.state.turn?.phase).toBe('faint')
    expect(table.events.at(-1)).toEqual({ type: 'choice-asked', kind: 'coffee', who: 'red' })
    const sober = play(afresh(table), 'play coffee')
    expect(kinds(sober)).toEqual([
      'item-played',
      'intoxication-changed',
      'faint-check-cancelled',
      'phase-began',
      'marker-moved',
      'turn-ended',
      'turn-began',
      'phase-began',
    ])
    expect(gnome(sober, 'red')).toMatchObject({ hand: ['crowbar'], intoxication: 0, fainted: false, minute: 59 })
    expect(sober.state.pending).toBeNull()
  })

  it('or go on without it (C7)', () => {
    const table = play(afresh(rolled()), 'continue')
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: 'respite:1', fainted: true },
    ])
    expect(gnome(table, 'red')).toMatchObject({ hand: ['coffee', 'crowbar'], intoxication: 1 })
  })

  it('only the coffee may be played then (C7)', () => {
    expect(refused(rolled(), 'play crowbar')).toEqual({ code: 'play/not-now', rule: 'C7' })
    expect(refused(rolled(), 'play grog')).toEqual({ code: 'play/not-now', rule: 'C7' })
    expect(refused(rolled(), 'open 2')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(rolled(), 'wait')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(rolled(), 'refuse')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
  })

  it('a coffee drawn or traded for in the same turn is in time (C7)', () => {
    const next = { items: ['coffee' as const], events: ['respite:1'] }
    const drawn = play(
      set({ gnomes: [{ color: 'red', room: 8, hand: ['grog'] }], icons: QUIET, next }),
      'play grog',
      'draw 1',
    )
    expect(drawn.state.pending).toEqual({ kind: 'coffee', who: 'red' })
    const traded = play(
      set({
        gnomes: [
          { color: 'red', hand: ['grog'] },
          { color: 'blue', minute: 5, hand: ['coffee'] },
        ],
        icons: QUIET,
      }),
      'play grog',
      'trade blue give nothing',
      'give coffee',
    )
    expect(traded.state.pending).toEqual({ kind: 'coffee', who: 'red' })
  })

  it('nobody is asked without grog played or without coffee in hand (C7)', () => {
    expect(play(red(['grog', 'coffee']), 'wait').state.pending).toBeNull()
    const table = play(red(['grog', 'crowbar'], { next: { events: ['respite:-'] } }), 'play grog', 'wait')
    expect(table.state.pending).toBeNull()
    expect(happened(table, 'choice-asked')).toEqual([])
  })

  it('nobody is asked once a coffee is played (C7)', () => {
    const table = play(red(['grog', 'coffee']), 'play grog', 'play coffee', 'wait')
    expect(happened(table, 'choice-asked')).toEqual([])
  })
})

describe('lucky charms', () => {
  const lucky = (hand: ItemId[], events: number[], items: number[] = [], next: ScenarioInput['next'] = {}): Table =>
    set({ gnomes: [{ color: 'red', hand }], icons: { events, items }, next })

  it('the first three event icons of the Updates are ignored (C5)', () => {
    const table = play(
      lucky(['lucky-charm'], [59, 58, 57, 56], [], { events: ['descent'] }),
      'play lucky-charm',
      'fix engine 10',
    )
    expect(happened(table, 'icon-ignored')).toEqual([
      { type: 'icon-ignored', gnome: 'red', minute: 59 },
      { type: 'icon-ignored', gnome: 'red', minute: 58 },
      { type: 'icon-ignored', gnome: 'red', minute: 57 },
    ])
    expect(happened(table, 'event-revealed')).toMatchObject([{ minute: 56 }])
    expect(table.state.tracks.pressure).toBe(2)
  })

  it('two charms ignore six (C5)', () => {
    const table = play(
      lucky(['lucky-charm', 'lucky-charm'], [59, 58, 57, 56, 55, 54, 53], [], { events: ['respite'] }),
      'play lucky-charm',
      'play lucky-charm',
      'fix engine 10',
    )
    expect(happened(table, 'icon-ignored').map(({ minute }) => minute)).toEqual([59, 58, 57, 56, 55, 54])
    expect(happened(table, 'event-revealed')).toMatchObject([{ minute: 53 }])
  })

  it('what is not used up is lost with the turn (C5)', () => {
    const table = play(
      lucky(['lucky-charm'], [59, 58], [], { events: ['respite'] }),
      'play lucky-charm',
      'wait',
      'wait',
    )
    expect(happened(table, 'icon-ignored')).toMatchObject([{ minute: 59 }])
    expect(happened(table, 'event-revealed')).toMatchObject([{ minute: 58 }])
  })

  it('an ignored icon still gives the item on its space (C5)', () => {
    const table = play(lucky(['lucky-charm'], [59], [59], { items: ['coffee'] }), 'play lucky-charm', 'wait')
    expect(happened(table, 'icon-ignored')).toHaveLength(1)
    expect(happened(table, 'items-drawn')).toEqual([
      { type: 'items-drawn', gnome: 'red', items: ['coffee'], source: 'icon' },
    ])
    expect(gnome(table, 'red').hand).toEqual(['coffee'])
  })

  it('a charm in hand may still be played at the start of Updates (C7)', () => {
    const table = play(lucky(['lucky-charm', 'coffee'], [58], [], { events: ['respite'] }), 'fix engine 10')
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(table.state.turn?.phase).toBe('updates')
    expect(gnome(table, 'red').minute).toBe(60)
    const played = play(afresh(table), 'play lucky-charm')
    expect(happened(played, 'icon-ignored')).toMatchObject([{ minute: 58 }])
    expect(happened(played, 'event-revealed')).toEqual([])
    const kept = play(afresh(table), 'continue')
    expect(happened(kept, 'event-revealed')).toMatchObject([{ minute: 58 }])
    expect(gnome(kept, 'red').hand).toEqual(['lucky-charm', 'coffee'])
  })

  it('only the charm may be played then (C7)', () => {
    const table = play(lucky(['lucky-charm', 'coffee'], [58]), 'fix engine 10')
    expect(refused(table, 'play coffee')).toEqual({ code: 'play/not-now', rule: 'C7' })
    expect(refused(table, 'wait')).toEqual({ code: 'turn/answer-first', rule: 'T5' })
    expect(refused(table, 'discard coffee')).toEqual({ code: 'turn/wrong-answer', rule: 'T5' })
  })

  it('a second charm is offered after the first (C7)', () => {
    const table = play(lucky(['lucky-charm', 'lucky-charm'], [59, 58, 57, 56]), 'fix engine 10', 'play lucky-charm')
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(happened(play(table, 'play lucky-charm'), 'icon-ignored')).toHaveLength(4)
  })

  it('nobody is asked without an event icon on the way (C7)', () => {
    expect(play(lucky(['lucky-charm'], [59]), 'wait').state.pending?.kind).toBe('lucky-charm')
    expect(play(lucky(['lucky-charm'], [58]), 'wait').state.pending).toBeNull()
    const behind = set({
      gnomes: [{ color: 'red', minute: 50, hand: ['lucky-charm'] }],
      icons: { events: [50, 51, 48], items: [49] },
      next: { items: ['coffee'] },
    })
    expect(play(behind, 'wait').state.pending).toBeNull()
  })

  it('a charm drawn before the first event card is offered too (C7)', () => {
    const table = play(lucky([], [58], [59], { items: ['lucky-charm'] }), 'fix engine 10')
    expect(table.state.pending).toEqual({ kind: 'lucky-charm', who: 'red' })
    expect(gnome(table, 'red').minute).toBe(59)
    expect(happened(play(table, 'play lucky-charm'), 'icon-ignored')).toMatchObject([{ minute: 58 }])
  })

  it('once an event card is revealed it is too late (C7)', () => {
    const table = play(
      lucky([], [59, 57], [58], { items: ['lucky-charm'], events: ['respite', 'respite'] }),
      'fix engine 10',
    )
    expect(happened(table, 'choice-asked')).toEqual([])
    expect(happened(table, 'event-revealed')).toMatchObject([{ minute: 59 }, { minute: 57 }])
    expect(gnome(table, 'red').hand).toEqual(['lucky-charm'])
  })

  it('other drawn items are not offered (C7)', () => {
    const table = play(lucky([], [57], [58], { items: ['coffee'], events: ['respite'] }), 'fix engine 10')
    expect(happened(table, 'choice-asked')).toEqual([])
  })
})

it('drinking the captain\u2019s grog never refills the cabin (C7)', () => {
  const table = play(
    set({ gnomes: [{ color: 'red', room: 10 }], icons: QUIET, next: { events: ['respite:-'] } }),
    'draw 2',
    'play grog',
    'wait',
  )
  expect(table.state.cabinGrog).toBe(4)
  expect(table.state.itemDiscards).toEqual(['grog'])
  expect(ghost(table)).toBe(57)
})
