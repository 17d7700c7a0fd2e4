import fc from 'fast-check'
import {
  ACTION_KINDS,
  type CardId,
  type Command,
  CREATURE_IDS,
  cardsOfKind,
  createGame,
  formatCommand,
  fromScenario,
  type GameState,
  GNOMES,
  legalCommands,
  PATH_IDS,
  type ScenarioInput,
  toScenario,
} from '../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../engine/shared/random.ts'

/** A random game: how it is set up, how far away its goals lie, and a seed for everything its players will do. */
export interface CaveGame {
  readonly seed: string
  readonly players: number
  /** Goals so near that random players reach them; null: where the rules put them. */
  readonly corner: number | null
  readonly whims: string
}

export const caveGames: fc.Arbitrary<CaveGame> = fc.record({
  seed: fc.string({ maxLength: 12 }),
  players: fc.integer({ min: 2, max: 8 }),
  corner: fc.constantFrom(null, 1, 1, 2),
  whims: fc.nat().map(String),
})

export function begin({ seed, players, corner }: CaveGame): GameState {
  const game = createGame({ seed, players })
  if (corner === null) return game
  const scenario = toScenario(game)
  const goals = Object.values(scenario.goals)
  const cells = [`${corner},${corner}`, `${corner},${-corner}`, `${-corner},${corner}`, `${-corner},${-corner}`]
  const near = Object.fromEntries(cells.map((cell, at) => [cell, goals[at]]))
  return fromScenario({ ...JSON.parse(JSON.stringify(scenario)), goals: near } as ScenarioInput)
}

/** The same game with a script: what is drawn first, and a card of each hand and of those that will be lost. */
export function scripted(game: CaveGame): GameState {
  const state = begin(game)
  const cards = state.deck.slice(-6)
  const losses = [...state.players.flatMap(({ hand }) => hand.slice(0, 1)), ...cards.slice(0, 2)]
  return fromScenario({ ...JSON.parse(JSON.stringify(toScenario(state))), next: { cards, losses } } as ScenarioInput)
}

/** Longer than any game can be: 67 cards, a handful of steps after each. */
const ENDLESS = 5_000

/** Plays to the end. `step` gives the state after the command it is handed. */
export function playOut(
  game: CaveGame,
  step: (state: GameState, command: Command, random: RandomStream) => GameState,
  start: GameState = begin(game),
): GameState {
  const random = new RandomStream(seedState(game.whims))
  let state = start
  for (let count = 0; !state.outcome; count++) {
    if (count > ENDLESS) throw new Error('this game does not end')
    state = step(state, anything(legalCommands(state), random), random)
  }
  return state
}

const any = <T>(things: readonly T[], random: RandomStream): T => things[random.die(things.length) - 1] as T

/** Whatever is allowed: first what to do, then how. Few propose to end the game, and passing is rarer than playing. */
function anything(legal: readonly Command[], random: RandomStream): Command {
  const kinds = [...new Set(legal.map(({ type }) => type))]
  const wanted = kinds.filter(
    (kind) => (kind !== 'propose' && kind !== 'discard' && kind !== 'stop') || random.die(12) === 1,
  )
  const kind = any(wanted.length > 0 ? wanted : kinds, random)
  return any(
    legal.filter(({ type }) => type === kind),
    random,
  )
}

const CELLS = [-2, -1, 0, 1, 2].flatMap((x) => [-2, -1, 0, 1, 2].map((y) => `${x},${y}` as const))
const NAMES = ['c', 'n', 'e', 's', 'w', 'b', 'u', 'p', 'q', 't', 'd'] as const
const CARDS: readonly CardId[] = [...PATH_IDS, ...ACTION_KINDS.flatMap((kind) => cardsOfKind(kind))]

/** Something anybody could say at some time, and some things nobody can. */
export function anyCommand(random: RandomStream): Command {
  const cell = any(CELLS, random)
  const gnome = any(GNOMES, random)
  const space = `${cell}.${any(NAMES, random)}` as const
  const at = `${cell}.${any(['E', 'S'] as const, random)}` as const
  const turned = random.die(2) === 1
  const card = <K extends (typeof ACTION_KINDS)[number]>(kind: K) => any(cardsOfKind(kind), random)
  return any<() => Command>(
    [
      () => ({ type: 'path', card: any(PATH_IDS, random), cell, turned }),
      () => ({ type: 'info', card: card('info'), at: turned ? gnome : cell }),
      () => ({ type: 'rockfall', card: card('rockfall'), cell }),
      () => ({ type: 'swap', card: card('swap'), with: gnome }),
      () => ({ type: 'web', card: card('web'), at }),
      () => ({ type: 'boots', card: card('boots'), before: gnome }),
      () => ({ type: 'axe', card: card('axe'), before: gnome }),
      () => ({ type: 'creature', card: card(any(CREATURE_IDS, random)), hole: turned ? space : null }),
      () => ({ type: 'discard', cards: Array.from({ length: random.die(3) }, () => any(CARDS, random)) }),
      () => ({ type: 'step', to: turned ? space : cell }),
      () => ({ type: 'chop', at }),
      () => ({ type: 'lay', turned }),
      () => ({ type: any(['propose', 'stop', 'drive', 'endure', 'agree', 'refuse'] as const, random) }),
    ],
    random,
  )()
}

/** What a command means: the order of discarded cards is nothing. */
export const meaning = (command: Command): string =>
  command.type === 'discard' ? `discard ${[...command.cards].sort().join()}` : formatCommand(command)

/** Freezes a value through and through: whoever writes into it is found out. */
export function deepFreeze<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const field of Object.values(value)) deepFreeze(field)
  }
  return value
}
