import { Rectangle } from 'pixi.js'
import { BOARD_WIDTH, PICTURE_HEIGHT, RAIL, RESCUED_PLAQUE } from './track.ts'

const FAR = 4000

/** Where the scenery is in front of everybody: the rail, and what lies outside the picture. */
export const SCENERY_IN_FRONT: readonly Rectangle[] = [
  new Rectangle(-FAR, 0, FAR + RAIL, PICTURE_HEIGHT),
  new Rectangle(RAIL, 0, BOARD_WIDTH - 2 * RAIL, RAIL),
  new Rectangle(BOARD_WIDTH - RAIL, 0, FAR + RAIL, PICTURE_HEIGHT),
  new Rectangle(-FAR, PICTURE_HEIGHT, FAR * 2 + BOARD_WIDTH, FAR),
]

/** And what is written there, beside the names of the rooms. */
export const PLAQUES_IN_FRONT: readonly Rectangle[] = [
  new Rectangle(RESCUED_PLAQUE.x, RESCUED_PLAQUE.y, RESCUED_PLAQUE.width, RESCUED_PLAQUE.height),
]
