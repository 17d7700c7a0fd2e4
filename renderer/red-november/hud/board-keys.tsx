import type { JSX } from 'preact'
import { COLORS, HATCHES, type PlayerView, ROOM_IDS, TOKEN_IDS, TRACK_IDS } from '../../../engine/red-november/index.ts'
import { BoardKeys as AnyBoardKeys } from '../../shared/board/board-keys.tsx'
import type { Board } from '../board/board.ts'
import { keyOf, type OnPoint, type Target } from '../board/kit/targets.ts'
import { LOCK_IDS } from '../board/layout/hatches.ts'
import { names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { boardHelp, spokenHelp } from './board-help.ts'
import { meaningOf } from './on-board.ts'
import '../styles/board-over.css'

interface Props {
  readonly board: Board
  readonly view: PlayerView
  readonly onPoint: OnPoint
}

/** In reading order: the way a screen reader walks the boat. */
const ALL: readonly Target[] = [
  ...ROOM_IDS.map((room) => ({ kind: 'room', room }) as const),
  ...HATCHES.map((hatch) => ({ kind: 'hatch', hatch }) as const),
  ...LOCK_IDS.map((lock) => ({ kind: 'lock', lock }) as const),
  ...COLORS.map((gnome) => ({ kind: 'gnome', gnome }) as const),
  ...TOKEN_IDS.map((token) => ({ kind: 'token', token }) as const),
  ...TRACK_IDS.map((track) => ({ kind: 'track', track }) as const),
]

/** The boat for keyboard and screen reader: everything on it says what it is. */
export const BoardKeys = ({ board, view, onPoint }: Props): JSX.Element => (
  <AnyBoardKeys
    board={board}
    targets={ALL}
    keyOf={keyOf}
    helpOf={(target) => {
      const help = boardHelp(target, view, names.value, meaningOf)
      return { label: spokenHelp(help), disabled: help.act === null }
    }}
    onPoint={onPoint}
    label={t('board.targets')}
    description={t('board.hint')}
    entry="room 5"
  />
)
