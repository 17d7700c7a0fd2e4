import { CREATURE_IDS } from '../data/actions.ts'
import { clanOf, type GnomeId } from '../data/gnomes.ts'
import { cellOf, cellOfSpace, type SpaceId, sidesOf } from '../model/place.ts'
import type { PlayerView } from '../view/view.ts'

/** How much likelier a saboteur does this than a loyal gnome. */
const ATTACKED_OWN_COLOUR = 2.2
const ATTACKED_OTHER_COLOUR = 0.6
const WEB_BEFORE_OWN_COLOUR = 1.5
const WEB_BEFORE_OTHER_COLOUR = 0.75

/**
 * What the open deeds that can still be seen say of a player: how much likelier they are for a saboteur. Creatures and
 * webs lie before who played them, so whom they hit tells something.
 */
export function suspicionOf(view: PlayerView, gnome: GnomeId): number {
  let odds = 1
  for (const id of CREATURE_IDS) {
    const creature = view.creatures[id]
    if (creature?.owner !== gnome) continue
    for (const victim of others(view, gnome)) {
      if (victim.at !== creature.at) continue
      odds *= clanOf(victim.gnome) === clanOf(gnome) ? ATTACKED_OWN_COLOUR : ATTACKED_OTHER_COLOUR
    }
  }
  for (const { owner, at } of view.webs) {
    if (owner !== gnome) continue
    const [cell] = sidesOf(at)
    const [nearest] = others(view, gnome)
      .filter((other) => other.at !== null)
      .map((other) => ({ gnome: other.gnome, far: distance(cell, cellOfSpace(other.at as SpaceId)) }))
      .sort((a, b) => a.far - b.far)
    if (nearest) {
      odds *= clanOf(nearest.gnome) === clanOf(gnome) ? WEB_BEFORE_OWN_COLOUR : WEB_BEFORE_OTHER_COLOUR
    }
  }
  return odds
}

const others = ({ players }: PlayerView, gnome: GnomeId) => players.filter((player) => player.gnome !== gnome)

type CellName = Parameters<typeof cellOf>[0]

/** Cells apart, as the rat runs. */
export function distance(a: CellName, b: CellName): number {
  const [from, to] = [cellOf(a), cellOf(b)]
  return Math.abs(from.x - to.x) + Math.abs(from.y - to.y)
}
