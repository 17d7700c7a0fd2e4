import { DESERTION_SPACE } from '../data/fixits.ts'
import { type Color, PEOPLE_FOR_DESERTION } from '../data/gnomes.ts'
import { ITEMS, type ItemId } from '../data/items.ts'
import type { GameState, Gnome } from '../model/state.ts'
import { gnomeOf, isAlive, type Situation } from '../rules/query.ts'
import { ITEM_BOX } from '../rules/setup.ts'
import { prospect } from './prospect.ts'

/**
 * What one who is not loyal weighs: the crew wins if the sub comes home, a deserter if it does not (A16, E2). All of it
 * from what everybody can see and the own hand: of hidden hands (O2) only the size counts.
 */

/** A16: how much more likely one wins by deserting than by standing by the crew, -1 to 1. */
export const gainOfDesertion = (state: GameState): number => 1 - 2 * prospect(state)

/**
 * O2: the same for an attack. There are two good reasons for one: somebody may hold the aqualung that one needs, or is
 * the only one left to bring home the sub that one is about to leave. Who loses shares the fate of the crew (E2).
 */
export function gainOfAttack({ state, turn, gnome }: Situation<GameState>, target: Color): number {
  if (state.people < PEOPLE_FOR_DESERTION || gnome.minute >= SOON) return 0
  const victim = gnomeOf(state, target)
  const odds = oddsAgainst(state, gnome, victim)
  const hope = prospect(state)
  if (gnome.hand.includes('aqualung') || turn.played.includes('aqualung')) {
    return isLastComrade(state, gnome, victim) ? odds * (1 - hope) : 0
  }
  return odds * holds(state, gnome, victim, 'aqualung') * (1 - 2 * hope)
}

/** A16: earlier nobody thinks of leaving. */
const SOON = 2 * DESERTION_SPACE

const isLastComrade = ({ gnomes }: GameState, gnome: Gnome, victim: Gnome): boolean =>
  gnomes.every((other) => other === gnome || other === victim || !isAlive(other))

/** O2: the chance to win the fight. Who sleeps or has no crowbar cannot answer. */
function oddsAgainst(state: GameState, gnome: Gnome, victim: Gnome): number {
  if (victim.fainted) return 1
  const answers = holds(state, gnome, victim, 'crowbar')
  return 1 - answers * (1 - duelOdds(gnome.intoxication - victim.intoxication))
}

/** O2: both roll, a tie goes to the attacker; `handicap` is by how much the attacker is drunker. */
function duelOdds(handicap: number): number {
  return DUELS.filter(([attack, defence]) => attack - handicap >= defence).length / DUELS.length
}

const FACES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]
const DUELS = FACES.flatMap((attack) => FACES.map((defence) => [attack, defence] as const))

/** The chance that a hand holds an item, as one knows it who sees the own hand and the discards only. */
function holds(state: GameState, gnome: Gnome, victim: Gnome, item: ItemId): number {
  const seen = [...gnome.hand, ...state.itemDiscards]
  const unseen = ITEM_BOX.length - seen.length - state.cabinGrog
  const such = ITEMS[item].count - seen.filter((other) => other === item).length
  return unseen > 0 ? 1 - (1 - such / unseen) ** victim.hand.length : 0
}
