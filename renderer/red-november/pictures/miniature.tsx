import type { JSX } from 'preact'
import type { Condition, GameState, Place, RoomId } from '../../../engine/red-november/index.ts'
import { ROOM_PLACES } from '../board/layout/rooms.ts'

/** The painted boat (`npm run art`), in the measures of the board, with a little sea around it. */
const HULL = { x: 84, y: 84, width: 1456, height: 566 }
const FRAME = `${HULL.x - 40} ${HULL.y - 30} ${HULL.width + 80} ${HULL.height + 80}`
const BADGE = 84
const GNOMES_A_ROW = 3
/** How much of a room stands under water. */
const DEPTHS: Readonly<Partial<Record<Condition, number>>> = { low: 0.38, high: 0.86 }

/** A small picture of a position, painted from the position itself. */
export function Miniature({ state }: { readonly state: GameState }): JSX.Element {
  const alive = state.gnomes.filter(({ status }) => status === 'alive')
  return (
    <svg class="miniature" viewBox={FRAME} aria-hidden="true">
      <image href="./saves/boat.webp" {...HULL} />
      {Object.keys(ROOM_PLACES).map((id) => (
        <Trouble key={id} room={Number(id) as RoomId} condition={state.rooms[Number(id) as RoomId]} />
      ))}
      {alive.map(({ color, room }) => {
        const here = alive.filter((other) => other.room === room)
        const [x, y] = spot(
          room,
          here.findIndex((other) => other.color === color),
        )
        return <image key={color} href={`./badges/${color}.svg`} x={x} y={y} width={BADGE} height={BADGE} />
      })}
    </svg>
  )
}

/** Flames or water, on top of the painting. */
function Trouble({ room, condition }: { readonly room: RoomId; readonly condition: Condition }): JSX.Element | null {
  const { left, right, top, bottom } = ROOM_PLACES[room]
  const depth = DEPTHS[condition]
  if (depth !== undefined) {
    const surface = bottom - (bottom - top) * depth
    return (
      <>
        <rect
          x={left}
          y={surface}
          width={right - left}
          height={bottom - surface}
          rx="16"
          fill="#35b9a8"
          opacity="0.72"
        />
        <rect x={left} y={surface} width={right - left} height="9" rx="4" fill="#a8f5e0" />
      </>
    )
  }
  if (condition !== 'burning') return null
  const tongues = Math.round((right - left) / 52)
  const wide = (right - left) / tongues
  return (
    <>
      {Array.from({ length: tongues }, (_, at) => {
        const x = left + at * wide
        const tip = bottom - (bottom - top) * (at % 2 ? 0.62 : 0.82)
        return (
          <g key={at}>
            <path d={flame(x, wide, tip, bottom)} fill="#f2541b" stroke="#3a0d06" stroke-width="6" />
            <path d={flame(x + wide * 0.24, wide * 0.52, tip + (bottom - tip) * 0.42, bottom)} fill="#ffcf58" />
          </g>
        )
      })}
    </>
  )
}

const flame = (x: number, wide: number, tip: number, foot: number): string =>
  `M${x},${foot}Q${x - wide * 0.1},${(tip + foot) / 2} ${x + wide / 2},${tip}Q${x + wide * 1.1},${(tip + foot) / 2} ${x + wide},${foot}Z`

/** Each has its own place in a room, so that nobody hides another. */
function spot(room: Place, at: number): readonly [number, number] {
  const column = at % GNOMES_A_ROW
  const row = Math.floor(at / GNOMES_A_ROW)
  if (room === 'sea') return [HULL.x + at * BADGE, HULL.y]
  const { left, right, bottom } = ROOM_PLACES[room]
  const step = Math.min(BADGE, (right - left - BADGE) / (GNOMES_A_ROW - 1))
  return [left + 4 + column * step, bottom - BADGE - 6 - row * BADGE * 0.7]
}
