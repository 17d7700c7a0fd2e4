import type { DarkCave } from '../../../engine/dark-cave/index.ts'
import { darkCave } from '../../../engine/dark-cave/index.ts'
import type { Beginning } from '../../shared/game-ui.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { namesByGnome } from './plan.ts'

/** The same company, with the same deal or another. Whoever gets another gnome keeps the name; nobody's notes are of use. */
export function again({ info, record }: Played<DarkCave>, seed: string | null): Beginning<DarkCave> | null {
  const { start, states } = record
  const { guesses: _notes, ...extra } = info.extra
  if (seed === null) return { start, extra }
  if (!('setup' in start)) return null
  const { names } = crewOf(darkCave, extra)
  const bySeat = (states[0]?.players ?? []).map(({ gnome }) => names[gnome] ?? '')
  const setup = { ...start.setup, seed }
  return { start: { setup }, extra: { ...extra, names: namesByGnome(setup, bySeat) } }
}
