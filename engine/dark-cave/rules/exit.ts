import type { GnomeId } from '../data/gnomes.ts'
import type { Draft } from './draft.ts'
import { finishGame, isClanOut } from './ending.ts'
import { playerOf } from './query.ts'

/** E1-E4: the gnome leaves the cave at once. */
export function leave(d: Draft, gnome: GnomeId): void {
  const first = d.state.firstOut === null
  d.player(gnome).at = null
  if (first) d.state.firstOut = gnome
  d.emit({ type: 'left', player: gnome, first })
  showClan(d, gnome)
  if (isClanOut(d.state)) finishGame(d, 'clan-out')
  else d.plan('end-move')
}

/** E2, M13: the clan card lies face up for the rest of the game. */
export function showClan(d: Draft, gnome: GnomeId): void {
  const { revealed, role } = playerOf(d.state, gnome)
  if (revealed) return
  d.player(gnome).revealed = true
  d.emit({ type: 'clan-shown', player: gnome, role })
}
