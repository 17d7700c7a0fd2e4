import { TRACK_IDS, type TrackId } from '../../../../engine/red-november/index.ts'
import type { Box } from '../../../stage/geometry.ts'

/** Where the three disaster tracks stand: on the deck, so that what hangs from the rail above finds room. */
export const GAUGES: Box = { x: 958, y: 128, width: 526, height: 121 }
export const ROW = 38

export const rowOf = (track: TrackId): number => GAUGES.y + 22.5 + TRACK_IDS.indexOf(track) * ROW

/** Where one of the tracks is on the board. */
export const gaugeBox = (track: TrackId): Box => ({
  x: GAUGES.x,
  y: rowOf(track) - ROW / 2,
  width: GAUGES.width,
  height: ROW,
})

/** From here on a track is an alarm. */
export const DANGER = 8
