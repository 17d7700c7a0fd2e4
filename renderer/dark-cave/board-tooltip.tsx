import type { JSX } from 'preact'
import { useEffect, useReducer } from 'preact/hooks'
import type { PlayerView } from '../../engine/dark-cave/index.ts'
import type { Box } from '../stage/geometry.ts'
import type { CaveBoard } from './board/board.ts'
import { keyOf, type Target } from './board/kit/targets.ts'
import { placeTarget } from './choices/draft.ts'
import { mayChoose } from './hud/desk-controls.ts'
import { draft } from './hud/helm.ts'
import { targetHelp } from './hud/target-help.ts'
import { boardHelp } from './words/board-help.ts'
import { speech } from './words/speech.ts'
import './styles/board-tooltip.css'

interface Props {
  readonly board: CaveBoard
  readonly view: PlayerView
  readonly target: Target
}

const GAP = 12

/** What the cave says about what is pointed at, beside it and never over it: at any time, whoever's turn it is. */
export function BoardTooltip({ board, view, target }: Props): JSX.Element | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => board.watch(() => redraw(undefined)), [board])
  const box = board.boxOf(target)
  const help = boardHelp(target, view, speech())
  const act = mayChoose() && !isPicked(target) ? targetHelp(target, view) : ''
  if (!box || (!help && !act) || draft.value?.kind === 'card') return null
  return (
    <div class="cave-tooltip" role="tooltip" style={beside(box, board.size)}>
      {help && <h3>{help.title}</h3>}
      {help?.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {act && <p class="act">{act}</p>}
    </div>
  )
}

/** What was picked is told by the desk. */
const isPicked = (target: Target): boolean =>
  draft.value?.kind === 'walk' && keyOf(placeTarget(draft.value.to)) === keyOf(target)

/** Below what is high on the board and above what is low; its middle stays inside, and the columns free. */
function beside(
  { x, y, width, height }: Box,
  size: { readonly width: number; readonly height: number },
): Readonly<Record<string, string>> {
  const middle = `calc(${x + width / 2}px - var(--tip) / 2)`
  const left = `clamp(var(--side, 0px), ${middle}, calc(100% - var(--side, 0px) - var(--tip)))`
  if (y + height / 2 < size.height * 0.4) return { left, top: `${Math.max(0, y + height) + GAP}px` }
  // Measured from the top, where the picture begins: below it the page may keep more for itself than the desk.
  return { left, top: `${Math.min(size.height, y) - GAP}px`, transform: 'translateY(-100%)' }
}
