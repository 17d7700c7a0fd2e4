import { apply } from '../commands/apply.ts'
import type { Command } from '../model/command.ts'
import { imagine } from './imagine.ts'
import { revealed } from './undo.ts'
import { type PlayerView, viewFor } from './view.ts'

/**
 * What a seat would see after a command that leaves nothing to chance, to a hidden card or to somebody else; null where
 * it is refused or where nobody can tell.
 */
export function foresee(view: PlayerView, command: Command): PlayerView | null {
  const before = imagine(view)
  const result = apply(before, command)
  return result.ok && !revealed(before, result.state) ? viewFor(result.state, view.seat) : null
}
