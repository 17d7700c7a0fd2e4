import { RESCUE } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import type { GameState, Turn } from '../model/state.ts'
import type { Draft, Mutable } from './draft.ts'
import { finishGame, isSaved } from './ending.ts'
import { gnomeOf, isAlive, type Position } from './query.ts'

/** T1: the gnome with the most minutes left; on a shared space the one on top. */
export function nextGnome(state: Pick<Position, 'stack' | 'gnomes'>): Color | null {
  let next: Color | null = null
  let most = RESCUE
  for (const color of state.stack) {
    const { minute } = gnomeOf(state, color)
    if (minute > most) {
      next = color
      most = minute
    }
  }
  return next
}

/** A turn at its very beginning. */
export const freshTurn = (state: GameState, color: Color): Mutable<Turn> => {
  const { minute, room } = gnomeOf(state, color)
  return {
    active: color,
    phase: 'movement',
    ghost: minute,
    startedInSea: room === 'sea',
    played: [],
    hatch: null,
    escapeHatchUsed: false,
    ignores: 0,
    cardRevealed: false,
    newcomer: false,
  }
}

/** T3: the next gnome's turn, or the end if nobody has minutes left (E2). */
export function beginNextTurn(d: Draft): void {
  if (isSaved(d.state)) return finishGame(d, true, 'rescued')
  const color = nextGnome(d.state)
  if (!color) throw new Error('nobody has minutes left and the game is not over')
  const gnome = gnomeOf(d.state, color)
  d.startTurn(freshTurn(d.state, color))
  d.emit({ type: 'turn-began', gnome: color, minute: gnome.minute })
  d.emit({ type: 'phase-began', phase: 'movement' })
  if (gnome.fainted) {
    d.gnome(color).fainted = false
    d.emit({ type: 'woke', gnome: color })
  }
}

/** The markers with one of them on top of the others. */
function onTop(stack: readonly Color[], color: Color): readonly Color[] {
  const markers = stack.slice()
  for (let at = markers.indexOf(color); at > 0; at--) markers[at] = markers[at - 1] as Color
  markers[0] = color
  return markers
}

/** U4: a marker that arrives lies on top of the others on its space. */
export function endTurn(d: Draft): void {
  const { active } = d.turn
  if (isAlive(gnomeOf(d.state, active))) {
    d.state.stack = onTop(d.state.stack, active)
  }
  d.emit({ type: 'turn-ended', gnome: active })
  beginNextTurn(d)
}
