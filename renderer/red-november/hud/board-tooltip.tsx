import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useReducer, useRef } from 'preact/hooks'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import type { Box } from '../../stage/geometry.ts'
import { quietPlace } from '../../stage/quiet-place.ts'
import type { Board } from '../board/board.ts'
import type { Target } from '../board/kit/targets.ts'
import { names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { boardHelp } from './board-help.ts'
import { intent } from './helm.ts'
import { meaningOf } from './on-board.ts'
import { refusalLine } from './refusal-line.ts'
import '../styles/board-over.css'

interface Props {
  readonly board: Board
  readonly view: PlayerView
  readonly target: Target | null
}

/** What the board says about what is pointed at, whole and beside it: where it covers least of what one looks at. */
export function BoardTooltip({ board, view, target }: Props): JSX.Element | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const words = useRef<HTMLDivElement>(null)
  useEffect(() => board.watch(() => redraw(undefined)), [board])
  // Where it stands depends on how much it says.
  useLayoutEffect(() => {
    const tip = words.current
    const about = target && board.boxOf(target)
    if (!tip || !about) return
    const { free, busy, ground } = board.around
    const around = { free, busy: [...busy, ...saidBeside(tip)], ground, inFront: grownOver(tip) }
    const { x, y } = quietPlace(about, { width: tip.offsetWidth, height: tip.offsetHeight }, around)
    tip.style.translate = `${Math.round(x)}px ${Math.round(y)}px`
  })
  if (!target || !board.boxOf(target) || isPicked(view, target)) return null
  const { title, lines, act, refused, rule } = boardHelp(target, view, names.value, meaningOf)
  const named = refused?.rule ?? rule
  return (
    <div ref={words} class="board-tooltip" role="tooltip">
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {act && <p class="act">{act}</p>}
      {refused && <p class="no">{refusalLine(refused)}</p>}
      <p class="caption">{t('board.rule', { rule: named, title: t(`game.rule.${named}`) })}</p>
    </div>
  )
}

/** The teacher and the news speak there too. */
const saidBeside = (tip: HTMLElement): readonly Box[] =>
  [...(tip.parentElement?.querySelectorAll<HTMLElement>(':scope > :is(.bosun, .recap)') ?? [])].map(
    ({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      x: offsetLeft,
      y: offsetTop,
      width: offsetWidth,
      height: offsetHeight,
    }),
  )

/** The part of the desk that grows over the board. */
const GROWS = '.hud > .tab-panel.middle'

/** What grows out of the desk lies in front of the board. */
function grownOver(tip: HTMLElement): readonly Box[] {
  const origin = tip.parentElement?.getBoundingClientRect()
  const panels = [...(tip.closest('.game')?.querySelectorAll(GROWS) ?? [])].map((panel) =>
    panel.getBoundingClientRect(),
  )
  return panels
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ x, y, width, height }) => ({ x: x - (origin?.x ?? 0), y: y - (origin?.y ?? 0), width, height }))
}

/** What was picked is told by the desk, and its way lies on the board: nothing may cover that. */
function isPicked(view: PlayerView, target: Target): boolean {
  const picked = intent.value
  const meant = meaningOf(view, target)
  if (!picked || !meant || !('intent' in meant)) return false
  const { intent: would } = meant
  if (picked.kind === 'walk') return would?.kind === 'walk' && would.goal === picked.goal
  return picked.kind === 'open' && would?.kind === 'open' && would.to === picked.to
}
