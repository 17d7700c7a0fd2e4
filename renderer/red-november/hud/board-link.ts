import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { pathTo } from '../../../engine/red-november/index.ts'
import { attending } from '../../shared/lessons/school.ts'
import type { Target } from '../board/kit/targets.ts'
import { table } from '../run/running.ts'
import { wantedRoom } from '../school/wanted.ts'
import { presenter } from '../show/presenter.ts'
import { board, hovered, intent, lookingAt } from './helm.ts'
import { litNow } from './on-board.ts'
import { minutesOf } from './price.ts'

/** Lights on the board what may be clicked, and shows what the picked or hovered thing would do. */
export function useBoardLink(): void {
  useEffect(() => effect(showPosition), [])
  useEffect(() => effect(light), [])
  useEffect(() => effect(preview), [])
  useEffect(() => effect(hush), [])
  useEffect(() => {
    const moved = ({ clientX: x, clientY: y, target, type }: PointerEvent): void => {
      // Where a panel above the pointer goes away, the browser tells of a move that nobody made.
      if (type === 'pointermove' && x === lastAt.x && y === lastAt.y) return
      isResting.value = false
      hasCome.value = target instanceof Element && target.closest(BOARD) !== null
      lastAt = { x, y }
    }
    // Keys and screen readers point with the focus.
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || !target.closest('.board-keys')) return
      isResting.value = false
      hasCome.value = true
    }
    addEventListener('pointerdown', moved)
    addEventListener('pointermove', moved)
    addEventListener('focusin', focused)
    return () => {
      removeEventListener('pointerdown', moved)
      removeEventListener('pointermove', moved)
      removeEventListener('focusin', focused)
    }
  }, [])
}

/** Nobody has pointed at anything since something was shown or picked: the pointer only lies there. */
export const isResting = signal(false)
/** The pointer, or the focus, has moved over the board: what comes under it by itself is not asked about. */
export const hasCome = signal(false)
let lastAt = { x: 0, y: 0 }
const BOARD = '.board-canvas, .board-keys'

/** What lay under the pointer before something happened is not told again over what it has become; nor what a pick has moved there. */
function hush(): void {
  if (table.activity.value.name === 'presenting' || intent.value) isResting.value = true
}

/** An earlier moment is simply there; whatever else is on the board is the presenter's. */
let wasPast = false

function showPosition(): void {
  const past = lookingAt.value
  if (past) board.value?.look(past.picture)
  else if (wasPast) presenter.restore()
  wasPast = past !== null
}

function light(): void {
  const view = table.view.value
  const choosing = table.activity.value.name === 'choosing' && !lookingAt.value
  const targets = choosing && view ? litNow(view) : []
  board.value?.light(attending.value ? targets.filter(isWantedTarget) : targets)
}

/** In a lesson only what the bosun waits for is lit. */
function isWantedTarget(target: Target): boolean {
  if (target.kind === 'lock') return wantedRoom.value === 'sea'
  return target.kind === 'gnome' || (target.kind === 'room' && wantedRoom.value === target.room)
}

function preview(): void {
  const view = table.view.value
  // A button that has come under a pointer which only lies there was not asked about.
  const what = (isResting.value ? null : hovered.value) ?? intent.value
  // Whoever is asked something pays nothing for the answer, whatever was picked before.
  const choosing = table.activity.value.name === 'choosing' && view?.pending === null
  const minutes = choosing && what ? minutesOf(view, what) : 0
  const ghost = view?.turn && minutes > 0 ? Math.max(0, view.turn.ghost - minutes) : null
  board.value?.preview(ghost)
  const path = view && what?.kind === 'walk' && ghost !== null ? pathTo(view, what.goal) : null
  board.value?.propose(path?.ok ? path.steps : [])
}
