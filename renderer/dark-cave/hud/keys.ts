import type { PlayerView } from '../../../engine/dark-cave/index.ts'
import { orderOf } from '../../core/keys/bound.ts'
import { ACTION_ORDERS, type GameOrder, keyOf } from '../../core/keys/key-names.ts'
import { isChord, isTyping } from '../../core/keys/typing.ts'
import { pauseOpen } from '../../core/navigation.ts'
import { did, isEscape, useLayer } from '../../ui/layer.ts'
import { answersTo } from '../choices/answers.ts'
import { mates, table } from '../run/running.ts'
import { skipAhead } from '../show/presenter.ts'
import { cancel, confirm, pickCard, sayIt, turnCard } from './desk-controls.ts'
import { board, draft } from './helm.ts'
import { widen } from './whole-mountain.tsx'

const ORDERS = [...ACTION_ORDERS, 'skipShow', 'zoomIn', 'zoomOut', 'wholeBoard'] as const satisfies readonly GameOrder[]

/** The game screen by keyboard: numbers take up a card, R turns it, Enter does what is picked, Escape drops it or opens the menu. */
export function useGameKeys(): void {
  useLayer({ level: 'screen', hear })
}

export function hear(event: KeyboardEvent): boolean {
  const order = orderOf(event, ORDERS)
  if (order) return give(order)
  if (isChord(event)) return false
  if (isEscape(event)) return did(dropOrPause)
  if (isTyping(event)) return false
  const view = table.view.value
  if (keyOf(event) === 'KeyR' && view && draft.value?.kind === 'card') return did(() => turnCard(view))
  // A focused button says for itself what Enter and Space do.
  const isFree = !(event.target instanceof HTMLButtonElement)
  if (event.key === 'Enter' && draft.value && isFree) return did(confirm)
  if (event.key === ' ' && table.activity.value.name === 'thinking' && isFree) return did(() => mates.skip())
  return board.value?.steer(event) ?? false
}

/** A number takes up a card, or gives an answer. */
function choose(view: PlayerView, at: number): void {
  if (!view.pending) {
    pickCard(view, at)
    // Arrows lead on from the card, and Enter is not said to another one.
    return document.querySelectorAll<HTMLElement>('.cave-hand .card')[at]?.focus({ preventScroll: true })
  }
  const answer = answersTo(view)[at]
  if (answer) void sayIt(answer)
}

const ZOOM_STEP = 1.25

function give(order: (typeof ORDERS)[number]): boolean {
  const at = (ACTION_ORDERS as readonly GameOrder[]).indexOf(order)
  const view = table.view.value
  if (at >= 0) return view !== null && table.activity.value.name === 'choosing' && did(() => choose(view, at))
  if (order === 'skipShow') return did(skipOn)
  if (!board.value) return false
  if (order === 'zoomIn') board.value.zoom(ZOOM_STEP)
  else if (order === 'zoomOut') board.value.zoom(1 / ZOOM_STEP)
  else widen()
  return true
}

/** Whoever thinks is hurried, and what comes until the next decision is not shown. */
function skipOn(): void {
  skipAhead()
  if (table.activity.value.name === 'thinking') mates.skip()
}

function dropOrPause(): void {
  if (!cancel()) pauseOpen.value = true
}
