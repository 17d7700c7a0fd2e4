import {
  type CellId,
  CREATURE_IDS,
  type CreatureId,
  cellOfSpace,
  type GameEvent,
  type GnomeId,
  GOALS,
  GROUPS,
  type Group,
  groupOf,
  nameOfSpace,
  type Outcome,
  PATHS,
  type PlayerView,
  type SeenGoal,
  type SeenPlayer,
  type SpaceId,
  START,
  START_CARD,
} from '../../../engine/dark-cave/index.ts'

/** What a card sounds like underfoot: its group, and what is built on one of its spaces, `bridge@b`. */
interface Ground {
  readonly group: Group
  readonly special: string
}

/** What of a game can be heard: public facts alone (H3). */
export interface Audible {
  readonly ground: Readonly<Record<CellId, Ground>>
  readonly deck: Readonly<Record<Group, number>>
  readonly creatures: readonly CreatureId[]
  readonly inside: readonly GnomeId[]
  readonly lying: readonly GnomeId[]
  readonly exitFound: boolean
  readonly players: number
  readonly outcome: Outcome | null
}

/** Of a view only what everybody sees: no hand, no role, no goal that lies face down. */
type Seen = Pick<PlayerView, 'deck' | 'creatures' | 'outcome'> & {
  readonly table: {
    readonly cards: PlayerView['table']['cards']
    readonly goals: readonly Pick<SeenGoal, 'cell' | 'goal' | 'up'>[]
  }
  readonly players: readonly Pick<SeenPlayer, 'gnome' | 'at' | 'lying'>[]
}

const START_GROUND: Ground = { group: 'I', special: START_CARD[3] }

export function hear({ deck, creatures, outcome, table, players }: Seen): Audible {
  const ground: Record<CellId, Ground> = { [START]: START_GROUND }
  for (const { cell, card } of table.cards) ground[cell] = { group: groupOf(card), special: PATHS[card][3] }
  // At the end a view shows goals that nobody has turned: those are still not heard.
  const open = table.goals.filter(({ up }) => up)
  for (const { cell, goal } of open) if (goal) ground[cell] = { group: 'III', special: GOALS[goal][3] }
  return {
    ground,
    deck,
    creatures: CREATURE_IDS.filter((id) => creatures[id] !== null),
    inside: players.filter(({ at }) => at !== null).map(({ gnome }) => gnome),
    lying: players.filter(({ lying, at }) => lying && at !== null).map(({ gnome }) => gnome),
    exitFound: open.some(({ goal }) => goal === 'exit'),
    players: players.length,
    outcome,
  }
}

const without = <T>(list: readonly T[], thing: T): readonly T[] => list.filter((other) => other !== thing)

/** S8: the deck is drawn from group I down to group III. */
function drawn(deck: Audible['deck'], count: number): Audible['deck'] {
  const left = { ...deck }
  let more = count
  for (const group of GROUPS) {
    const taken = Math.min(more, left[group])
    left[group] -= taken
    more -= taken
  }
  return left
}

/** What is heard once this has happened: the loops follow the events, not only the state after them. */
export function after(heard: Audible, event: GameEvent): Audible {
  const { ground, creatures, inside, lying, deck } = heard
  switch (event.type) {
    case 'path-placed':
      return {
        ...heard,
        ground: { ...ground, [event.cell]: { group: groupOf(event.card), special: PATHS[event.card][3] } },
      }
    case 'rock-fell': {
      const { [event.cell]: _, ...left } = ground
      return { ...heard, ground: left }
    }
    case 'goal-turned':
      return {
        ...heard,
        ground: { ...ground, [event.cell]: { group: 'III', special: GOALS[event.goal][3] } },
        exitFound: heard.exitFound || event.goal === 'exit',
      }
    case 'creature-set':
      return { ...heard, creatures: CREATURE_IDS.filter((id) => id === event.creature || creatures.includes(id)) }
    case 'creature-went':
    case 'driven-away':
      return { ...heard, creatures: without(creatures, event.creature) }
    case 'knocked-down':
      return { ...heard, lying: inside.filter((gnome) => gnome === event.player || lying.includes(gnome)) }
    case 'stood-up':
      return { ...heard, lying: without(lying, event.player) }
    case 'left':
      return { ...heard, inside: without(inside, event.player), lying: without(lying, event.player) }
    case 'drew':
      return { ...heard, deck: drawn(deck, event.count) }
    case 'game-ended':
      return { ...heard, outcome: event.outcome }
    default:
      return heard
  }
}

/** What is built where somebody steps; null on bare ground. */
export function builtAt({ ground }: Audible, space: SpaceId): string | null {
  const [kind, at] = ground[cellOfSpace(space)]?.special.split('@') ?? []
  return kind && at === nameOfSpace(space) ? kind : null
}

/** The group of the card under a space. */
export const groupAt = ({ ground }: Audible, space: SpaceId): Group => ground[cellOfSpace(space)]?.group ?? 'I'

/** How much of the deck is left, from 1 down to 0, by the number of cards that a game of so many has (S3). */
const FULL_DECK: Readonly<Record<number, number>> = { 2: 57, 3: 52, 4: 47, 5: 42, 6: 37, 7: 32, 8: 27 }

export function progress({ deck, players }: Audible): number {
  const left = GROUPS.reduce((sum, group) => sum + deck[group], 0)
  return Math.min(1, Math.max(0, 1 - left / (FULL_DECK[players] ?? 57)))
}

/** From 0, a stroll underground, to 1, a race for the last light. */
export function tension(heard: Audible): number {
  const { creatures, exitFound, inside, players, lying } = heard
  const out = players - inside.length
  const fear = creatures.length * 0.14 + lying.length * 0.05
  const race = (exitFound ? 0.24 : 0) + Math.min(0.24, out * 0.1)
  return Math.min(1, 0.05 + progress(heard) * 0.45 + fear + race)
}
