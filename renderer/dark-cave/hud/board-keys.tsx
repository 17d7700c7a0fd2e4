import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { BoardKeys as AnyBoardKeys } from '../../shared/board/board-keys.tsx'
import type { CaveBoard } from '../board/board.ts'
import { keyOf, type OnPoint } from '../board/kit/targets.ts'
import { targetsFor } from '../choices/draft.ts'
import { t } from '../words/index.ts'
import { mayChoose } from './desk-controls.ts'
import { draft } from './helm.ts'
import { targetHelp } from './target-help.ts'

interface Props {
  readonly board: CaveBoard
  readonly view: PlayerView
  readonly onPoint: OnPoint
}

/** The cave for keyboard and screen reader: everything that may be clicked now, with what that would do. */
export const BoardKeys = ({ board, view, onPoint }: Props): JSX.Element => (
  <AnyBoardKeys
    board={board}
    targets={mayChoose() ? targetsFor(view, draft.value) : []}
    keyOf={keyOf}
    helpOf={(target) => ({ label: targetHelp(target, view) })}
    onPoint={onPoint}
    label={t('hud.board')}
  />
)
