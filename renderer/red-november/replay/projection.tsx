import type { JSX } from 'preact'
import type { GameState, RedNovember } from '../../../engine/red-november/index.ts'
import type { ProjectionProps } from '../../shared/projection.ts'
import { onBoard } from '../../shared/replay/on-board.ts'
import { BoardCanvas } from '../board/board-canvas.tsx'
import { pictureAt } from '../pictures/picture-at.ts'

const whole = (state: GameState) => state

/** The board of a replay. */
export const Projection = ({ label, onReady, onFail }: ProjectionProps<RedNovember>): JSX.Element => (
  <BoardCanvas label={label} onBoard={(board) => onReady(board && onBoard(board, pictureAt, whole))} onFail={onFail} />
)
