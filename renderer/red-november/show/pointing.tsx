import type { JSX } from 'preact'
import { keyOf, type Target } from '../board/kit/targets.ts'
import type { OnPage } from './board-frame.ts'

interface Props {
  readonly page: OnPage
  readonly target: Target
  /** What becomes of it, written there. */
  readonly words: string
}

/** How high the line from the card flies, as a part of its length. */
const ARC = 0.22

/** A dotted line from the card to what it changes, and there what becomes of it. */
export function Pointing({ page, target, words }: Props): JSX.Element | null {
  const box = page.boxOf(target)
  if (!box) return null
  const { frame } = page
  const from = { x: frame.x + frame.width, y: frame.y + frame.height * 0.36 }
  const to = { x: box.x + box.width, y: box.y + Math.min(box.height / 2, 24) }
  const length = Math.hypot(from.x - to.x, from.y - to.y)
  const top = { x: (from.x + to.x) / 2, y: Math.max(4, Math.min(from.y, to.y) - length * ARC) }
  const path = `M${from.x},${from.y}Q${top.x},${top.y} ${to.x + 14},${to.y}`
  const turn = (Math.atan2(to.y - top.y, to.x - top.x) * 180) / Math.PI
  return (
    <div class="pointing" key={keyOf(target)}>
      <svg aria-hidden="true">
        <path class="pointing-line" d={path} />
        <path class="pointing-tip" transform={`translate(${to.x + 8},${to.y}) rotate(${turn})`} d="M0,0L-15,-9V9Z" />
      </svg>
      {words && (
        <p class="plaque" style={below(box, frame)}>
          {words}
        </p>
      )}
    </div>
  )
}

/** Under what it tells of, or over it where there is no room; never outside the picture. */
export function below(
  box: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
  frame: { readonly x: number; readonly y: number; readonly width: number; readonly height: number },
): Readonly<Record<string, string>> {
  const middle = box.x + box.width / 2
  const left = `clamp(${frame.x}px + 7em, ${middle}px, ${frame.x + frame.width}px - 7em)`
  const isLow = box.y + box.height > frame.y + frame.height * 0.82
  return isLow
    ? { left, top: `${box.y - 6}px`, translate: '-50% -100%' }
    : { left, top: `${box.y + box.height + 6}px`, translate: '-50% 0' }
}
