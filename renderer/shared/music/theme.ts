import type { Part, Piece, Suite } from './score.ts'

/** A piece for one moment: always in the same dress and key, from its first section to its close. */
export interface Theme extends Omit<Piece, 'tension' | 'dresses' | 'keys' | 'length'> {
  readonly parts: readonly Part[]
}

/** It is played once and as it is written, after some seconds; then there is silence. */
export function playedOnce({ parts, ...theme }: Theme, wait: number): Suite {
  const piece: Piece = {
    ...theme,
    tension: [0, 1],
    dresses: [{ id: 'only', parts }],
    keys: [0],
    length: [theme.sections.length, theme.sections.length],
  }
  return { pieces: [piece], wait, once: true }
}
