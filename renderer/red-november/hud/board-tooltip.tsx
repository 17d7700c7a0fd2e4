import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import type { Box } from '../../stage/geometry.ts'
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

const GAP = 10

/** What the board says about what is pointed at, beside it and never over it. */
export function BoardTooltip({ board, view, target }: Props): JSX.Element | null {
  const box = target && board.boxOf(target)
  if (!target || !box || isPicked(view, target)) return null
  const { title, lines, act, refused, rule } = boardHelp(target, view, names.value, meaningOf)
  const named = refused?.rule ?? rule
  return (
    <div class="board-tooltip" role="tooltip" style={besides(box, board.size)}>
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

/** What was picked is told by the desk, and its way lies on the board: nothing may cover that. */
function isPicked(view: PlayerView, target: Target): boolean {
  const picked = intent.value
  const meant = meaningOf(view, target)
  if (!picked || !meant || !('intent' in meant)) return false
  const { intent: would } = meant
  if (picked.kind === 'walk') return would?.kind === 'walk' && would.goal === picked.goal
  return picked.kind === 'open' && would?.kind === 'open' && would.to === picked.to
}

/** Below what is high on the board and above what is low; its middle stays inside. */
function besides(
  { x, y, width, height }: Box,
  size: { readonly width: number; readonly height: number },
): Readonly<Record<string, string>> {
  const left = `clamp(var(--least, 0px), calc(${x + width / 2}px - var(--tip) / 2), calc(100% - var(--tip)))`
  return y + height / 2 < size.height / 2
    ? { left, top: `${Math.max(0, y + height) + GAP}px` }
    : { left, bottom: `${size.height - Math.min(size.height, y) + GAP}px` }
}
