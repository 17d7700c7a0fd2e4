import { CARD_BOX, GROUPS, type Group, groupOf } from './actions.ts'
import { CLANS, type Clan, type ClanCard } from './gnomes.ts'

export const MIN_PLAYERS = 2
export const MAX_PLAYERS = 8

export interface Setup {
  /** Which clans' cards are prepared, and how many of each role. */
  readonly clans: 'both' | 'one'
  readonly loyal: number
  readonly saboteurs: number
  /** S2: goals lie so far from the start in both directions. */
  readonly corner: number
  /** S8: first cards of each player. */
  readonly hand: Readonly<Record<Group, number>>
}

const LARGE = 4
const SMALL = 3

/** S3 */
export const SETUPS: Readonly<Record<number, Setup>> = {
  2: { clans: 'both', loyal: 1, saboteurs: 0, corner: LARGE, hand: { I: 5, II: 0, III: 0 } },
  3: { clans: 'one', loyal: 2, saboteurs: 2, corner: LARGE, hand: { I: 5, II: 0, III: 0 } },
  4: { clans: 'one', loyal: 2, saboteurs: 2, corner: LARGE, hand: { I: 5, II: 0, III: 0 } },
  5: { clans: 'both', loyal: 3, saboteurs: 1, corner: LARGE, hand: { I: 4, II: 1, III: 0 } },
  6: { clans: 'both', loyal: 3, saboteurs: 1, corner: SMALL, hand: { I: 4, II: 1, III: 0 } },
  7: { clans: 'both', loyal: 3, saboteurs: 1, corner: SMALL, hand: { I: 3, II: 2, III: 0 } },
  8: { clans: 'both', loyal: 3, saboteurs: 1, corner: SMALL, hand: { I: 3, II: 2, III: 0 } },
}

export function setupFor(players: number): Setup {
  const setup = SETUPS[players]
  if (!setup) throw new Error(`there is no game for ${players} players`)
  return setup
}

/** S7 */
export const BOXED_OF_EACH_GROUP = 5

/** S3: what lies in the deck when the hands are dealt, by group. */
export function deckFor(players: number): Readonly<Record<Group, number>> {
  const { hand } = setupFor(players)
  const left = (group: Group): number =>
    CARD_BOX.filter((card) => groupOf(card) === group).length - BOXED_OF_EACH_GROUP - players * hand[group]
  return Object.fromEntries(GROUPS.map((group) => [group, left(group)])) as Record<Group, number>
}

/** S3: the clan cards that are shuffled; `clan` counts where only one is used. */
export function preparedCards(players: number, clan: Clan | null): readonly ClanCard[] {
  const { clans, loyal, saboteurs } = setupFor(players)
  return CLANS.filter((each) => clans === 'both' || each === clan).flatMap((each) => [
    ...Array<ClanCard>(loyal).fill(`${each}-loyal`),
    ...Array<ClanCard>(saboteurs).fill(`${each}-saboteur`),
  ])
}
