import type { SpaceId } from '../model/place.ts'
import type { GameState } from '../model/state.ts'
import { caveOf } from '../rules/cave.ts'

/**
 * R130: the deck is empty and nobody in the cave has a walk to the exit, webs ignored. While the exit is not turned up,
 * any face-down goal may be it. Open facts only, so that the answer betrays nothing.
 */
export function areStranded({ deck, players, table, script }: GameState): boolean {
  if (deck.length + script.cards.length > 0) return false
  const cave = caveOf(table)
  const [exit] = cave.spacesWith('exit')
  const seen = new Set<SpaceId>()
  const open = players.flatMap(({ at }) => at ?? [])
  for (let space = open.pop(); space; space = open.pop()) {
    if (seen.has(space)) continue
    seen.add(space)
    if (space === exit) return false
    for (const way of cave.ways(space)) {
      if ('to' in way) open.push(way.to)
      else if (!exit) return false
    }
  }
  return true
}
