import { type ActionId, CREATURE_IDS, type CreatureId, WEB_SHOWS } from '../data/actions.ts'
import { ALL_GOLD } from '../data/gnomes.ts'
import { SIDES, type Side } from '../data/sides.ts'
import { type BoundaryId, type CellId, cellOf, spaceId } from '../model/place.ts'
import type { Creature, GameState, Player, Table, Web } from '../model/state.ts'
import { caveOf } from '../rules/cave.ts'
import { ScenarioError } from './error.ts'
import { readGnome } from './players.ts'
import type { PlayerInput, ScenarioInput } from './schema.ts'
import { granted, type Supply, type Wish } from './supply.ts'

/** Webs and creatures as far as their cards are not handed out yet. */
export type CardLess<T> = Omit<T, 'card'> & { readonly wish: Wish }

export function readWebs(
  { webs = [] }: ScenarioInput,
  players: readonly PlayerInput[],
  table: Table,
  supply: Supply,
): readonly CardLess<Web>[] {
  const cave = caveOf(table)
  const places = webs.map(({ at }) => boundaryOf(at))
  return webs.map((web, n) => {
    const path = `webs[${n}]`
    const at = places[n] as BoundaryId
    if (!cave.isOpening(at)) {
      throw new ScenarioError('scenario/nowhere', `${path}.at`, 'no path runs out to this boundary', 'A6')
    }
    if (places.indexOf(at) !== n)
      throw new ScenarioError('scenario/twice', `${path}.at`, 'a web lies there already', 'A6')
    const owner = readGnome(players, web.owner, `${path}.owner`)
    return { at, shows: web.shows ?? WEB_SHOWS, owner, wish: supply.wish(web.card ?? 'web', `${path}.card`) }
  })
}

const boundaryOf = (text: string): BoundaryId =>
  cellOf(text.slice(0, -2) as CellId).boundaries[SIDES.indexOf(text.slice(-1) as Side)] as BoundaryId

export function readCreatures(
  { creatures = {} }: ScenarioInput,
  players: readonly PlayerInput[],
  table: Table,
  supply: Supply,
): ReadonlyMap<CreatureId, CardLess<Creature>> {
  const cave = caveOf(table)
  const found = new Map<CreatureId, CardLess<Creature>>()
  for (const id of CREATURE_IDS) {
    const creature = creatures[id]
    if (!creature) continue
    const path = `creatures.${id}`
    const { at, card = id } = creature
    if (!cave.hasSpace(at)) throw new ScenarioError('scenario/nowhere', `${path}.at`, `there is no space ${at}`, 'B2')
    if (cave.specialAt(at) === 'exit') {
      throw new ScenarioError('scenario/impossible', `${path}.at`, 'creatures do not enter the exit', 'C4')
    }
    const owner = readGnome(players, creature.owner, `${path}.owner`)
    found.set(id, { at, owner, wish: supply.wish(card, `${path}.card`) })
  }
  return found
}

export const finishWeb = ({ at, shows, owner, wish }: CardLess<Web>): Web => ({
  at,
  shows,
  card: granted<ActionId<'web'>>(wish),
  owner,
})

export function finishCreatures(creatures: ReadonlyMap<CreatureId, CardLess<Creature>>): GameState['creatures'] {
  const finish = (id: CreatureId): Creature | null => {
    const creature = creatures.get(id)
    return creature
      ? { at: creature.at, card: granted<ActionId<CreatureId>>(creature.wish), owner: creature.owner }
      : null
  }
  return { rat: finish('rat'), lindworm: finish('lindworm'), goblin: finish('goblin') }
}

/** P8, M13: nuggets lie on face-up veins, one on each. */
export function readNuggets({ nuggets = [] }: ScenarioInput, table: Table): readonly CellId[] {
  const cave = caveOf(table)
  const veins = cave.spacesWith('gold vein')
  nuggets.forEach((cell, at) => {
    const special = cave.faces.get(cell)?.special
    if (!special || !veins.includes(spaceId(cellOf(cell), special.at))) {
      throw new ScenarioError('scenario/nowhere', `nuggets[${at}]`, 'no face-up gold vein lies there', 'P8')
    }
    if (nuggets.indexOf(cell) !== at) {
      throw new ScenarioError('scenario/twice', `nuggets[${at}]`, 'a vein has one nugget', 'P8')
    }
  })
  return nuggets
}

/** B4: what is with nobody lies in the pool. */
export function poolOf(players: readonly Player[], nuggets: readonly CellId[]): number {
  const pool = ALL_GOLD - nuggets.length - players.reduce((sum, { gold }) => sum + gold, 0)
  if (pool < 0) throw new ScenarioError('scenario/impossible', 'players', `there are only ${ALL_GOLD} nuggets`, 'B4')
  return pool
}
