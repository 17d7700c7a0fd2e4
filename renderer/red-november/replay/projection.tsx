import type { JSX } from 'preact'
import type { RedNovember } from '../../../engine/red-november/index.ts'
import type { Projection as Picture, ProjectionProps } from '../../shared/projection.ts'
import type { Board } from '../board/board.ts'
import { BoardCanvas } from '../board/board-canvas.tsx'
import { pictureAt } from '../pictures/picture-at.ts'

/** The board of a replay. */
export const Projection = ({ label, onReady, onFail }: ProjectionProps<RedNovember>): JSX.Element => (
  <BoardCanvas label={label} onBoard={(board) => onReady(board && onBoard(board))} onFail={onFail} />
)

const onBoard = (board: Board): Picture<RedNovember> => ({
  get speed() {
    return board.director.speed
  },
  set speed(speed) {
    board.director.speed = speed
  },
  look: (seen) => board.look(pictureAt(seen)),
  play: (events, { passage, upTo }) =>
    board.present(events, upTo === passage.events.length ? passage.after : undefined),
  cut: () => board.director.skipAll(),
})
