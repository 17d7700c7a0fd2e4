import type { PlayerView } from '../../../engine/red-november/index.ts'
import { depthAt, PILL } from '../board/layout/ghost-way.ts'
import { cellOf, RAIL } from '../board/layout/track.ts'

const BESIDE_RAIL = 84
/** Whoever is up has the most minutes left: where that is on the top, nobody hangs on the left. A price hangs deeper than any pile. */
const BESIDE_PRICE = RAIL + depthAt(50, 54, 46) + PILL.width

/** From where on the sea above the stern is free, in units of the picture. */
export const freeSeaFrom = ({ turn }: Pick<PlayerView, 'turn'>): number =>
  turn && cellOf(turn.ghost).side === 'left' ? BESIDE_PRICE : BESIDE_RAIL
