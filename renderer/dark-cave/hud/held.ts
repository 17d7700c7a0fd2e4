import { isPath, type PlayerView } from '../../../engine/dark-cave/index.ts'
import type { HeldCard } from '../board/board.ts'
import type { Target } from '../board/kit/targets.ts'
import { type Draft, handOf, pointedAt } from '../choices/draft.ts'
import { refusalOf } from '../choices/world.ts'

/** The path card over the cell where it was put, or over the one that is pointed at, as a click would put it there. */
export function held(view: PlayerView, picked: Draft | null, at: Target | null): HeldCard | null {
  if (picked?.kind !== 'card') return null
  const card = handOf(view)[picked.at]
  if (!card || !isPath(card)) return null
  const put = placed(picked) ?? (at && placed(pointedAt(view, picked, at)))
  if (put) return { card, cell: put.cell, turned: put.turned, fits: refusalOf(view, put) === null }
  return at?.kind === 'cell' ? { card, cell: at.cell, turned: false, fits: false } : null
}

const placed = (draft: Draft | null) => (draft?.kind === 'card' && draft.play?.type === 'path' ? draft.play : null)
