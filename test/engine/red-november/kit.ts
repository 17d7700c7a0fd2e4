import {
  type Color,
  formatCommand,
  type GameEvent,
  type GameEventType,
  type ItemId,
  legalCommands,
  type PendingKind,
  type ScenarioInput,
} from '../../../engine/red-november/index.ts'
import { play, set, type Table } from './table.ts'

/** More helpers for the chapters about what happens by itself. */

/** A time track without icons. */
export const QUIET = { events: [], items: [] }

/** An icon for one event card on 39, nothing else. */
export const AT_39 = { events: [39], items: [] }

type GnomeInput = NonNullable<ScenarioInput['gnomes']>[number]

export const red = (more: Partial<GnomeInput> = {}): GnomeInput => ({ color: 'red', room: 1, minute: 40, ...more })
export const blue = (more: Partial<GnomeInput> = {}): GnomeInput => ({ color: 'blue', room: 10, minute: 20, ...more })
export const green = (more: Partial<GnomeInput> = {}): GnomeInput => ({ color: 'green', room: 9, minute: 19, ...more })

/** Red waits in room 1 from 40 to 39, where one scripted card is turned; blue is in 10 and green in 9, both far ahead. */
export const meetCard = (card: string, dice: readonly number[] = [], more: ScenarioInput = {}): Table =>
  play(
    set({
      gnomes: [red(), blue(), green()],
      icons: AT_39,
      next: { events: [card], dice: [...dice] },
      ...more,
    }),
    'wait',
  )

/** What followed the (last) turned card in its turn, the card left out. */
export function outcomeOfCard(table: Table): readonly GameEvent[] {
  const from = table.events.findLastIndex(({ type }) => type === 'event-revealed')
  const after = table.events.slice(from + 1)
  const to = after.findIndex(({ type }) => type === 'turn-ended')
  return to < 0 ? after : after.slice(0, to)
}

/** The events of these types, in the order in which they happened. */
export const story = (table: Table, ...types: readonly GameEventType[]): readonly GameEvent[] =>
  table.events.filter(({ type }) => types.includes(type))

/** Their types only. */
export const types = (table: Table): readonly GameEventType[] => table.events.map(({ type }) => type)

/** Everything that can be said now, in notation. */
export const legal = ({ state }: Table): readonly string[] => legalCommands(state).map(formatCommand)

/** `[color, kind]` of each question so far. */
export const asked = (table: Table): readonly (readonly [Color, string])[] =>
  table.events.flatMap((event) => (event.type === 'choice-asked' ? [[event.who, event.kind] as const] : []))

export const many = (count: number, item: ItemId): ItemId[] => Array<ItemId>(count).fill(item)

/** One position in the middle of each kind of question, with all that follows scripted. */
export const questions = (): Readonly<Record<PendingKind, Table>> => ({
  'trade-answer': play(
    set({
      gnomes: [red({ hand: ['coffee', 'grog'] }), blue({ room: 1, hand: ['crowbar'] })],
      icons: AT_39,
      next: { events: ['descent'] },
    }),
    'trade blue give coffee',
  ),
  defend: play(
    set({
      options: { derangedGnomes: true },
      gnomes: [red({ hand: ['crowbar'] }), blue({ room: 1, hand: ['crowbar', 'grog'] })],
      icons: AT_39,
      next: { dice: [3, 4], events: ['descent'] },
    }),
    'play crowbar',
    'attack blue',
  ),
  'spread-room': meetCard('fire-spreads', [], {
    gnomes: [red({ room: 9 }), blue()],
    rooms: { 1: { fire: true } },
    icons: { events: [39], items: [39] },
    next: { events: ['fire-spreads'], items: ['coffee'] },
  }),
  'block-hatch': meetCard('blocked-hatch', [8]),
  discard: play(
    set({
      gnomes: [
        blue({ hand: ['grog', 'toolbox', 'crowbar', 'harpoon', 'coffee'] }),
        red({ room: 5, hand: ['grog'] }),
        green({ hand: ['grog', 'toolbox', 'crowbar', 'harpoon', 'aqualung'] }),
      ],
      icons: { events: [38], items: [] },
      next: { events: ['respite:1', 'friendly-fire'], dice: [5, 7] },
    }),
    'play grog',
    'wait',
  ),
  coffee: play(
    set({
      gnomes: [red({ hand: ['grog', 'coffee'] }), blue()],
      icons: AT_39,
      next: { events: ['respite:1', 'descent'] },
    }),
    'play grog',
    'wait',
  ),
  'lucky-charm': play(
    set({
      gnomes: [red({ hand: ['lucky-charm', 'lucky-charm'] }), blue()],
      icons: AT_39,
      next: { events: ['descent'] },
    }),
    'wait',
  ),
})
