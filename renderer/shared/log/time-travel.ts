import { signal } from '@preact/signals'
import { ui } from '../current.ts'
import type { ToldLine } from './turns.ts'

/** The line whose moment is on the board; null is the present. */
export const past = signal<ToldLine | null>(null)

/** Shows the board as it was. Nothing can be said meanwhile; while something is being shown the present has precedence. */
export function goBackTo(line: ToldLine): void {
  if (ui().running.table.activity.value.name === 'presenting') return
  past.value = line
  ui().lookAt(line)
}

export function backToNow(): void {
  past.value = null
  ui().lookAt(null)
}
