import { useEffect, useReducer } from 'preact/hooks'
import type { Box } from '../../stage/geometry.ts'
import type { Board } from '../board/board.ts'
import type { Target } from '../board/kit/targets.ts'

/** Where things of the board are on the page: drawn again whenever the camera leaves or arrives. */
export interface OnPage {
  /** The whole picture. */
  readonly frame: Box
  /** The camera is on its way: what is drawn here would lie over something else. */
  readonly isMoving: boolean
  /** The names of the rooms. */
  readonly names: readonly Box[]
  boxOf(target: Target): Box | null
}

export function useOnPage(board: Board | null): OnPage | null {
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    redraw(undefined)
    return board?.watch(() => redraw(undefined))
  }, [board])
  return (
    board && {
      frame: board.frame,
      isMoving: board.isTravelling,
      names: board.names,
      boxOf: (target) => board.boxOf(target),
    }
  )
}
