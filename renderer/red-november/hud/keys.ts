import { useLayoutEffect } from 'preact/hooks'
import { orderOf } from '../../core/keys/bound.ts'
import { ACTION_ORDERS, GAME_ORDERS, type GameOrder } from '../../core/keys/key-names.ts'
import { pauseOpen, screen } from '../../core/navigation.ts'
import { logOpen } from '../../shared/log/opened.ts'
import { mates, table } from '../run/running.ts'
import { tilesFor } from './action-bar.tsx'
import { askCaptain, cancel, confirm, mayAskCaptain, mayChoose } from './deeds.ts'
import { advising, board, choosingWay, intent, pick, showingAll } from './helm.ts'

/** The game screen by keyboard: numbers (or what the player chose for them) pick an action, Enter does it, Escape drops it or opens the menu. */
export function useGameKeys(): void {
  useLayoutEffect(() => {
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.altKey || isElsewhere(event)) return
  if (!react(event)) return
  event.preventDefault()
}

function react(event: KeyboardEvent): boolean {
  const { key, target } = event
  const order = orderOf(event, GAME_ORDERS)
  if (order) return give(order)
  if (event.ctrlKey || event.metaKey) return false
  if (key === 'Escape') return dropOrPause()
  // A focused button says for itself what Enter does.
  if (key === 'Enter' && intent.value && !(target instanceof HTMLButtonElement)) {
    void confirm()
    return true
  }
  if (key === ' ' && table.stage.value.name === 'thinking' && !(target instanceof HTMLButtonElement)) return hurry()
  // A slider has its own arrows.
  return !(event.target instanceof HTMLInputElement) && (board.value?.steer(event) ?? false)
}

const ZOOM_STEP = 1.25

function give(order: GameOrder): boolean {
  const tile = (ACTION_ORDERS as readonly GameOrder[]).indexOf(order)
  if (tile >= 0) return mayChoose() && press(tile)
  if (order === 'askCaptain') return mayAskCaptain() && ask()
  if (order === 'skipShow' && table.stage.value.name === 'thinking') return hurry()
  if (!board.value) return false
  if (order === 'zoomIn') board.value.zoom(ZOOM_STEP)
  else if (order === 'zoomOut') board.value.zoom(1 / ZOOM_STEP)
  else if (order === 'wholeBoard') board.value.whole()
  // The show listens for its own keys.
  else return false
  return true
}

function ask(): boolean {
  askCaptain()
  return true
}

function hurry(): boolean {
  mates.skip()
  return true
}

function press(at: number): boolean {
  const view = table.view.value
  const tile = view && tilesFor(view)[at]
  tile?.press()
  return Boolean(tile)
}

function dropOrPause(): boolean {
  if (logOpen.value) logOpen.value = false
  else if (choosingWay.value || showingAll.value || advising.value) pick(null)
  else if (!cancel()) pauseOpen.value = true
  return true
}

/** Typing, and whatever a dialog in front of the game is asked. */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  screen.value !== 'game' ||
  pauseOpen.value ||
  (target instanceof HTMLInputElement && target.type !== 'range') ||
  (target instanceof Element && target.closest('dialog, [role=dialog]') !== null)
