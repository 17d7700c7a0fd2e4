import { signal } from '@preact/signals'

/** The log lies open beside the board. */
export const logOpen = signal(false)
