import { DOORWAYS, type HatchId, type RoomId, roomsOf } from '../data/board.ts'
import type { ItemId } from '../data/items.ts'
import type { Command } from '../model/command.ts'
import type { GameState, Pending } from '../model/state.ts'
import { faintOdds, iconsAhead } from '../odds.ts'
import { gnomeOf, isBlocked } from '../rules/query.ts'
import { bestOf } from './bot.ts'

/** What an item is worth to a crew that wants to live. */
export const WORTH: Readonly<Record<ItemId, number>> = {
  toolbox: 9,
  extinguisher: 8,
  'engine-manual': 7,
  'pump-manual': 7,
  'reactor-manual': 7,
  'deactivation-code': 6,
  aqualung: 6,
  harpoon: 5,
  'lucky-charm': 5,
  grog: 4,
  crowbar: 4,
  'water-pump': 4,
  coffee: 3,
}

/** How much a fire hurts in each room: systems first. */
const FIRE_HURTS: Readonly<Record<RoomId, number>> = { 1: 6, 2: 7, 3: 2, 4: 7, 5: 4, 6: 0, 7: 5, 8: 5, 9: 2, 10: 1 }

/** How a sensible gnome answers a question. */
export function answer(state: GameState, pending: Pending, legal: readonly Command[]): Command {
  return bestOf(legal, (command) => worthOfAnswer(state, pending, command))
}

function worthOfAnswer(state: GameState, pending: Pending, command: Command): number {
  switch (command.type) {
    case 'give':
      // A present is welcome; nothing is given back.
      return pending.kind === 'trade-answer' && pending.offer.length > 0
        ? 10 - worth(command.items)
        : -worth(command.items)
    case 'refuse':
      return 5
    case 'defend':
      return 1
    case 'choose-room':
      return -FIRE_HURTS[command.room] - 10 * sleepersIn(state, command.room)
    case 'choose-hatch':
      return waysLeft(state, command.hatch)
    case 'discard':
      return -worth(command.items)
    case 'play':
      return isWorthPlaying(state, pending) ? 1 : -1
    default:
      return 0
  }
}

const worth = (items: readonly ItemId[]): number => items.reduce((sum, item) => sum + WORTH[item], 0)

const sleepersIn = (state: GameState, room: RoomId): number =>
  state.gnomes.filter((gnome) => gnome.status === 'alive' && gnome.fainted && gnome.room === room).length

/** The hatch whose rooms keep most other ways is the one to lose. */
function waysLeft(state: GameState, hatch: HatchId): number {
  const open = (room: RoomId): number => DOORWAYS[room].filter((door) => !isBlocked(state, door.hatch)).length
  const [a, b] = roomsOf(hatch)
  return Math.min(open(a), open(b))
}

function isWorthPlaying(state: GameState, pending: Pending): boolean {
  if (pending.kind === 'coffee') return faintOdds(state, gnomeOf(state, pending.who).intoxication) > 0.25
  return iconsAhead(state, 0).events.length >= 2
}
