import {
  BOT_IDS,
  type Clan,
  createGame,
  type GameSetup,
  MAX_PLAYERS,
  MIN_PLAYERS,
  type Seat,
  setupFor,
} from '../../../engine/dark-cave/index.ts'
import { fittingName } from '../../shared/lobby/names.ts'
import type { LobbyMemory } from './memory.ts'

/** Somebody who goes down. Hats are dyed with the deal: nobody has a colour here. */
export interface Miner {
  /** Empty: it goes by the name of the gnome that it gets. */
  readonly name: string
  readonly player: Seat
}

/** What a group agrees on before a game. */
export interface Plan {
  readonly miners: readonly Miner[]
  /** S3: counts with three and four; null: chance. */
  readonly clan: Clan | null
  /** T1: a seat; null: chance. */
  readonly first: number | null
}

/** Everybody who could lead a miner. */
const SEATS: readonly Seat[] = ['person', ...BOT_IDS]

const isSeat = (word: string): word is Seat => SEATS.some((seat) => seat === word)

/** Before the first game: somebody, and four who know the work. */
const FIRST_MINERS: readonly Miner[] = [
  { name: '', player: 'person' },
  ...Array.from({ length: 4 }, () => ({ name: '', player: 'digger' as const })),
]

/** The last company; who begins is asked anew each time. */
export function firstPlan({ miners, clan }: LobbyMemory): Plan {
  const known = miners
    .slice(0, MAX_PLAYERS)
    .map(({ name, player }) => ({ name, player: isSeat(player) ? player : ('person' as const) }))
  return { miners: known.length < MIN_PLAYERS ? FIRST_MINERS : known, clan, first: null }
}

export const canAdd = ({ miners }: Plan): boolean => miners.length < MAX_PLAYERS
export const canRemove = ({ miners }: Plan): boolean => miners.length > MIN_PLAYERS

export const withMiner = (plan: Plan, player: Seat): Plan =>
  canAdd(plan) ? { ...plan, miners: [...plan.miners, { name: '', player }] } : plan

/** Whoever was to begin still does, unless it is the one who goes. */
export function withoutMiner(plan: Plan, at: number): Plan {
  if (!canRemove(plan)) return plan
  const { first } = plan
  const left = first === null || first === at ? null : first > at ? first - 1 : first
  return { ...plan, miners: plan.miners.toSpliced(at, 1), first: left }
}

const changed = (plan: Plan, at: number, change: Partial<Miner>): Plan => ({
  ...plan,
  miners: plan.miners.map((miner, index) => (index === at ? { ...miner, ...change } : miner)),
})

export const withName = (plan: Plan, at: number, name: string): Plan =>
  changed(plan, at, { name: fittingName(name.replace(/\s+/g, ' ')) })

/** The next or the last one of those who could sit there. */
export function withOther(plan: Plan, at: number, step: 1 | -1): Plan {
  const now = SEATS.indexOf(plan.miners[at]?.player ?? 'person')
  return changed(plan, at, { player: SEATS[(now + step + SEATS.length) % SEATS.length] ?? 'person' })
}

/** S3: does the number of players leave the clan to choose? */
export const choosesClan = ({ miners }: Plan): boolean => setupFor(miners.length).clans === 'one'

/** S3: how many may dig for the other side, as the number of players decides it. */
export type Saboteurs = 'none' | 'some' | 'two' | 'each'

/** S2, S3: what everybody may know before the deal. */
export function factsOf({ miners: { length } }: Plan): { readonly side: number; readonly saboteurs: Saboteurs } {
  const { corner, clans, saboteurs, loyal } = setupFor(length)
  const isEachDealt = length === saboteurs + loyal
  return {
    side: 2 * corner + 1,
    saboteurs: saboteurs === 0 ? 'none' : clans === 'both' ? 'each' : isEachDealt ? 'two' : 'some',
  }
}

/** Bots alone would leave nobody to play. */
export const isManned = ({ miners }: Plan): boolean => miners.some(({ player }) => player === 'person')

export function setupOf(plan: Plan, seed: string): GameSetup {
  const { miners, clan, first } = plan
  return {
    seed,
    players: miners.length,
    ...(choosesClan(plan) && clan && { clan }),
    ...(first !== null && { first }),
  }
}

/** What the save keeps beside the game. */
export const companyFor = (
  { miners }: Plan,
  setup: GameSetup,
): { names: Record<string, string>; seats: readonly Seat[] } => ({
  names: namesByGnome(
    setup,
    miners.map(({ name }) => name),
  ),
  seats: miners.map(({ player }) => player),
})

/** Names are kept by gnome, and a gnome is got with the deal. */
export function namesByGnome(setup: GameSetup, bySeat: readonly string[]): Record<string, string> {
  const named = createGame(setup).players.flatMap(({ gnome }, seat) => {
    const name = bySeat[seat]?.trim()
    return name ? [[gnome, name] as const] : []
  })
  return Object.fromEntries(named)
}

/** What the next lobby begins with. */
export const memoryFor = ({ miners, clan }: Plan): LobbyMemory => ({
  miners: miners.map((miner) => ({ ...miner })),
  clan,
})
