import { HATCHES, ROOMS } from '../data/board.ts'
import { FIX_ITS } from '../data/fixits.ts'
import { COLORS } from '../data/gnomes.ts'
import { ITEMS } from '../data/items.ts'
import type { Command, CommandType } from '../model/command.ts'

const isOneOf = (table: object, key: unknown): boolean =>
  (typeof key === 'string' || typeof key === 'number') && Object.hasOwn(table, key)
const isItem = (item: unknown): boolean => isOneOf(ITEMS, item)
const isRoom = (room: unknown): boolean => typeof room === 'number' && isOneOf(ROOMS, room)
const isHatch = (hatch: unknown): boolean => (HATCHES as readonly unknown[]).includes(hatch)
const isColor = (color: unknown): boolean => (COLORS as readonly unknown[]).includes(color)
const areItems = (items: unknown): boolean => Array.isArray(items) && items.every(isItem)
const nothingMore = (): boolean => true

type Fields = Readonly<Record<string, unknown>>

/** What each command must carry; whether it fits the moment is a matter for the rules. */
const FIELDS: Readonly<Record<CommandType, (fields: Fields) => boolean>> = {
  open: ({ to }) => to === 'sea' || isRoom(to),
  enter: nothingMore,
  stay: nothingMore,
  play: ({ item }) => isItem(item),
  fix: ({ job, hatch, minutes }) =>
    isOneOf(FIX_ITS, job) && typeof minutes === 'number' && (job !== 'unblock' || isHatch(hatch)),
  draw: ({ count }) => typeof count === 'number',
  trade: ({ partner, give }) => isColor(partner) && areItems(give),
  attack: ({ target }) => isColor(target),
  wait: nothingMore,
  abandon: nothingMore,
  give: ({ items }) => areItems(items),
  refuse: nothingMore,
  defend: nothingMore,
  yield: nothingMore,
  'choose-room': ({ room }) => isRoom(room),
  'choose-hatch': ({ hatch }) => isHatch(hatch),
  discard: ({ items }) => areItems(items),
  continue: nothingMore,
}

/** Is this really a command? It may come from a file or from outside the program. */
export function isWellFormed(command: unknown): command is Command {
  if (command === null || typeof command !== 'object') return false
  const { type } = command as Fields
  return typeof type === 'string' && Object.hasOwn(FIELDS, type) && FIELDS[type as CommandType](command as Fields)
}
