import { bestOf } from '../../shared/bots.ts'
import type { RoomId } from '../data/board.ts'
import type { ItemId } from '../data/items.ts'
import type { Command } from '../model/command.ts'
import type { GameState, Pending } from '../model/state.ts'
import { faintOdds, iconsAhead } from '../rules/odds.ts'
import { gnomeOf } from '../rules/query.ts'
import { lossOf } from './ways.ts'
import { WEIGHTS, type Weights } from './weights.ts'
import { ROOM_MATTERS } from './worth.ts'

/** What an item is worth to a crew that wants to live. */
export const WORTH: Readonly<Record<ItemId, number>> = {
  toolbox: 9,
  extinguisher: 7,
  'reactor-manual': 7,
  'pump-manual': 7,
  'engine-manual': 7,
  'deactivation-code': 7,
  grog: 6,
  'lucky-charm': 5,
  aqualung: 4,
  crowbar: 3,
  harpoon: 3,
  'water-pump': 3,
  coffee: 2,
}

/** A16, O2: who may leave wants the way out, and something for those who come for it. */
const WORTH_TO_TRAITORS: typeof WORTH = { ...WORTH, aqualung: 11, crowbar: 10 }

/** How a sensible gnome answers a question. */
export function answer(state: GameState, pending: Pending, loyal: boolean, { farSighted }: Weights = WEIGHTS): Command {
  switch (pending.kind) {
    case 'trade-answer':
      // A present is welcome; nothing is given back, least of all for nothing.
      return pending.offer.length > 0 ? { type: 'give', items: [] } : { type: 'refuse' }
    case 'defend':
      return gnomeOf(state, pending.who).hand.includes('crowbar') ? { type: 'defend' } : { type: 'yield' }
    case 'spread-room':
      return { type: 'choose-room', room: bestOf(pending.rooms, (room) => -hurt(state, room)) }
    case 'block-hatch':
      return {
        type: 'choose-hatch',
        hatch: bestOf(pending.hatches, (hatch) => -lossOf(state.blocked, hatch, farSighted)),
      }
    case 'discard': {
      const worth = loyal ? WORTH : WORTH_TO_TRAITORS
      const hand = [...gnomeOf(state, pending.who).hand].sort((a, b) => worth[a] - worth[b])
      return { type: 'discard', items: hand.slice(0, hand.length - pending.limit) }
    }
    case 'coffee':
      return faintOdds(state, gnomeOf(state, pending.who).intoxication) > 0.25
        ? { type: 'play', item: 'coffee' }
        : { type: 'continue' }
    case 'lucky-charm':
      return iconsAhead(state, 0).events.length >= 2 ? { type: 'play', item: 'lucky-charm' } : { type: 'continue' }
  }
}

/** D1: never where somebody sleeps, if it can be helped. */
function hurt({ gnomes }: GameState, room: RoomId): number {
  const sleepers = gnomes.filter((gnome) => gnome.status === 'alive' && gnome.fainted && gnome.room === room).length
  return ROOM_MATTERS[room] + 10 * sleepers
}
