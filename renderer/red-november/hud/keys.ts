import { orderOf } from '../../core/keys/bound.ts'
import type { GameOrder } from '../../core/keys/key-names.ts'
import { isChord, isTyping } from '../../core/keys/typing.ts'
import { pauseOpen } from '../../core/navigation.ts'
import { did, isEscape, useLayer } from '../../ui/layer.ts'
import { mates, table } from '../run/running.ts'
import { skipAhead } from '../show/presenter.ts'
import { askCaptain, cancel, confirm, mayAskCaptain } from './desk-controls.ts'
import { advising, board, choosingWay, intent, pick, showingAll } from './helm.ts'

/** The game screen by keyboard: Enter does what is picked, Escape drops it or opens the menu. What lies over it has its own keys. */
export function useGameKeys(): void {
  useLayer({ level: 'screen', hear })
}

/** The action bar and the show listen for theirs as long as they are there. */
const ORDERS = ['askCaptain', 'skipShow', 'zoomIn', 'zoomOut', 'wholeBoard'] as const satisfies readonly GameOrder[]

function hear(event: KeyboardEvent): boolean {
  const order = orderOf(event, ORDERS)
  if (order) return give(order)
  if (isChord(event)) return false
  if (isEscape(event)) return did(dropOrPause)
  if (isTyping(event)) return false
  // A focused button says for itself what Enter and Space do.
  const isFree = !(event.target instanceof HTMLButtonElement)
  if (event.key === 'Enter' && intent.value && isFree) return did(confirm)
  if (event.key === ' ' && table.activity.value.name === 'thinking' && isFree) return did(() => mates.skip())
  // A slider has its own arrows.
  return !(event.target instanceof HTMLInputElement) && (board.value?.steer(event) ?? false)
}

const ZOOM_STEP = 1.25

function give(order: (typeof ORDERS)[number]): boolean {
  if (order === 'askCaptain') return mayAskCaptain() && did(askCaptain)
  if (order === 'skipShow') return table.activity.value.name !== 'choosing' && did(skipOn)
  if (!board.value) return false
  if (order === 'zoomIn') board.value.zoom(ZOOM_STEP)
  else if (order === 'zoomOut') board.value.zoom(1 / ZOOM_STEP)
  else board.value.whole()
  return true
}

/** Whoever thinks is hurried, and what comes until the next decision is not shown. */
function skipOn(): void {
  skipAhead()
  if (table.activity.value.name === 'thinking') mates.skip()
}

function dropOrPause(): void {
  if (choosingWay.value || showingAll.value || advising.value) pick(null)
  else if (!cancel()) pauseOpen.value = true
}
