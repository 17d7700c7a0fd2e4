import type { RandomStream } from '../../shared/random.ts'
import { CLANS, type ClanCard, clanOf, type GnomeId } from '../data/gnomes.ts'
import type { GameState, Goal } from '../model/state.ts'
import { inOrder } from '../rules/setup.ts'
import { imagine } from '../view/imagine.ts'
import type { PlayerView } from '../view/view.ts'
import { type Belief, drawn } from './belief.ts'

/** A whole game that fits the view, roles and exit drawn from a belief, the rest by chance. */
export function worldFrom(view: PlayerView, belief: Belief, random: RandomStream): GameState {
  const world = imagine(view, random)
  const exit = drawn(belief.exits, ({ chance }) => chance, random).cell
  const { players, aside } = dealt(view, world, belief, random)
  return { ...world, players, aside, table: { cards: world.table.cards, goals: withExit(world.table.goals, exit) } }
}

/** The exit changes places with what chance has laid there. */
function withExit(goals: readonly Goal[], exit: Goal['cell']): readonly Goal[] {
  const there = goals.find(({ cell }) => cell === exit)
  if (!there || there.goal === 'exit') return goals
  return goals.map((goal) => {
    if (goal.cell === exit) return { ...goal, goal: 'exit' }
    return goal.goal === 'exit' ? { ...goal, goal: there.goal } : goal
  })
}

function dealt(view: PlayerView, { players }: GameState, { deals }: Belief, random: RandomStream) {
  const saboteurs = new Set<GnomeId>()
  for (const clan of CLANS) {
    for (const gnome of drawn(deals[clan], ({ weight }) => weight, random).saboteurs) saboteurs.add(gnome)
  }
  const roles = players.map(
    ({ gnome }, seat) => view.players[seat]?.role ?? (saboteurs.has(gnome) ? 'saboteur' : 'loyal'),
  )
  const left = [...view.prepared]
  for (const [seat, { gnome }] of players.entries()) {
    const card: ClanCard = `${clanOf(gnome)}-${roles[seat] as 'loyal' | 'saboteur'}`
    left.splice(left.indexOf(card), 1)
  }
  return {
    players: players.map((player, seat) => {
      const role = roles[seat] as 'loyal' | 'saboteur'
      return role === player.role ? player : { ...player, role }
    }),
    aside: inOrder(left),
  }
}
