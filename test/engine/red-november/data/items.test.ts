import { describe, expect, it } from 'vitest'
import {
  CABIN_GROG,
  CHARM_IGNORES,
  COFFEE_SOBERS,
  FIX_JOBS,
  ITEM_IDS,
  ITEMS,
} from '../../../../engine/red-november/index.ts'
import { ITEM_BOX } from '../../../../engine/red-november/rules/setup.ts'
import { afresh, gnome, play, QUIET, set } from '../table.ts'

describe('the items of the box', () => {
  it('are 54 in thirteen kinds (C3)', () => {
    expect(ITEM_IDS).toHaveLength(13)
    expect(ITEM_BOX).toHaveLength(54)
  })

  it('come in these numbers (C3)', () => {
    const counts = Object.fromEntries(ITEM_IDS.map((item) => [item, ITEMS[item].count]))
    expect(counts).toEqual({
      grog: 12,
      extinguisher: 6,
      toolbox: 5,
      crowbar: 5,
      'water-pump': 5,
      aqualung: 4,
      'engine-manual': 3,
      'pump-manual': 3,
      'reactor-manual': 3,
      'deactivation-code': 3,
      harpoon: 2,
      'lucky-charm': 2,
      coffee: 1,
    })
    for (const item of ITEM_IDS) {
      expect(ITEM_BOX.filter((other) => other === item)).toHaveLength(ITEMS[item].count)
    }
  })

  it('six grogs lie in the cabin, the other 48 items are the pile (C4)', () => {
    expect(CABIN_GROG).toBe(6)
    expect(ITEM_BOX.length - CABIN_GROG).toBe(48)
  })
})

describe('what items mean', () => {
  it('each bonus is the printed one, and there is no other (C5)', () => {
    const bonuses = Object.fromEntries(ITEM_IDS.map((item) => [item, ITEMS[item].bonus]))
    expect(bonuses).toEqual({
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
    })
  })

  it('grog helps every fix-it there is (C5)', () => {
    expect(Object.keys(ITEMS.grog.bonus).sort()).toEqual([...FIX_JOBS].sort())
  })

  it('only grog and the extinguisher lead into fire (C5, M5)', () => {
    expect(ITEM_IDS.filter((item) => ITEMS[item].fireproof)).toEqual(['grog', 'extinguisher'])
  })

  it('coffee takes two away, a charm ignores three icons (C5)', () => {
    expect(COFFEE_SOBERS).toBe(2)
    expect(CHARM_IGNORES).toBe(3)
  })

  it.each(ITEM_IDS)('%s can be played by whoever holds it, without an effect if there is none (C5, C7)', (item) => {
    const table = play(set({ gnomes: [{ color: 'red', hand: [item] }], icons: QUIET }), `play ${item}`)
    expect(table.events[0]).toEqual({ type: 'item-played', gnome: 'red', item })
    expect(table.state.itemDiscards).toEqual([item])
    expect(table.state.turn).toMatchObject({ played: [item], ghost: 60, phase: 'movement' })
    expect(gnome(afresh(table), 'red').hand).toEqual([])
  })
})
