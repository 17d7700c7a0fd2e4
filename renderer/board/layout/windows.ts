import { Rectangle } from 'pixi.js'
import { ROOM_IDS } from '../../../engine/red-november/index.ts'
import { ROOM_PLACES } from './rooms.ts'
import { BOARD_WIDTH, PICTURE_HEIGHT, RAIL, RESCUED_PLAQUE } from './track.ts'

const FAR = 4000
const PLAQUE_HEIGHT = 28

/** Where the scenery is in front of everybody: the rail, the plaques, and what lies outside the picture. */
export const SCENERY_IN_FRONT: readonly Rectangle[] = [
  new Rectangle(-FAR, 0, FAR + RAIL, PICTURE_HEIGHT),
  new Rectangle(RAIL, 0, BOARD_WIDTH - 2 * RAIL, RAIL),
  new Rectangle(BOARD_WIDTH - RAIL, 0, FAR + RAIL, PICTURE_HEIGHT),
  new Rectangle(-FAR, PICTURE_HEIGHT, FAR * 2 + BOARD_WIDTH, FAR),
  new Rectangle(RESCUED_PLAQUE.x, RESCUED_PLAQUE.y, RESCUED_PLAQUE.width, RESCUED_PLAQUE.height),
  ...ROOM_IDS.map((room) => {
    const { label, labelWidth } = ROOM_PLACES[room]
    return new Rectangle(label.x - labelWidth / 2, label.y - PLAQUE_HEIGHT / 2, labelWidth, PLAQUE_HEIGHT)
  }),
]
