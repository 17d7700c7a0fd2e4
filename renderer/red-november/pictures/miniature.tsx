import type { JSX } from 'preact'
import type { Condition, GameState, Place, RoomId } from '../../../engine/red-november/index.ts'
import { ROOM_BOXES } from './room-boxes.ts'

const FILLS: Readonly<Record<Condition, string>> = {
  dry: 'var(--c-petrol-700)',
  burning: 'var(--c-red)',
  low: 'var(--c-petrol-300)',
  high: 'var(--c-water)',
}
const GNOMES_A_ROW = 4

/** A small picture of a position, drawn from the position itself. */
export function Miniature({ state }: { readonly state: GameState }): JSX.Element {
  return (
    <svg class="miniature" viewBox="-0.1 -0.1 7.2 3.6" aria-hidden="true">
      {Object.entries(ROOM_BOXES).map(([room, [x, y, width, height]]) => (
        <rect
          key={room}
          x={x + 0.04}
          y={y + 0.04}
          width={width - 0.08}
          height={height - 0.08}
          rx="0.12"
          fill={FILLS[state.rooms[Number(room) as RoomId]]}
        />
      ))}
      {state.gnomes
        .filter(({ status }) => status === 'alive')
        .map(({ color, room }, seat) => {
          const [x, y] = spot(room, seat)
          return (
            <circle
              key={color}
              cx={x}
              cy={y}
              r="0.13"
              fill={`var(--g-${color})`}
              stroke="var(--c-ink)"
              stroke-width="0.04"
            />
          )
        })}
    </svg>
  )
}

/** Each seat has its own place in a room, so that nobody hides another. */
function spot(room: Place, seat: number): readonly [number, number] {
  const [x, y] = room === 'sea' ? [0, 3] : ROOM_BOXES[room]
  return [x + 0.17 + (seat % GNOMES_A_ROW) * 0.22, y + 0.25 + Math.floor(seat / GNOMES_A_ROW) * 0.3]
}
