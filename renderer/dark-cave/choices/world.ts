import {
  type Command,
  check,
  type GameState,
  imagine,
  legalCommands,
  type PlayerView,
  type RuleError,
} from '../../../engine/dark-cave/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'

const WORLDS = new WeakMap<PlayerView, GameState>()

/**
 * A whole game that looks like this view. What may be said and why not is the same in all of them (a property test shows
 * it), so that any will do to ask the rules; what a command brings is asked of `certainEvents`.
 */
export function anyWorld(view: PlayerView): GameState {
  let world = WORLDS.get(view)
  if (!world) {
    world = imagine(view, new RandomStream(seedState('any world will do')))
    WORLDS.set(view, world)
  }
  return world
}

const SAYABLE = new WeakMap<PlayerView, readonly Command[]>()

/** All that may be said now. */
export function sayable(view: PlayerView): readonly Command[] {
  let commands = SAYABLE.get(view)
  if (!commands) {
    commands = legalCommands(anyWorld(view))
    SAYABLE.set(view, commands)
  }
  return commands
}

/** Why something cannot be said; null if it can. */
export const refusalOf = (view: PlayerView, command: Command): RuleError | null => check(anyWorld(view), command)
