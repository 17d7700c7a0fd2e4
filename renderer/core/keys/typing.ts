import { screen } from '../navigation.ts'

/** Is this key meant for another screen, a field or a dialog, or part of a chord? Then it is no order to the game. */
export function isForControls(event: KeyboardEvent): boolean {
  if (screen.value !== 'game' || event.ctrlKey || event.altKey || event.metaKey || event.repeat) return true
  return (
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog, [role=dialog]') !== null
  )
}
