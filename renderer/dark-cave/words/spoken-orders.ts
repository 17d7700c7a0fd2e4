import {
  type Command,
  cellOf,
  cellOfSpace,
  isSpaceId,
  OFFSETS,
  type PlayerView,
  SIDE_INDICES,
  SIDES,
  type Side,
} from '../../../engine/dark-cave/index.ts'
import type { Translate } from './index.ts'

/** Other words by which an order can be called in the tube: what people say for it, and where it leads. */
export const otherWords = (command: Command, view: PlayerView, t: Translate): string =>
  [t(`access.tube.verbs.${command.type}`), sideWords(command, view, t)].join(' ')

type Cell = ReturnType<typeof cellOf>

/** "walk north", "east of the start": the side on which it lies from the figure that steps, or from the start. */
function sideWords(command: Command, view: PlayerView, t: Translate): string {
  if (command.type === 'step') {
    const from = standing(view)
    return from ? sideOf(from, cellOf(isSpaceId(command.to) ? cellOfSpace(command.to) : command.to), t) : ''
  }
  if (command.type !== 'path') return ''
  const side = sideOf(cellOf('0,0'), cellOf(command.cell), t)
  return side && `${side} ${t('game.start')}`
}

function sideOf(from: Cell, to: Cell, t: Translate): string {
  const side = SIDE_INDICES.find((at) => {
    const [dx, dy] = OFFSETS[at] ?? [0, 0]
    return to.x - from.x === dx && to.y - from.y === dy
  })
  return side === undefined ? '' : t(`access.tube.sides.${SIDES[side] as Side}`)
}

/** Where the figure stands that is about to step. */
function standing({ turn, players, creatures }: PlayerView): Cell | null {
  if (!turn) return null
  const at =
    turn.phase === 'creature' && turn.creature
      ? creatures[turn.creature]?.at
      : players.find(({ gnome }) => gnome === turn.active)?.at
  return at ? cellOf(cellOfSpace(at)) : null
}
