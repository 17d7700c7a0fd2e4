import type { GnomeId } from '../data/gnomes.ts'
import type { GoldLossCause } from '../model/event.ts'
import type { CellId } from '../model/place.ts'
import { type Story, toldEvents } from './story.ts'

/** A nugget on its way: from whom or where, to whom or where. */
export interface GoldMove {
  readonly number: number
  readonly from: GnomeId | CellId | 'pool'
  readonly to: GnomeId | CellId | 'pool'
  readonly count: number
  readonly cause: GoldLossCause | 'vein-laid' | 'vein-taken' | 'rockfall'
}

/** How the gold moved. */
export const goldMovesOf = (story: Story): readonly GoldMove[] =>
  toldEvents(story).flatMap(({ number, event }): GoldMove[] => {
    switch (event.type) {
      case 'nugget-laid':
        return [{ number, from: 'pool', to: event.cell, count: 1, cause: 'vein-laid' }]
      case 'gold-taken':
        return [{ number, from: event.cell, to: event.player, count: 1, cause: 'vein-taken' }]
      case 'gold-lost':
        return [{ number, from: event.player, to: 'pool', count: event.count, cause: event.cause }]
      case 'rock-fell':
        return event.nugget ? [{ number, from: event.cell, to: 'pool', count: 1, cause: 'rockfall' }] : []
      default:
        return []
    }
  })
