import type { GnomeId } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState, Outcome, Player } from '../model/state.ts'
import { betrayalsOf } from './betrayal.ts'
import { type Passage, passagesOf, type Story } from './story.ts'

/** What a finished game is asked for the feats of its people. */
interface Account {
  readonly outcome: Outcome
  readonly size: number
  /** As they were at the end. */
  readonly people: readonly Player[]
  /** What they did or what was done to them: whatever names one of them as its player. */
  readonly events: readonly OwnEvent[]
  /** What they said, with what it brought. */
  readonly passages: readonly Passage[]
  /** Saboteurs that were seen to work against their colour. */
  readonly exposed: ReadonlySet<GnomeId>
}

type OwnEvent = Extract<GameEvent, { readonly player: GnomeId }>
type OwnEventOf<T extends OwnEvent['type']> = Extract<OwnEvent, { readonly type: T }>

/** What somebody may be proud of afterwards, or not; each is told from the record alone. */
const FEATS = {
  daylight: (account) => all(account, 'left').length > 0,
  honest: (account) => winners(account).some(({ role }) => role === 'loyal'),
  traitor: (account) => winners(account).some(({ role }) => role === 'saboteur'),
  spotless: (account) => winners(account).some(({ role, gnome }) => role === 'saboteur' && !account.exposed.has(gnome)),
  afterMe: (account) => all(account, 'left').some(({ first, player }) => first && hasWon(account, player)),
  allOut: (account) => account.outcome.cause === 'clan-out' && winners(account).length > 0,
  byANose: (account) =>
    account.outcome.treasure.yellow === account.outcome.treasure.blue && winners(account).length > 0,
  rushHour: (account) => account.size === 8 && winners(account).length > 0,
  enough: ({ outcome }) => outcome.cause === 'agreed',

  heavy: ({ people }) => people.some(({ at, gold }) => at === null && gold >= 5),
  light: ({ people }) => people.some(({ at, gold }) => at === null && gold === 0),
  buried: (account) => all(account, 'gold-lost').some(({ cause, count }) => cause === 'left-behind' && count >= 3),
  finder: (account) => all(account, 'gold-taken').length > 0,
  squeeze: (account) => all(account, 'gold-lost').some(({ cause }) => cause === 'tunnel'),
  customer: (account) => most(all(account, 'gold-lost').filter(({ cause }) => cause === 'goblin')) >= 2,

  grass: ({ passages }) => passages.some(({ events, before }) => events.some((event) => isGuess(event, before))),
  gap: (account) => all(account, 'goal-turned').some(({ goal }) => goal === 'hole'),
  mole: (account) => most(all(account, 'path-placed')) >= 8,
  looking: (account) => most(all(account, 'peeked')) >= 2,
  whatGold: ({ passages }) =>
    passages.some(({ events }) => events.some((event) => event.type === 'rock-fell' && event.nugget)),
  exchange: (account) => all(account, 'hands-swapped').some(({ given, got }) => got - given >= 3),
  cobbler: (account) => all(account, 'boots-laid').some(({ player, before }) => before !== player),

  shoo: (account) => all(account, 'driven-away').length > 0,
  cleaning: (account) => all(account, 'web-chopped').length > 0,
  spider: (account) => most(all(account, 'web-laid')) >= 2,
  zoo: ({ people, events }) =>
    people.some(({ gnome }) => new Set(events.flatMap((event) => creatureOf(event, gnome))).size >= 2),
  floor: (account) => most(all(account, 'knocked-down')) >= 2,
  paper: (account) => most(all(account, 'card-lost').filter(({ cause }) => cause === 'rat')) >= 2,
} as const satisfies Record<string, (account: Account) => boolean>

export type FeatId = keyof typeof FEATS
export const FEAT_IDS = Object.keys(FEATS) as readonly FeatId[]

/** The feats of these people in a game that is over, in the order of the list; none while it goes on. */
export function featsOf(story: Story, people: readonly GnomeId[]): readonly FeatId[] {
  const end = story.states.at(-1) as GameState
  const { outcome } = end
  if (!outcome) return []
  const isOne = (gnome: GnomeId): boolean => people.includes(gnome)
  const account: Account = {
    outcome,
    size: end.players.length,
    people: end.players.filter(({ gnome }) => isOne(gnome)),
    events: story.events.flat().filter((event): event is OwnEvent => 'player' in event && isOne(event.player)),
    passages: passagesOf(story).filter(({ speaker }) => isOne(speaker)),
    exposed: new Set(betrayalsOf(story).map(({ gnome }) => gnome)),
  }
  return FEAT_IDS.filter((id) => FEATS[id](account))
}

const all = <T extends OwnEvent['type']>({ events }: Account, type: T): readonly OwnEventOf<T>[] =>
  events.filter((event): event is OwnEventOf<T> => event.type === type)

/** How many of these one and the same player has. */
const most = (events: readonly OwnEvent[]): number =>
  Math.max(0, ...events.map(({ player }) => events.filter((event) => event.player === player).length))

const hasWon = ({ outcome }: Account, gnome: GnomeId): boolean => outcome.winners.includes(gnome)

const winners = (account: Account): readonly Player[] => account.people.filter(({ gnome }) => hasWon(account, gnome))

/** The exit, turned up by somebody who had not peeked at it. */
const isGuess = (event: GameEvent, { players }: GameState): boolean =>
  event.type === 'goal-turned' &&
  event.goal === 'exit' &&
  players.some(({ gnome, knows }) => gnome === event.player && !knows.includes(event.cell))

const creatureOf = (event: OwnEvent, gnome: GnomeId): readonly string[] =>
  (event.type === 'creature-set' || event.type === 'creature-taken-up') && event.player === gnome
    ? [event.creature]
    : []
