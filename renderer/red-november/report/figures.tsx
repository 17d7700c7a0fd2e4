import type { JSX } from 'preact'
import type { Color } from '../../../engine/red-november/index.ts'

/** Feet or middle, in hundredths of the picture, from the left and from below. */
export interface Place {
  readonly x: number
  readonly y: number
}

interface Props {
  readonly gnome: Color
  readonly pose: 'cheer' | 'ghost' | 'swim'
  readonly className: string
  readonly place: Place
  /** So that not all of them move at once. */
  readonly turn: number
}

export const Figure = ({ gnome, pose, className, place: { x, y }, turn }: Props): JSX.Element => (
  <img
    class={`figure ${className}`}
    style={{ left: `${x}%`, bottom: `${y}%`, '--late': `${-turn * 0.43}s` }}
    src={`./ends/${gnome}-${pose}.webp`}
    alt=""
    draggable={false}
  />
)

/** Between boat and surface, where there is room for eight. */
const SKY: readonly Place[] = [
  { x: 50, y: 77 },
  { x: 58.2, y: 80.5 },
  { x: 66.8, y: 76 },
  { x: 76.5, y: 80 },
  { x: 45.5, y: 67 },
  { x: 84, y: 72 },
  { x: 71.5, y: 70 },
  { x: 90.5, y: 58 },
]

/** The dead rise. */
export const Ghosts = ({ colors }: { readonly colors: readonly Color[] }): JSX.Element => (
  <>
    {colors.map((color, at) => (
      <Figure key={color} gnome={color} pose="ghost" className="risen" place={SKY[at] ?? { x: 50, y: 80 }} turn={at} />
    ))}
  </>
)

/** A16: who swam off, in a bubble. */
export const Bubble = ({ colors }: { readonly colors: readonly Color[] }): JSX.Element | null =>
  colors.length === 0 ? null : (
    <div class="deserters">
      {colors.map((color) => (
        <img key={color} src={`./ends/${color}-swim.webp`} alt="" draggable={false} />
      ))}
    </div>
  )
