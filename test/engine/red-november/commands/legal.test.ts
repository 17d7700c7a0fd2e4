import { describe, expect, it } from 'vitest'
import {
  COLORS,
  type Command,
  check,
  FIX_JOBS,
  HATCHES,
  ITEM_IDS,
  ITEMS,
  type ItemId,
  legalCommands,
  ROOM_IDS,
} from '../../../../engine/red-november/index.ts'
import { offered, play, QUIET, set, type Table } from '../table.ts'

/** Every bundle of a hand, by taking or leaving each item. */
function subsets([item, ...others]: readonly ItemId[]): readonly (readonly ItemId[])[] {
  if (!item) return [[]]
  return subsets(others).flatMap((some) => [some, [item, ...some]])
}

/** Everything somebody might say, sensible or not. */
function everything({ state }: Table): readonly Command[] {
  const hand = state.gnomes.find(({ color }) => color === (state.pending?.who ?? state.turn?.active))?.hand ?? []
  const upTo = (most: number) => Array.from({ length: most + 1 }, (_, n) => n)
  return [
    ...([...ROOM_IDS, 'sea'] as const).map((to): Command => ({ type: 'open', to })),
    ...ITEM_IDS.map((item): Command => ({ type: 'play', item })),
    ...FIX_JOBS.flatMap((job) =>
      upTo(11).flatMap((minutes): readonly Command[] =>
        job === 'unblock'
          ? HATCHES.map((hatch): Command => ({ type: 'fix', job, hatch, minutes }))
          : [{ type: 'fix', job, minutes }],
      ),
    ),
    ...upTo(5).map((count): Command => ({ type: 'draw', count })),
    ...COLORS.flatMap((color): readonly Command[] => [
      { type: 'attack', target: color },
      ...subsets(hand).map((give): Command => ({ type: 'trade', partner: color, give })),
    ]),
    ...subsets(hand).flatMap((items): readonly Command[] => [
      { type: 'give', items },
      { type: 'discard', items },
    ]),
    ...ROOM_IDS.map((room): Command => ({ type: 'choose-room', room })),
    ...HATCHES.map((hatch): Command => ({ type: 'choose-hatch', hatch })),
    ...(['enter', 'stay', 'wait', 'abandon', 'refuse', 'defend', 'yield', 'continue'] as const).map(
      (type): Command => ({ type }),
    ),
  ]
}

/** Bundles have no order: the same command is always written the same. */
const written = (command: Command): string => {
  if ('give' in command) return JSON.stringify({ ...command, give: [...command.give].sort() })
  return 'items' in command ? JSON.stringify({ ...command, items: [...command.items].sort() }) : JSON.stringify(command)
}

const positions: Readonly<Record<string, () => Table>> = {
  'a fresh game': () => set({}),
  'a company in the stores, one asleep, one at 0': () =>
    set({
      gnomes: [
        { color: 'red', room: 8, hand: ['grog', 'crowbar', 'grog'] },
        { color: 'blue', room: 8, minute: 20, fainted: true },
        { color: 'green', room: 8, minute: 0 },
        { color: 'white', room: 7, minute: 10 },
      ],
      blocked: ['8-9', '5-8', '1-2'],
    }),
  'low water in the engine room with five minutes left': () =>
    set({
      gnomes: [
        { color: 'red', minute: 5 },
        { color: 'blue', minute: 1 },
      ],
      rooms: { 1: { water: 'low' } },
      blocked: ['1-2'],
    }),
  'low water with two minutes left': () =>
    set({
      gnomes: [
        { color: 'red', minute: 2 },
        { color: 'blue', minute: 1 },
      ],
      rooms: { 1: { water: 'low' } },
      blocked: ['1-2'],
    }),
  'low water with three minutes left': () =>
    set({
      gnomes: [
        { color: 'red', minute: 3 },
        { color: 'blue', minute: 1 },
      ],
      rooms: { 1: { water: 'low' } },
      blocked: ['1-2'],
    }),
  'high water': () => set({ gnomes: [{ color: 'red', room: 4 }], rooms: { 4: { water: 'high' } } }),
  'a burning airlock': () => set({ gnomes: [{ color: 'red', room: 3, hand: ['grog'] }], rooms: { 3: { fire: true } } }),
  'a hero among the missiles': () =>
    play(set({ gnomes: [{ color: 'red', room: 7, hand: ['grog'] }], rooms: { 7: { fire: true } } }), 'play grog'),
  'the sea, 10 passed': () => set({ gnomes: [{ color: 'red', room: 'sea', minute: 9 }] }),
  'the sea, 10 not passed': () => set({ gnomes: [{ color: 'red', room: 'sea', minute: 10 }] }),
  'the sea, for two people': () => set({ gnomes: [{ color: 'red', room: 'sea', minute: 9 }], people: 2 }),
  'an open hatch': () => play(set({ gnomes: [{ color: 'red', room: 10 }] }), 'open 8'),
  'an open hatch on fire': () => play(set({ gnomes: [{ color: 'red' }], rooms: { 2: { fire: true } } }), 'open 2'),
  'an open hatch on the sea': () => play(set({ gnomes: [{ color: 'red', room: 9 }] }), 'open sea'),
  'the ghost at 0': () =>
    play(
      set({
        gnomes: [
          { color: 'red', room: 8, minute: 1, hand: ['grog'] },
          { color: 'blue', room: 8, minute: 0 },
        ],
      }),
      'open 7',
    ),
  'the cabin with one grog': () => set({ gnomes: [{ color: 'red', room: 10 }], cabinGrog: 1 }),
  'the "has drawn" corner': () => set({ gnomes: [{ color: 'red', room: 10, drewIn: 8 }] }),
  'deranged gnomes without a crowbar played': () =>
    set({
      gnomes: [
        { color: 'red', hand: ['crowbar'] },
        { color: 'blue', minute: 9 },
      ],
      options: { derangedGnomes: true },
    }),
  'deranged gnomes with a crowbar played': () =>
    play(
      set({
        gnomes: [
          { color: 'red', hand: ['crowbar'] },
          { color: 'blue', minute: 9 },
          { color: 'green', room: 2, minute: 9 },
        ],
        options: { derangedGnomes: true },
      }),
      'play crowbar',
    ),
  'deranged gnomes in low water with two minutes left': () =>
    play(
      set({
        gnomes: [
          { color: 'red', minute: 2, hand: ['crowbar'] },
          { color: 'blue', minute: 1 },
        ],
        rooms: { 1: { water: 'low' } },
        options: { derangedGnomes: true },
      }),
      'play crowbar',
    ),
  'an attack on somebody with a crowbar': () =>
    play(
      set({
        gnomes: [
          { color: 'red', hand: ['crowbar'] },
          { color: 'blue', minute: 9, hand: ['crowbar', 'grog'] },
        ],
        options: { derangedGnomes: true },
      }),
      'play crowbar',
      'attack blue',
    ),
  'an attack on somebody without': () =>
    play(
      set({
        gnomes: [
          { color: 'red', hand: ['crowbar'] },
          { color: 'blue', minute: 9, hand: ['grog'] },
        ],
        options: { derangedGnomes: true },
      }),
      'play crowbar',
      'attack blue',
    ),
  'an offer on the table': () =>
    play(
      set({
        gnomes: [
          { color: 'red', hand: ['crowbar'] },
          { color: 'blue', minute: 9, hand: ['grog', 'coffee', 'grog'] },
        ],
      }),
      'trade blue give crowbar',
    ),
  'an escape': () =>
    play(
      set({
        gnomes: [{ color: 'red', room: 3, hand: ['aqualung'] }],
        rooms: { 3: { fire: true }, 4: { fire: true } },
        next: { dice: [10] },
      }),
      'extinguish 1',
    ),
  'an escape without a safe way': () =>
    play(
      set({
        gnomes: [{ color: 'red', room: 6, hand: ['aqualung'] }],
        rooms: { 6: { fire: true }, 5: { fire: true } },
        next: { dice: [10] },
      }),
      'extinguish 1',
    ),
  'a fire that spreads': () =>
    play(
      set({
        gnomes: [{ color: 'red', hand: ['grog'] }],
        rooms: { 8: { fire: true }, 7: { water: 'low' } },
        icons: { events: [59], items: [] },
        next: { events: ['fire-spreads'] },
      }),
      'wait',
    ),
  'a hatch to block': () =>
    play(
      set({
        gnomes: [{ color: 'red' }],
        blocked: ['2-3'],
        icons: { events: [59], items: [] },
        next: { events: ['blocked-hatch'], dice: [2] },
      }),
      'wait',
    ),
  'a stumble': () =>
    play(
      set({
        gnomes: [{ color: 'red', hand: ['grog', 'coffee', 'grog'] }],
        icons: { events: [59], items: [] },
        next: { events: ['stumble'] },
      }),
      'wait',
    ),
  'the last moment for coffee': () =>
    play(set({ gnomes: [{ color: 'red', hand: ['grog', 'coffee'] }] }), 'play grog', 'wait'),
  'the last moment for a charm': () =>
    play(
      set({ gnomes: [{ color: 'red', hand: ['lucky-charm', 'coffee'] }], icons: { events: [59], items: [] } }),
      'wait',
    ),
  'the end': () => play(set({ gnomes: [{ color: 'red', minute: 1 }], icons: QUIET }), 'wait'),
}

describe('the list of legal commands', () => {
  it.each(Object.keys(positions))('holds all that is accepted and nothing else: %s (T5)', (name) => {
    const table = positions[name]?.() ?? set({})
    const listed = legalCommands(table.state).map(written)
    expect(new Set(listed).size).toBe(listed.length)
    const accepted = everything(table).filter((command) => check(table.state, command) === null)
    expect(new Set(listed)).toEqual(new Set(accepted.map(written)))
  })

  it('equal items are offered once (C5)', () => {
    const table = set({ gnomes: [{ color: 'red', hand: ['grog', 'coffee', 'grog', 'grog'] }], icons: QUIET })
    expect(offered(table).filter((line) => line.startsWith('play'))).toEqual(['play coffee', 'play grog'])
  })

  it('of a hoard too large to list, kinds are given whole or not at all (A13)', () => {
    const hand = ITEM_IDS.flatMap((item) => Array<ItemId>(Math.min(2, ITEMS[item].count)).fill(item))
    const table = set({
      gnomes: [
        { color: 'red', hand },
        { color: 'blue', minute: 3 },
      ],
      icons: QUIET,
    })
    const gifts = legalCommands(table.state).filter((command) => command.type === 'trade')
    expect(gifts).toHaveLength(2 ** 13)
    expect(new Set(gifts.map((command) => JSON.stringify(command))).size).toBe(2 ** 13)
    expect(gifts).toContainEqual({ type: 'trade', partner: 'blue', give: ['grog', 'grog'] })
    expect(gifts.every((command) => check(table.state, command) === null)).toBe(true)
    const half = { type: 'trade', partner: 'blue', give: ['grog'] } as const
    expect(check(table.state, half)).toBeNull()
  })
})
