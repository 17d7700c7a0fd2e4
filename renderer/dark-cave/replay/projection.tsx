import type { JSX } from 'preact'
import { type DarkCave, viewFor } from '../../../engine/dark-cave/index.ts'
import type { Projection as Picture, ProjectionProps } from '../../shared/projection.ts'
import type { CaveBoard } from '../board/board.ts'
import { CaveCanvas } from '../board/board-canvas.tsx'
import { pictureAt } from '../pictures/picture-at.ts'

/** The board of a replay. */
export const Projection = ({ label, onReady, onFail }: ProjectionProps<DarkCave>): JSX.Element => (
  <CaveCanvas label={label} onBoard={(board) => onReady(board && onBoard(board))} onFail={onFail} />
)

const onBoard = (board: CaveBoard): Picture<DarkCave> => ({
  get speed() {
    return board.director.speed
  },
  set speed(speed) {
    board.director.speed = speed
  },
  look: (seen) => board.look(pictureAt(seen)),
  play: (events, { passage, upTo }) =>
    board.present(events, upTo === passage.events.length ? viewFor(passage.after, null) : undefined),
  cut: () => board.director.skipAll(),
})
