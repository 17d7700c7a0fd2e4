import {
  BOT_IDS,
  type BotId,
  COLORS,
  type Color,
  DEFAULT_OPTIONS,
  type GameSetup,
  GNOMES_EACH_FOR_TWO_PEOPLE,
  MAX_GNOMES,
  MIN_GNOMES,
  OPTION_IDS,
  type Options,
  type Seat,
} from '../../../engine/red-november/index.ts'
import { fittingName } from '../../shared/lobby/names.ts'
import type { SaveExtra } from '../run/agreements.ts'
import type { LobbyMemory, TableKind } from './memory.ts'
import { PRESETS, type PresetId, presetOf } from './presets.ts'

/** A gnome that will be aboard, and who leads it. */
export interface Mate {
  readonly color: Color
  /** Empty: it goes by its colour. */
  readonly name: string
  readonly player: Seat
}

/** What a group agrees on before a game. */
export interface CrewPlan {
  readonly table: TableKind
  readonly mates: readonly Mate[]
  /** Who was there before the table for two called a second person. */
  readonly before?: readonly Mate[] | undefined
  readonly options: Options
  readonly advice: boolean
  readonly loyalBots: boolean
  /** Big crews start where five gnomes have it as hard. */
  readonly fairStart: boolean
}

/** The bot that comes aboard unless somebody wants another: the best there is. */
export const USUAL_BOT: BotId = 'captain'
/** A person, then the bots from the best to the worst. */
export const PLAYERS: readonly Seat[] = ['person', ...BOT_IDS.toReversed()]
const PAIR = 2 * GNOMES_EACH_FOR_TWO_PEOPLE

const isColor = (word: string): word is Color => COLORS.some((color) => color === word)
const isPlayer = (word: string): word is Seat => PLAYERS.some((player) => player === word)

/** The last crew with what it agreed on; before the first game, one person and two bots on their first voyage. */
export function firstPlan({ crew, table, options: on, advice, loyalBots, fairStart }: LobbyMemory): CrewPlan {
  const known = crew.flatMap(({ color, name, player }) =>
    isColor(color) ? [{ color, name, player: isPlayer(player) ? player : ('person' as const) }] : [],
  )
  const mates = known.filter(({ color }, at) => known.findIndex((other) => other.color === color) === at)
  const blank = { table, mates, loyalBots, fairStart }
  if (!on) return seated({ ...blank, ...PRESETS['first-voyage'] })
  const options = Object.fromEntries(OPTION_IDS.map((id) => [id, on.includes(id)])) as unknown as Options
  return seated({ ...blank, options, advice })
}

/** How many gnomes a table takes (S1). */
export const limitsOf = (table: TableKind): readonly [fewest: number, most: number] =>
  table === 'two' ? [PAIR, PAIR] : [MIN_GNOMES, MAX_GNOMES]

/** S1: the number of people, bots among them. */
export const peopleOf = ({ table, mates }: CrewPlan): number =>
  table === 'alone' ? 1 : table === 'two' ? 2 : mates.length

/** Who leads each gnome, by seat number. */
export const seatsOf = (plan: CrewPlan): readonly Seat[] =>
  plan.table === 'alone' ? ['person'] : plan.mates.slice(0, peopleOf(plan)).map(({ player }) => player)

/** A table for two is asked for by two people; either may still hand the gnomes to a bot. Whoever leaves it has the old crew again. */
export function withTable(plan: CrewPlan, table: TableKind): CrewPlan {
  if (table === plan.table) return plan
  const { before, mates } = plan
  const next = seated({ ...plan, table, mates: before ?? mates, before: undefined })
  if (table !== 'two') return next
  return { ...withPlayer(withPlayer(next, 0, 'person'), 1, 'person'), before: mates }
}

/** As many gnomes as the table takes; new ones get the first free colours, and bots to lead them if somebody is there. */
function seated(plan: CrewPlan): CrewPlan {
  const [fewest, most] = limitsOf(plan.table)
  let mates = plan.mates.slice(0, most)
  while (mates.length < fewest) {
    const player = mates.some((mate) => mate.player === 'person') ? USUAL_BOT : 'person'
    mates = [...mates, { color: freeColor(mates), name: '', player }]
  }
  return { ...plan, mates }
}

const freeColor = (mates: readonly Mate[]): Color =>
  COLORS.find((color) => mates.every((mate) => mate.color !== color)) ?? COLORS[0]

export const canAdd = ({ table, mates }: CrewPlan): boolean => mates.length < limitsOf(table)[1]
export const canRemove = ({ table, mates }: CrewPlan): boolean => mates.length > limitsOf(table)[0]

export const withMate = (plan: CrewPlan, color: Color, player: Seat): CrewPlan =>
  canAdd(plan) ? { ...plan, mates: [...plan.mates, { color, name: '', player }] } : plan

export const withoutMate = (plan: CrewPlan, at: number): CrewPlan =>
  canRemove(plan) ? { ...plan, mates: plan.mates.toSpliced(at, 1) } : plan

function changed(plan: CrewPlan, at: number, change: Partial<Mate>): CrewPlan {
  const of = (mates: readonly Mate[]): readonly Mate[] =>
    mates.map((mate, index) => (index === at ? { ...mate, ...change } : mate))
  return { ...plan, mates: of(plan.mates), before: plan.before && of(plan.before) }
}

export const withName = (plan: CrewPlan, at: number, name: string): CrewPlan =>
  changed(plan, at, { name: fittingName(name) })

export const withPlayer = (plan: CrewPlan, at: number, player: Seat): CrewPlan => changed(plan, at, { player })

/** Whoever wore that colour gets the other one, also where only the crew before knows them. */
export function withColor(plan: CrewPlan, at: number, color: Color): CrewPlan {
  const other = plan.mates[at]?.color
  if (!other) return plan
  const of = (mates: readonly Mate[]): readonly Mate[] =>
    mates.map((mate, index) =>
      index === at ? { ...mate, color } : mate.color === color ? { ...mate, color: other } : mate,
    )
  return { ...plan, mates: of(plan.mates), before: plan.before && of(plan.before) }
}

export const withPreset = (plan: CrewPlan, preset: PresetId): CrewPlan => ({ ...plan, ...PRESETS[preset] })
export const presetFor = (plan: CrewPlan): PresetId | 'custom' => presetOf(plan)

/** O2 brings its own secret hands. */
export const secretHandsLocked = ({ options }: CrewPlan): boolean => options.derangedGnomes

/** How many boats a bot saves is known for the box's own rules; Slower Death only makes it easier. */
export const isMeasured = ({ options }: CrewPlan): boolean =>
  OPTION_IDS.every((id) => id === 'slowerDeath' || options[id] === DEFAULT_OPTIONS[id])

/** Bots alone would leave nobody to play. */
export const isManned = (plan: CrewPlan): boolean => seatsOf(plan).includes('person')

export const setupOf = (plan: CrewPlan, seed: string): GameSetup => ({
  seed,
  gnomes: plan.mates.map(({ color }) => color),
  people: peopleOf(plan),
  options: { ...DEFAULT_OPTIONS, ...plan.options },
  ...(plan.fairStart && { fairStart: true }),
})

/** What the save keeps beside the game. */
export const crewFor = (plan: CrewPlan): SaveExtra => ({
  names: Object.fromEntries(plan.mates.flatMap(({ color, name }) => (name.trim() ? [[color, name.trim()]] : []))),
  seats: seatsOf(plan),
  advice: plan.advice,
  loyalBots: plan.loyalBots,
})

/** What the next lobby begins with. */
export const memoryFor = ({ table, mates, options, advice, loyalBots, fairStart }: CrewPlan): LobbyMemory => ({
  crew: mates.map((mate) => ({ ...mate })),
  table,
  options: OPTION_IDS.filter((id) => options[id]),
  advice,
  loyalBots,
  fairStart,
})
