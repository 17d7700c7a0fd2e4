import type { Start } from '../../../engine/dark-cave/index.ts'

/** The same company with other cards; null where the game began from a written position. */
export const reseeded = (start: Start, seed: string): Start | null =>
  'setup' in start ? { setup: { ...start.setup, seed } } : null
