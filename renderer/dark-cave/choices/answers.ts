import type { Command, GnomeId, PlayerView } from '../../../engine/dark-cave/index.ts'
import { sayable } from './world.ts'

/** What can be answered to the question that is put; the first one is the lit plank, and never the one that ends the game. */
export const answersTo = (view: PlayerView): readonly Command[] =>
  view.pending ? sayable(view).toSorted((a, b) => Number(a.type === 'agree') - Number(b.type === 'agree')) : []

/** Where somebody stands in the row of those who are asked openly. */
export type Asked = 'from' | 'answered' | 'now' | 'next' | 'axeless'

/** C8, G3: who is asked, clockwise from the active player, and how far that has come. All of it is public (H5). */
export function askedInOrder({ pending, players, turn }: PlayerView): readonly (readonly [GnomeId, Asked])[] {
  if (!pending || pending.kind === 'goal-way') return []
  const from = players.findIndex(({ gnome }) => gnome === turn?.active)
  const clockwise = [...players.slice(from), ...players.slice(0, from)].map(({ gnome }) => gnome)
  const row = pending.kind === 'axe' ? clockwise.filter((gnome) => pending.victims.includes(gnome)) : clockwise
  const now = row.indexOf(pending.who)
  return row.map((gnome, at) => {
    if (pending.kind === 'agreement' && at === 0) return [gnome, 'from']
    if (gnome === pending.who) return [gnome, 'now']
    const player = players.find((other) => other.gnome === gnome)
    if (pending.kind === 'axe' && player && player.axes.length <= player.freshAxes) return [gnome, 'axeless']
    return [gnome, at < now ? 'answered' : 'next']
  })
}
