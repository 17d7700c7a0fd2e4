import type { JSX } from 'preact'
import { type DarkCave, type GameState, viewFor } from '../../../engine/dark-cave/index.ts'
import type { ProjectionProps } from '../../shared/projection.ts'
import { onBoard } from '../../shared/replay/on-board.ts'
import { CaveCanvas } from '../board/board-canvas.tsx'
import { pictureAt } from '../pictures/picture-at.ts'

const open = (state: GameState) => viewFor(state, null)

/** The board of a replay. */
export const Projection = ({ label, onReady, onFail }: ProjectionProps<DarkCave>): JSX.Element => (
  <CaveCanvas label={label} onBoard={(board) => onReady(board && onBoard(board, pictureAt, open))} onFail={onFail} />
)
