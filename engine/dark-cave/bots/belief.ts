import type { RandomStream } from '../../shared/random.ts'
import { type Clan, clanOf, type GnomeId, type Role, roleOfCard, worksFor } from '../data/gnomes.ts'
import { type CellId, cellOfSpace, type SpaceId, START } from '../model/place.ts'
import type { PlayerView, SeenPlayer } from '../view/view.ts'
import { distance, suspicionOf } from './suspicion.ts'

/** One way the hidden clan cards of a clan could have been dealt, and how likely it is. */
export interface Deal {
  readonly saboteurs: readonly GnomeId[]
  readonly weight: number
}

/** What a seat holds likely, from what it may know and what was done in the open. */
export interface Belief {
  /** Where the exit may be: the chances sum up to 1. */
  readonly exits: readonly { readonly cell: CellId; readonly chance: number }[]
  /** By seat: the chance that it works for the same clan as this one. */
  readonly allies: readonly number[]
  readonly deals: Readonly<Record<Clan, readonly Deal[]>>
}

/** Bayes over roles and goals. */
export function beliefOf(view: PlayerView): Belief {
  const deals = { yellow: dealsOf(view, 'yellow'), blue: dealsOf(view, 'blue') }
  const me = view.seat === null ? null : view.players[view.seat]
  const mine = me?.role ? worksFor(clanOf(me.gnome), me.role) : null
  const allies = view.players.map((player) => {
    const treason = chanceOfTreason(player, deals[clanOf(player.gnome)])
    return mine === clanOf(player.gnome) ? 1 - treason : treason
  })
  return { exits: exitsOf(view), allies, deals }
}

function chanceOfTreason({ gnome, role }: SeenPlayer, deals: readonly Deal[]): number {
  if (role) return role === 'saboteur' ? 1 : 0
  let [guilty, all] = [0, 0]
  for (const { saboteurs, weight } of deals) {
    all += weight
    if (saboteurs.includes(gnome)) guilty += weight
  }
  return all === 0 ? 0 : guilty / all
}

/** Every deal of the cards of a clan that this seat does not see: S3 says how likely, open deeds say the rest. */
function dealsOf(view: PlayerView, clan: Clan): readonly Deal[] {
  const ofClan = view.players.filter(({ gnome }) => clanOf(gnome) === clan)
  const aside = view.aside.filter((card) => card.clan === clan)
  const isSaboteur = (role: Role | null): boolean => role === 'saboteur'
  const prepared = view.prepared.filter((card) => card.startsWith(clan)).map(roleOfCard)
  const hidden =
    prepared.filter(isSaboteur).length -
    ofClan.filter(({ role }) => isSaboteur(role)).length -
    aside.filter(({ role }) => isSaboteur(role)).length
  const unknown = ofClan.filter(({ role }) => role === null)
  const asideUnknown = aside.filter(({ role }) => role === null).length
  const odds = unknown.map(({ gnome }) => suspicionOf(view, gnome))
  const deals: Deal[] = []
  for (let chosen = 0; chosen < 1 << unknown.length; chosen++) {
    const saboteurs: GnomeId[] = []
    let weight = 1
    for (const [at, { gnome }] of unknown.entries()) {
      if ((chosen & (1 << at)) === 0) continue
      saboteurs.push(gnome)
      weight *= odds[at] as number
    }
    weight *= choose(asideUnknown, hidden - saboteurs.length)
    if (weight > 0) deals.push({ saboteurs, weight })
  }
  return deals
}

function choose(of: number, count: number): number {
  if (count < 0 || count > of) return 0
  let ways = 1
  for (let n = 0; n < count; n++) ways = (ways * (of - n)) / (n + 1)
  return ways
}

/** How much it says when somebody who has looked at a goal goes towards it or stays away. */
const LEANING = 3

function exitsOf(view: PlayerView): Belief['exits'] {
  const known = view.table.goals.find(({ goal }) => goal === 'exit')
  if (known) return [{ cell: known.cell, chance: 1 }]
  const possible = view.table.goals.filter(({ goal }) => goal === null)
  const weights = possible.map(({ cell }) => Math.exp(LEANING * leaning(view, cell)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  return possible.map(({ cell }, at) => ({ cell, chance: (weights[at] as number) / sum }))
}

/** Do those who know this goal go there, or rather to another? Each of them counts from -1 to 1. */
function leaning(view: PlayerView, cell: CellId): number {
  let sum = 0
  for (const { at, knows } of view.players) {
    if (at === null || !knows.includes(cell)) continue
    const elsewhere = view.table.goals.filter((goal) => goal.cell !== cell).map((goal) => progress(at, goal.cell))
    sum += Math.max(-1, Math.min(1, progress(at, cell) - Math.max(...elsewhere)))
  }
  return sum
}

/** How much of the way from the start to a goal a gnome has behind it. */
const progress = (at: SpaceId, goal: CellId): number => 1 - distance(cellOfSpace(at), goal) / distance(START, goal)

/** One of a list by weight. */
export function drawn<T>(things: readonly T[], weightOf: (thing: T) => number, random: RandomStream): T {
  const sum = things.reduce((total, thing) => total + weightOf(thing), 0)
  let rest = (random.die(1 << 30) / (1 << 30)) * sum
  for (const thing of things) {
    rest -= weightOf(thing)
    if (rest <= 0) return thing
  }
  return things[things.length - 1] as T
}
