import { describe, expect, it } from 'vitest'
import {
  EVENT_BOX,
  type EventCard,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  KRAKEN,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { unseenCards } from '../../../../engine/red-november/rules/piles.ts'
import { afresh, gnome, happened, kinds, play, QUIET, set } from '../table.ts'

const CARDS: readonly EventCard[] = EVENT_BOX.filter((card) => card !== KRAKEN)
const RESPITES = CARDS.filter((card) => card.startsWith('respite'))
/** All but the seven respites are out of the game, so that nothing disturbs. */
const HARMLESS: ScenarioInput = { removed: CARDS.filter((card) => !RESPITES.includes(card)) }
const sorted = <T>(things: readonly T[]): readonly T[] => [...things].sort()

describe('the event pile', () => {
  it('the Kraken starts set aside: 55 cards are in the pile (C2)', () => {
    const { state } = set({ gnomes: [{ color: 'red' }] })
    expect(state.krakenAside).toBe(true)
    expect(sorted(state.eventPile)).toEqual(sorted(CARDS))
    expect(state.eventDiscards).toEqual([])
  })

  it('a card goes from the top of the pile to the discards (C2)', () => {
    const before = set({ ...HARMLESS, gnomes: [{ color: 'red' }], icons: { events: [59, 58], items: [] } })
    const table = play(before, 'wait')
    expect(before.state.eventPile).toHaveLength(7)
    const top = before.state.eventPile.at(-1)
    expect(happened(table, 'event-revealed')).toEqual([{ type: 'event-revealed', card: top, minute: 59 }])
    expect(table.state.eventPile).toEqual(before.state.eventPile.slice(0, -1))
    expect(table.state.eventDiscards).toEqual([top])
    const next = play(table, 'wait')
    expect(next.state.eventDiscards).toEqual([top, before.state.eventPile.at(-2)])
  })

  it('the last card does not yet bring a new deck: only the next card needed does (C2)', () => {
    const discards = { events: [...RESPITES.slice(1)] }
    const before = set({ ...HARMLESS, discards, gnomes: [{ color: 'red' }], icons: { events: [59, 58], items: [] } })
    expect(before.state.eventPile).toEqual(RESPITES.slice(0, 1))
    const table = play(before, 'wait')
    expect(table.state.eventPile).toEqual([])
    expect(kinds(table)).not.toContain('pile-shuffled')
    const next = play(afresh(table), 'wait')
    expect(happened(next, 'pile-shuffled')).toEqual([{ type: 'pile-shuffled', pile: 'events', kraken: true }])
  })

  it('the first time the Kraken is shuffled in with all the discards (C2)', () => {
    const discards = { events: [...RESPITES] }
    const table = play(
      set({ ...HARMLESS, discards, gnomes: [{ color: 'red' }], icons: { events: [59], items: [] } }),
      'wait',
    )
    const [revealed] = happened(table, 'event-revealed')
    expect(table.state.eventPile).toHaveLength(7)
    expect(sorted([...table.state.eventPile, revealed?.card])).toEqual(sorted([...RESPITES, KRAKEN]))
    expect(table.state.eventDiscards).toEqual([revealed?.card])
    expect(table.state.krakenAside).toBe(false)
    expect(kinds(table).indexOf('pile-shuffled')).toBeLessThan(kinds(table).indexOf('event-revealed'))
  })

  it('later it is a card like any other (C2)', () => {
    const discards = { events: [...RESPITES] }
    const table = play(
      set({
        ...HARMLESS,
        discards,
        krakenAside: false,
        removed: [...(HARMLESS.removed ?? []), KRAKEN],
        gnomes: [{ color: 'red' }],
        icons: { events: [59], items: [] },
      }),
      'wait',
    )
    expect(happened(table, 'pile-shuffled')).toEqual([{ type: 'pile-shuffled', pile: 'events', kraken: false }])
    expect(sorted([...table.state.eventPile, ...table.state.eventDiscards])).toEqual(sorted(RESPITES))
  })

  it('the cards nobody has seen are then all but the discards, the Kraken among them (C1, C2)', () => {
    const seen = { eventDiscards: [CARDS[3] as EventCard], removed: [CARDS[9] as EventCard] }
    const ahead = (krakenAside: boolean) => sorted(unseenCards({ ...seen, krakenAside }))
    expect(ahead(true)).toEqual(sorted(CARDS.filter((_, at) => at !== 3 && at !== 9)))
    expect(ahead(false)).toEqual(sorted([...ahead(true), KRAKEN]))
  })

  it('a Kraken among the discards is shuffled with them, and only once (C2)', () => {
    const discards = { events: [...RESPITES, KRAKEN] }
    const table = play(
      set({ ...HARMLESS, discards, gnomes: [{ color: 'red' }], icons: { events: [59], items: [] } }),
      'wait',
    )
    expect(happened(table, 'pile-shuffled')).toEqual([{ type: 'pile-shuffled', pile: 'events', kraken: false }])
    expect([...table.state.eventPile, ...table.state.eventDiscards].filter((card) => card === KRAKEN)).toHaveLength(1)
  })

  it('this holds in the middle of a faint check (C2)', () => {
    const table = play(
      set({
        ...HARMLESS,
        discards: { events: [...RESPITES] },
        gnomes: [{ color: 'red', hand: ['grog'] }],
        icons: QUIET,
      }),
      'play grog',
      'wait',
    )
    expect(kinds(table).indexOf('pile-shuffled')).toBe(kinds(table).indexOf('faint-checked') - 1)
    const [checked] = happened(table, 'faint-checked')
    expect(table.state.eventDiscards).toEqual([checked?.card])
    expect(table.state.eventPile).toHaveLength(7)
  })

  it('a new deck is in a new order, which the seed decides (C2, S3)', () => {
    const orders = Array.from({ length: 12 }, (_, at) => {
      const table = play(
        set({
          ...HARMLESS,
          seed: `order ${at}`,
          discards: { events: [...RESPITES] },
          gnomes: [{ color: 'red', hand: ['grog'] }],
          icons: QUIET,
        }),
        'play grog',
        'wait',
      )
      return table.state.eventPile.join(' ')
    })
    expect(new Set(orders).size).toBeGreaterThan(6)
  })

  it('without any card left nothing is revealed (C2)', () => {
    const table = play(
      set({
        removed: [...EVENT_BOX],
        gnomes: [{ color: 'red', hand: ['grog'] }],
        icons: { events: [59], items: [] },
      }),
      'play grog',
      'wait',
    )
    expect(happened(table, 'faint-checked')).toEqual([
      { type: 'faint-checked', gnome: 'red', card: null, fainted: false },
    ])
    expect(happened(table, 'event-revealed')).toEqual([])
    expect(happened(table, 'pile-shuffled')).toEqual([])
    expect(table.state.eventDiscards).toEqual([])
  })
})

describe('the item pile', () => {
  const ALL = ITEM_IDS.flatMap((item) => Array<ItemId>(ITEMS[item].count - (item === 'grog' ? 6 : 0)).fill(item))
  const icon = { events: [], items: [59] }

  it('48 items are in the pile, six grogs in the cabin (C4)', () => {
    const { state } = set({ gnomes: [{ color: 'red' }] })
    expect(sorted(state.itemPile)).toEqual(sorted(ALL))
    expect(state.itemPile).toHaveLength(48)
    expect(state.cabinGrog).toBe(6)
  })

  it('items are drawn from the top (C4)', () => {
    const before = set({ gnomes: [{ color: 'red' }], icons: icon })
    const table = play(before, 'wait')
    expect(gnome(table, 'red').hand).toEqual(before.state.itemPile.slice(-1))
    expect(table.state.itemPile).toEqual(before.state.itemPile.slice(0, -1))
  })

  it('when it runs out all discards, grog too, become a new one (C4)', () => {
    const table = play(set({ gnomes: [{ color: 'red' }], discards: { items: ALL }, icons: icon }), 'wait')
    expect(happened(table, 'pile-shuffled')).toEqual([{ type: 'pile-shuffled', pile: 'items', kraken: false }])
    expect(table.state.itemDiscards).toEqual([])
    expect(table.state.itemPile).toHaveLength(47)
    expect(sorted([...table.state.itemPile, ...gnome(table, 'red').hand])).toEqual(sorted(ALL))
    expect(table.state.cabinGrog).toBe(6)
  })

  it('not before it runs out: the last item is drawn without shuffling (C4)', () => {
    const table = play(set({ gnomes: [{ color: 'red' }], discards: { items: ALL.slice(1) }, icons: icon }), 'wait')
    expect(gnome(table, 'red').hand).toEqual(ALL.slice(0, 1))
    expect(table.state.itemPile).toEqual([])
    expect(table.state.itemDiscards).toHaveLength(47)
    expect(happened(table, 'pile-shuffled')).toEqual([])
  })

  it('a new pile is in a new order, which the seed decides (C4, S3)', () => {
    const orders = [1, 2, 3, 4].map((seed) => {
      const scenario = { seed: `${seed}`, gnomes: [{ color: 'red' as const }], discards: { items: ALL }, icons: icon }
      return play(set(scenario), 'wait').state.itemPile.join(' ')
    })
    expect(new Set([...orders, ALL.join(' ')]).size).toBe(5)
  })

  it('if pile and discards are both empty a draw gives nothing (C4)', () => {
    const table = play(
      set({
        gnomes: [{ color: 'red' }, { color: 'blue', minute: 5, hand: ALL }],
        icons: icon,
      }),
      'wait',
    )
    expect(gnome(table, 'red').hand).toEqual([])
    expect(happened(table, 'items-drawn')).toEqual([])
    expect(happened(table, 'pile-shuffled')).toEqual([])
    expect(table.state.itemPile).toEqual([])
    expect(gnome(table, 'red').minute).toBe(59)
  })
})
