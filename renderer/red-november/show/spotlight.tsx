import type { JSX } from 'preact'
import { keyOf, type Target } from '../board/kit/targets.ts'
import { PICTURE_SIZE } from '../board/layout/fit.ts'
import { ROOM_PLACES } from '../board/layout/rooms.ts'
import type { OnPage } from './board-frame.ts'
import '../styles/show/spotlight.css'

interface Props {
  readonly page: OnPage
  /** What stays in the light; everything else is dimmed. */
  readonly lit: readonly Target[]
  /** Those of them that would be harmed. */
  readonly grave?: readonly Target[]
  /** What is pointed at. */
  readonly picked?: Target | null
}

const ROUND = 14
/** Around somebody there is some air, and room for the hat. */
const AIR = 14
const HAT = 12
const RING = 3
const { width: WIDE, height: HIGH } = PICTURE_SIZE

/** Dims the board but for what this is about. It lies over the picture, in its units. */
export function Spotlight({ page, lit, grave = [], picked = null }: Props): JSX.Element {
  const { frame, isMoving } = page
  const shapes = lit.map((target) => ({ target, path: shapeOf(target, page) }))
  const place = { left: `${frame.x}px`, top: `${frame.y}px`, width: `${frame.width}px`, height: `${frame.height}px` }
  const classOf = (target: Target): string => {
    if (picked && keyOf(picked) === keyOf(target)) return 'spotlight-rim picked'
    return grave.some((other) => keyOf(other) === keyOf(target)) ? 'spotlight-rim grave' : 'spotlight-rim'
  }
  return (
    <svg
      class={isMoving ? 'spotlight moving' : 'spotlight'}
      style={place}
      viewBox={`0 0 ${WIDE} ${HIGH}`}
      aria-hidden="true"
    >
      <path
        class="spotlight-dusk"
        fill-rule="evenodd"
        d={`M0,0H${WIDE}V${HIGH}H0Z${shapes.map(({ path }) => path).join('')}`}
      />
      {shapes.map(({ target, path }) => (
        <path key={keyOf(target)} class={classOf(target)} d={path} />
      ))}
    </svg>
  )
}

/** Rooms have their own shape, everything else a box with round corners. */
function shapeOf(target: Target, { frame, boxOf }: OnPage): string {
  if (target.kind === 'room') return ROOM_PLACES[target.room].outline
  const box = boxOf(target)
  if (!box) return ''
  const unit = WIDE / frame.width
  const [x, y] = [(box.x - frame.x) * unit, (box.y - frame.y) * unit]
  const [w, h] = [box.width * unit, box.height * unit]
  if (target.kind === 'gnome') return oval(x + w / 2, y + h / 2 - HAT / 2, w / 2 + AIR, h / 2 + HAT)
  // A hatch is small: a ring around it is as large as what one can hit.
  if (target.kind === 'hatch' || target.kind === 'lock') return oval(x + w / 2, y + h / 2, w / 2 + RING, h / 2 + RING)
  const r = Math.min(ROUND, w / 2, h / 2)
  return `M${x + r},${y}h${w - 2 * r}a${r},${r} 0 0 1 ${r},${r}v${h - 2 * r}a${r},${r} 0 0 1 ${-r},${r}h${2 * r - w}a${r},${r} 0 0 1 ${-r},${-r}v${2 * r - h}a${r},${r} 0 0 1 ${r},${-r}Z`
}

const oval = (x: number, y: number, wide: number, high: number): string =>
  `M${x - wide},${y}a${wide},${high} 0 1 1 ${wide * 2},0a${wide},${high} 0 1 1 ${-wide * 2},0Z`
