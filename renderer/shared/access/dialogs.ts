import { signal } from '@preact/signals'
import { screen } from '../../core/navigation.ts'
import { ui } from '../current.ts'

/** The position lies open in words. */
export const reportOpen = signal(false)
/** The speaking tube is open: orders can be given in words, numbers or notation. */
export const tubeOpen = signal(false)

/** Tells the whole position, to eyes and ears; behind a curtain there is nothing to tell. */
export function openReport(): void {
  const { table } = ui().running
  reportOpen.value = screen.value === 'game' && table.view.value !== null && table.activity.value.name !== 'handOver'
}

export function openTube(): void {
  const { table } = ui().running
  tubeOpen.value = screen.value === 'game' && table.activity.value.name === 'choosing'
}

/** Whoever comes back finds the board, not what was asked before. */
export function closeBoth(): void {
  reportOpen.value = false
  tubeOpen.value = false
}
