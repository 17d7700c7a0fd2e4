import type { Command } from '../commands/index.ts'
import { CREATURE_IDS, CREATURES, type CreatureId, cardsOfKind } from '../data/actions.ts'
import type { SpaceId } from '../model/place.ts'
import { caveOf } from '../rules/cave.ts'
import { isForCreatures } from '../rules/creatures.ts'
import { usableAxes, webAt } from '../rules/query.ts'
import type { Idea } from './ideas.ts'
import type { Outlook, Watched } from './outlook.ts'

/** Where a creature could go, and what it would do there. */
interface Prey {
  readonly way: readonly SpaceId[]
  readonly worth: number
}

/** Creature cards and the best way for each of them. */
export function hunts(outlook: Outlook): readonly Idea[] {
  const { state, me } = outlook
  const ideas: Idea[] = []
  for (const id of CREATURE_IDS) {
    const card = cardsOfKind(id).find((held) => me.hand.includes(held))
    if (!card) continue
    const inPlay = state.creatures[id]
    const holes = inPlay ? [null] : caveOf(state.table).spacesWith('dark hole')
    for (const hole of holes) {
      const start = (hole ?? inPlay?.at) as SpaceId
      // C2: set on gnomes it attacks them and does not move.
      const attacks = hole !== null && outlook.watched.some(({ player }) => player.at === hole)
      const prey = attacks
        ? { way: [], worth: preyAt(outlook, id, start) }
        : bestPrey(outlook, id, start, CREATURES[id])
      if (prey.worth <= 0) continue
      ideas.push({ commands: [{ type: 'creature', card, hole }, ...stepsOf(prey)], worth: prey.worth, kind: id })
    }
  }
  return ideas
}

/** The way of the creature that moves now. */
export function huntOn(outlook: Outlook): readonly Command[] {
  const { turn, creatures } = outlook.state
  const creature = turn?.creature ? creatures[turn.creature] : null
  if (!turn?.creature || !creature) return [{ type: 'stop' }]
  const prey = bestPrey(outlook, turn.creature, creature.at, turn.stepsLeft ?? 0)
  return prey.way.length === 0 ? [{ type: 'stop' }] : stepsOf(prey)
}

const stepsOf = ({ way }: Prey): readonly Command[] => way.map((to) => ({ type: 'step', to }))

/** Breadth first; a creature never passes a gnome (C5). */
function bestPrey(outlook: Outlook, id: CreatureId, start: SpaceId, steps: number): Prey {
  const { state } = outlook
  const cave = caveOf(state.table)
  const occupied = new Set(state.players.flatMap(({ at }) => at ?? []))
  const seen = new Set<SpaceId>([start])
  let ends: readonly (readonly SpaceId[])[] = [[]]
  let best: Prey = { way: [], worth: 0 }
  for (let step = 0; step < steps; step++) {
    const longer: (readonly SpaceId[])[] = []
    for (const way of ends) {
      for (const next of cave.ways(way.at(-1) ?? start)) {
        if (!isForCreatures(cave, next) || seen.has(next.to)) continue
        if (next.through && webAt(state, next.through)) continue
        seen.add(next.to)
        const there = [...way, next.to]
        if (!occupied.has(next.to)) {
          longer.push(there)
          continue
        }
        const worth = preyAt(outlook, id, next.to)
        if (worth > best.worth) best = { way: there, worth }
      }
    }
    ends = longer
  }
  return best
}

/** What an attack on everybody in a space is worth. */
function preyAt({ watched }: Outlook, id: CreatureId, space: SpaceId): number {
  let worth = 0
  for (const gnome of watched) {
    if (gnome.player.at !== space) continue
    // C8: one axe saves them all.
    if (usableAxes(gnome.player) > 0) return -0.05
    worth -= gnome.side * HARM[id](gnome)
  }
  return worth
}

/** C7: a card, a move, a nugget. */
const HARM: Readonly<Record<CreatureId, (gnome: Watched) => number>> = {
  rat: ({ player, near }) => (player.hand.length > 0 ? 0.03 + 0.15 * near : 0),
  lindworm: ({ player, near }) => (player.lying ? 0 : 0.03 + 0.7 * near),
  goblin: ({ player, near }) => (player.gold > 0 ? 0.03 + 0.45 * near : 0),
}
