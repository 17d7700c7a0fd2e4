import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import type { PlayerView } from '../../engine/dark-cave/index.ts'
import { quietPlace } from '../stage/quiet-place.ts'
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

/** What the cave says about what is pointed at, beside it and never over it: at any time, whoever's turn it is. */
export function BoardTooltip({ board, view, target }: Props): JSX.Element | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => board.watch(() => redraw(undefined)), [board])
  // Where it stands depends on how much it says.
  useLayoutEffect(() => {
    const tip = words.current
    const about = board.boxOf(target)
    if (!tip || !about) return
    const { x, y } = quietPlace(about, { width: tip.offsetWidth, height: tip.offsetHeight }, board.around)
    tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  })
  const help = boardHelp(target, view, speech())
  const act = mayChoose() && !isPicked(target) ? targetHelp(target, view) : ''
  if (!board.boxOf(target) || (!help && !act) || draft.value?.kind === 'card') return null
  return (
    <div ref={words} class="cave-tooltip" role="tooltip">
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
