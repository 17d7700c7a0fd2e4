import type { GameTypes } from '../../../engine/shared/game.ts'
import type { GameRecord } from '../../../engine/shared/record.ts'

/** How many commands of a game are no news to somebody who last knew this one: all of them, where that was another game. */
export const followed = <G extends GameTypes>(known: GameRecord<G> | null, record: GameRecord<G>): number =>
  known?.start === record.start ? known.commands.length : record.commands.length
