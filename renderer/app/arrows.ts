import { isChord, isTyping } from '../core/keys/typing.ts'
import { keys } from '../core/keys/window.ts'
import type { Direction } from '../ui/steer.ts'
import { steerFocus } from '../ui/steer-focus.ts'

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
}

/** What uses arrows for itself. */
const WITH_ARROWS = 'input, select, [data-arrows]'

/** Arrows lead everywhere, from one button to the next; where none has the focus they move the page. */
export function followArrows(): void {
  keys.add({ level: 'orders', passes: true, hear: follow })
}

function follow(event: KeyboardEvent): boolean {
  const direction = ARROWS[event.key]
  const { target } = event
  if (!direction || event.shiftKey || isChord(event) || isTyping(event)) return false
  if (!(target instanceof HTMLElement) || target === document.body || target.closest(WITH_ARROWS)) return false
  return steerFocus(direction)
}
