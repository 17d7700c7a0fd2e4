import fc from 'fast-check'
import {
  COLORS,
  type Command,
  createGame,
  FIX_JOBS,
  type FixCommand,
  type GameSetup,
  type GameState,
  HATCHES,
  ITEM_IDS,
  legalCommands,
  OPTION_IDS,
  type Options,
  ROOM_IDS,
  speaker,
} from '../../engine/red-november/index.ts'
import { anyOf } from '../../engine/shared/bots.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'

/** A random voyage: how it is set up, and a seed for everything its crew will do. */
export interface Voyage {
  readonly setup: GameSetup
  readonly whims: string
}

/** 3-8 gnomes, one to eight people, all 64 combinations of options. */
export const voyages: fc.Arbitrary<Voyage> = fc
  .record({
    seed: fc.string({ maxLength: 12 }),
    gnomes: fc.shuffledSubarray([...COLORS], { minLength: 3, maxLength: 8 }),
    alone: fc.nat({ max: 4 }).map((n) => n === 0),
    options: fc.record(
      Object.fromEntries(OPTION_IDS.map((id) => [id, fc.boolean()])) as Record<keyof Options, fc.Arbitrary<boolean>>,
    ),
    whims: fc.nat().map(String),
  })
  .map(({ seed, gnomes, alone, options, whims }) => ({
    setup: { seed, gnomes, options, people: alone ? 1 : gnomes.length },
    whims,
  }))

/** Longer than any game can be: each turn takes a minute at least. */
const ENDLESS = 20_000

/** Sails to the end, or until `step` says stop. */
export function sail(
  { setup, whims }: Voyage,
  step: (state: GameState, command: Command, random: RandomStream) => GameState,
): GameState {
  const random = new RandomStream(seedState(whims))
  let state = createGame(setup)
  for (let count = 0; !state.outcome; count++) {
    if (count > ENDLESS) throw new Error('this voyage does not end')
    if (!speaker(state)) throw new Error('nobody has to speak, but the game is not over')
    state = step(state, anything(legalCommands(state), random), random)
  }
  return state
}

/** Whatever is allowed, attacks and desertion too: first what to do, then how. */
function anything(legal: readonly Command[], random: RandomStream): Command {
  const kind = anyOf([...new Set(legal.map(kindOf))], random)
  return anyOf(
    legal.filter((command) => kindOf(command) === kind),
    random,
  )
}

const kindOf = (command: Command): string => (command.type === 'fix' ? command.job : command.type)

const minutes = Array.from({ length: 12 }, (_, at) => at)

/** Everything anybody could say at any time, and some things nobody can. */
export const ANYTHING: readonly Command[] = [
  ...[...ROOM_IDS, 'sea' as const].map((to): Command => ({ type: 'open', to })),
  ...ITEM_IDS.map((item): Command => ({ type: 'play', item })),
  ...FIX_JOBS.flatMap((job) =>
    minutes.flatMap((n): FixCommand[] =>
      job === 'unblock'
        ? HATCHES.map((hatch) => ({ type: 'fix', job, hatch, minutes: n }))
        : [{ type: 'fix', job, minutes: n }],
    ),
  ),
  ...minutes.map((count): Command => ({ type: 'draw', count })),
  ...COLORS.flatMap((color): Command[] => [
    { type: 'trade', partner: color, give: [] },
    { type: 'trade', partner: color, give: ['grog'] },
    { type: 'attack', target: color },
  ]),
  ...ROOM_IDS.map((room): Command => ({ type: 'choose-room', room })),
  ...HATCHES.map((hatch): Command => ({ type: 'choose-hatch', hatch })),
  ...ITEM_IDS.flatMap((item): Command[] => [
    { type: 'give', items: [item] },
    { type: 'discard', items: [item] },
  ]),
  ...(['enter', 'stay', 'wait', 'abandon', 'refuse', 'defend', 'yield', 'continue'] as const).map(
    (type): Command => ({ type }),
  ),
]

/** Freezes a value through and through: whoever writes into it is found out. */
export function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const field of Object.values(value)) deepFreeze(field)
  }
  return value
}
