import type { JSX } from 'preact'
import type { Box } from '../../stage/geometry.ts'
import { GAUGES } from '../board/layout/gauges.ts'
import { ROOM_PLACES } from '../board/layout/rooms.ts'
import { BOARD_WIDTH, TRACK_SIDES } from '../board/layout/track.ts'

const ROOMS = Object.values(ROOM_PLACES)
const [left, top] = [Math.min(...ROOMS.map((room) => room.left)), Math.min(...ROOMS.map((room) => room.top))]

/** So deep hang markers, prices and tokens from the time track. */
const HANGS = 154

/** The three sides of the time track and what hangs from it, the gauges, and the rooms. */
const WATCHED: readonly Box[] = [
  { x: 0, y: 0, width: BOARD_WIDTH, height: HANGS },
  ...TRACK_SIDES,
  GAUGES,
  {
    x: left,
    y: top,
    width: Math.max(...ROOMS.map((room) => room.right)) - left,
    height: Math.max(...ROOMS.map((room) => room.bottom)) - top,
  },
]

/** What of the board is looked at all the time: notices keep off it. */
export const InSight = (): JSX.Element => (
  <>
    {WATCHED.map(({ x, y, width, height }, at) => (
      <i
        key={at}
        class="in-sight"
        data-in-sight=""
        style={`--x: ${x}; --y: ${y}; --wide: ${width}; --high: ${height}`}
      />
    ))}
  </>
)
