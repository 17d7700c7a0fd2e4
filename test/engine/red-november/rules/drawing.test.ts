import { describe, expect, it } from 'vitest'
import {
  type Command,
  check,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  type Place,
  ROOM_IDS,
  type ScenarioInput,
} from '../../../../engine/red-november/index.ts'
import { mostToDraw } from '../../../../engine/red-november/rules/drawing.ts'
import { situationOf } from '../../../../engine/red-november/rules/query.ts'
import { active, gnome, happened, offered, play, QUIET, refused, set, type Table } from '../table.ts'

const AGAIN = { code: 'draw/again', rule: 'A12' }
const COUNT = { code: 'draw/count', rule: 'A12' }

const red = (room: Place, more: ScenarioInput = {}, minute = 60, hand: ItemId[] = []): Table =>
  set({ gnomes: [{ color: 'red', room, minute, hand }], icons: QUIET, ...more })

/** Blue sits on all items but the grogs of the cabin and `left`. */
function hoard(left: readonly ItemId[], more: ScenarioInput = {}): Table {
  const all = ITEM_IDS.flatMap((item) => Array<ItemId>(ITEMS[item].count - (item === 'grog' ? 6 : 0)).fill(item))
  const hand = left.reduce<ItemId[]>((rest, item) => rest.toSpliced(rest.indexOf(item), 1), all)
  return set({
    gnomes: [
      { color: 'red', room: 8 },
      { color: 'blue', room: 1, minute: 30, hand },
    ],
    icons: QUIET,
    ...more,
  })
}

const items: ItemId[] = ['coffee', 'crowbar', 'harpoon', 'toolbox']

describe('the stores', () => {
  it.each([1, 2, 3, 4])('give %i items for as many minutes (A12)', (count) => {
    const table = play(red(8, { next: { items } }), `draw ${count}`)
    expect(table.events.slice(0, 4)).toEqual([
      { type: 'phase-began', phase: 'action' },
      { type: 'action-began', gnome: 'red', action: 'draw', minutes: count, target: null },
      { type: 'time-spent', gnome: 'red', minutes: count, ghost: 60 - count },
      { type: 'items-drawn', gnome: 'red', items: items.slice(0, count), source: 'stores' },
    ])
    expect(gnome(table, 'red')).toMatchObject({ hand: items.slice(0, count), minute: 60 - count, drewIn: 8 })
    expect(table.state.script.items).toEqual(items.slice(count))
    expect(table.state.cabinGrog).toBe(6)
  })

  it('not 0 and not 5 (A12)', () => {
    expect(refused(red(8), 'draw 0')).toEqual(COUNT)
    expect(refused(red(8), 'draw 5')).toEqual(COUNT)
    const half: Command = { type: 'draw', count: 1.5 }
    expect(check(red(8).state, half)).toEqual(COUNT)
  })

  it('new items join the hand (A12)', () => {
    const table = play(red(8, { next: { items: ['coffee'] } }, 60, ['grog']), 'draw 1')
    expect(gnome(table, 'red').hand).toEqual(['grog', 'coffee'])
  })

  it('take them from the pile (A12, C4)', () => {
    const before = red(8)
    const table = play(before, 'draw 3')
    expect(table.state.itemPile).toEqual(before.state.itemPile.slice(0, -3))
    expect(gnome(table, 'red').hand).toEqual(before.state.itemPile.slice(-3).reverse())
  })

  it('no more minutes than are left (A12, T4)', () => {
    expect(refused(red(8, {}, 3), 'draw 3')).toBeNull()
    expect(refused(red(8, {}, 3), 'draw 4')).toEqual({ code: 'turn/not-enough-minutes', rule: 'T4' })
    expect(offered(red(8, {}, 3)).filter((line) => line.startsWith('draw'))).toEqual(['draw 1', 'draw 2', 'draw 3'])
  })

  it('more than there is cannot be declared: pile and discards count (A12)', () => {
    const two = hoard(['coffee', 'harpoon'])
    expect(two.state.itemPile).toHaveLength(2)
    expect(refused(two, 'draw 2')).toBeNull()
    expect(refused(two, 'draw 3')).toEqual(COUNT)
    const discarded = hoard(['coffee', 'harpoon'], { discards: { items: ['coffee'] } })
    expect(discarded.state.itemPile).toHaveLength(1)
    expect(refused(discarded, 'draw 2')).toBeNull()
    expect(refused(discarded, 'draw 3')).toEqual(COUNT)
    const scripted = hoard(['coffee', 'harpoon'], { next: { items: ['coffee'] } })
    expect(refused(scripted, 'draw 2')).toBeNull()
    expect(refused(scripted, 'draw 3')).toEqual(COUNT)
    expect(refused(hoard([]), 'draw 1')).toEqual(COUNT)
    const { script: _, ...unscripted } = two.state
    expect(mostToDraw(situationOf(unscripted))).toBe(2)
  })

  it('in the middle of a draw the discards become the pile (A12, C4)', () => {
    const before = hoard(['coffee', 'harpoon', 'toolbox'], { discards: { items: ['harpoon', 'toolbox'] } })
    const table = play(before, 'draw 3')
    expect(gnome(table, 'red').hand[0]).toBe('coffee')
    expect([...gnome(table, 'red').hand].sort()).toEqual(['coffee', 'harpoon', 'toolbox'])
    expect(happened(table, 'pile-shuffled')).toEqual([{ type: 'pile-shuffled', pile: 'items', kraken: false }])
    expect(table.state.itemDiscards).toEqual([])
  })
})

describe('the cabin', () => {
  it('gives one or two of the captain\u2019s grogs for as many minutes (A12)', () => {
    for (const count of [1, 2]) {
      const before = red(10)
      const table = play(before, `draw ${count}`)
      const grogs = Array<ItemId>(count).fill('grog')
      expect(happened(table, 'items-drawn')).toEqual([
        { type: 'items-drawn', gnome: 'red', items: grogs, source: 'cabin' },
      ])
      expect(gnome(table, 'red')).toMatchObject({ hand: grogs, minute: 60 - count, drewIn: 10 })
      expect(table.state.cabinGrog).toBe(6 - count)
      expect(table.state.itemPile).toEqual(before.state.itemPile)
    }
  })

  it('not 0 and not 3 (A12)', () => {
    expect(refused(red(10), 'draw 0')).toEqual(COUNT)
    expect(refused(red(10), 'draw 3')).toEqual(COUNT)
  })

  it('while they last (A12)', () => {
    expect(refused(red(10, { cabinGrog: 1 }), 'draw 2')).toEqual(COUNT)
    expect(play(red(10, { cabinGrog: 1 }), 'draw 1').state.cabinGrog).toBe(0)
    expect(refused(red(10, { cabinGrog: 0 }), 'draw 1')).toEqual(COUNT)
    expect(offered(red(10, { cabinGrog: 0 })).filter((line) => line.startsWith('draw'))).toEqual([])
  })
})

it('nothing can be drawn anywhere else (A12)', () => {
  const possible = ROOM_IDS.filter((room) => refused(red(room), 'draw 1') === null)
  expect(possible).toEqual([8, 10])
  expect(refused(red(1), 'draw 1')).toEqual({ code: 'draw/wrong-room', rule: 'A12' })
})

describe('the "has drawn" corner', () => {
  it('forbids a second draw in the same room (A12)', () => {
    const table = play(red(8), 'draw 1')
    expect(refused(table, 'draw 1')).toEqual(AGAIN)
    expect(offered(table).filter((line) => line.startsWith('draw'))).toEqual([])
  })

  it('is of that room only: the other of the two still gives, and drawing there is the action elsewhere (A12)', () => {
    const inCabin = play(red(8), 'draw 1', 'open 10', 'enter', 'draw 2')
    expect(gnome(inCabin, 'red').drewIn).toBe(10)
    expect(refused(inCabin, 'draw 1')).toEqual(AGAIN)
    expect(refused(play(inCabin, 'open 8', 'enter'), 'draw 4')).toBeNull()
    const inStores = play(red(10), 'draw 1', 'open 8', 'enter', 'draw 4')
    expect(gnome(inStores, 'red').drewIn).toBe(8)
    expect(refused(inStores, 'draw 1')).toEqual(AGAIN)
    expect(refused(play(inStores, 'open 10', 'enter'), 'draw 1')).toBeNull()
  })

  it('an action in the same room does not help (A12)', () => {
    const table = play(red(8), 'draw 1', 'wait', 'wait')
    expect(gnome(table, 'red').drewIn).toBe(8)
    expect(refused(table, 'draw 1')).toEqual(AGAIN)
  })

  it('moving elsewhere without an action does not help (A12)', () => {
    const table = play(red(8), 'draw 1', 'open 9', 'enter', 'open 8', 'enter')
    expect(refused(table, 'draw 1')).toEqual(AGAIN)
  })

  it('any action elsewhere ends it: No Action (A12)', () => {
    const table = play(red(8), 'draw 1', 'open 9', 'enter', 'wait')
    expect(gnome(table, 'red').drewIn).toBeNull()
    expect(refused(play(table, 'open 8', 'enter'), 'draw 1')).toBeNull()
  })

  it('an action in the other of the two rooms is elsewhere too (A12)', () => {
    const table = play(red(8), 'draw 1', 'open 10', 'enter', 'wait')
    expect(gnome(table, 'red').drewIn).toBeNull()
    expect(refused(table, 'draw 2')).toBeNull()
  })

  it('a failed fix-it elsewhere (A12)', () => {
    const table = play(red(8, { next: { dice: [10] } }), 'draw 1', 'open 7', 'enter', 'stop missiles 1')
    expect(happened(table, 'fix-failed')).toHaveLength(1)
    expect(gnome(table, 'red').drewIn).toBeNull()
  })

  it('an action in the sea (A12)', () => {
    const table = play(
      red(8, {}, 60, ['aqualung']),
      'draw 1',
      'play aqualung',
      'open 9',
      'enter',
      'open sea',
      'enter',
      'wait',
    )
    expect(gnome(table, 'red')).toMatchObject({ room: 'sea', drewIn: null })
  })

  it('a trade elsewhere, refused or not (A12)', () => {
    const table = set({
      gnomes: [
        { color: 'red', room: 9, drewIn: 8 },
        { color: 'blue', room: 9, minute: 20, drewIn: 10 },
      ],
      icons: QUIET,
    })
    const after = play(table, 'trade blue give nothing', 'refuse')
    expect(gnome(after, 'red').drewIn).toBeNull()
    expect(gnome(after, 'blue').drewIn).toBe(10)
  })

  it('is each gnome\u2019s own (A12)', () => {
    const table = play(
      set({
        gnomes: [
          { color: 'red', room: 8 },
          { color: 'blue', room: 8, minute: 60 },
        ],
        order: ['red'],
        icons: QUIET,
      }),
      'draw 1',
    )
    expect(active(table)).toBe('blue')
    expect(refused(table, 'draw 4')).toBeNull()
    expect(gnome(table, 'blue').drewIn).toBeNull()
  })

  it('a scenario may begin in it (A12)', () => {
    const table = set({ gnomes: [{ color: 'red', room: 8, drewIn: 10 }], icons: QUIET })
    expect(refused(table, 'draw 1')).toBeNull()
    const again = set({ gnomes: [{ color: 'red', room: 8, drewIn: 8 }], icons: QUIET })
    expect(refused(again, 'draw 1')).toEqual(AGAIN)
    expect(refused(play(again, 'open 10', 'enter', 'wait', 'open 8', 'enter'), 'draw 1')).toBeNull()
  })
})
