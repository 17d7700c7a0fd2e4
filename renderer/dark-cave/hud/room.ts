import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { CaveBoard } from '../board/board.ts'
import { board } from './helm.ts'

/** However much is written at the top, so much of the height is left for the cave. */
const LEFT_FOR_CAVE = 0.45
/** Between what is written there and the cave, in CSS pixels. */
const GAP = 4

/** The cave is framed in what columns, notes and signs leave free, whatever of them comes, goes or grows. */
export function useRoom(): void {
  useEffect(() => effect(() => (board.value ? measured(board.value) : undefined)), [])
}

/** Measures whenever something over the cave has changed; gives back how to stop it. */
function measured(cave: CaveBoard): () => void {
  const mountain = document.querySelector<HTMLElement>('.cave-game .mountain')
  if (!mountain) return () => undefined
  const sizes = new ResizeObserver(() => measure())
  const measure = (): void => {
    const notes = [...mountain.querySelectorAll<HTMLElement>('[data-keeps=top]')]
    for (const note of notes) sizes.observe(note)
    const { clientHeight: height } = mountain
    // Hidden behind another screen it has no size, and nothing to frame.
    if (height === 0) return
    // Where it will hang, not where it is on its way there.
    const written = Math.max(0, ...notes.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight + GAP))
    const columns = getComputedStyle(mountain.parentElement ?? mountain).gridTemplateColumns
    const side = Number.parseFloat(columns) || 0
    cave.keep({ top: Math.min(written, height * (1 - LEFT_FOR_CAVE)), right: side, bottom: 0, left: side })
  }
  const changes = new MutationObserver(measure)
  sizes.observe(mountain)
  changes.observe(mountain, { childList: true, subtree: true })
  measure()
  return () => {
    sizes.disconnect()
    changes.disconnect()
  }
}
