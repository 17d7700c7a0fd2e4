import type { Command } from '../../../engine/dark-cave/index.ts'

/** What ends the game for everybody (T8) is never the first thing at hand. */
export const listed = (commands: readonly Command[]): readonly Command[] =>
  commands.toSorted((a, b) => Number(a.type === 'propose') - Number(b.type === 'propose'))
