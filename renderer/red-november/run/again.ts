import type { Start } from '../../../engine/red-november/index.ts'

/** The same crew and options with other disasters; null where the game began from a written position. */
export const reseeded = (start: Start, seed: string): Start | null =>
  'setup' in start ? { setup: { ...start.setup, seed } } : null
