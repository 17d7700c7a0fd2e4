import type { JSX } from 'preact'
import { type Place, ROOM_IDS } from '../../../engine/red-november/index.ts'
import { ROOM_BOXES } from '../pictures/room-boxes.ts'

/** Where a room lies; for the sea everything around the boat is lit. */
export function RoomPlan({ place }: { readonly place: Place }): JSX.Element {
  return (
    <svg class={place === 'sea' ? 'room-plan sea' : 'room-plan'} viewBox="-0.5 -0.3 8 3.8" aria-hidden="true">
      <rect class="water" x="-0.5" y="-0.3" width="8" height="3.8" rx="0.4" />
      {ROOM_IDS.map((room) => {
        const [x, y, width, height] = ROOM_BOXES[room]
        const gap = 0.08
        return (
          <rect
            key={room}
            class={room === place ? 'here' : ''}
            x={x + gap / 2}
            y={y + gap / 2}
            width={width - gap}
            height={height - gap}
            rx="0.15"
          />
        )
      })}
    </svg>
  )
}
