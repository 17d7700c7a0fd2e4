import type { Command } from '../commands/index.ts'
import type { GnomeId } from '../data/gnomes.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { speaker } from '../rules/query.ts'

/** The part of a game's record that is told: the commands that stand, what each brought, and the positions around them. */
export interface Story {
  readonly commands: readonly Command[]
  /** The position before each command, and the last one. */
  readonly states: readonly GameState[]
  /** Side by side with the commands. */
  readonly events: readonly (readonly GameEvent[])[]
  /** What happened before the first command. */
  readonly opening: readonly GameEvent[]
}

/** What one command did. */
export interface Passage {
  /** Its place among the commands. */
  readonly number: number
  /** Turns that had begun by then, skipped ones too. */
  readonly turn: number
  readonly command: Command
  readonly speaker: GnomeId
  readonly before: GameState
  readonly after: GameState
  readonly events: readonly GameEvent[]
}

export function passagesOf({ commands, states, events, opening }: Story): readonly Passage[] {
  let turn = turnsIn(opening)
  return commands.map((command, number) => {
    const before = states[number] as GameState
    const passage: Passage = {
      number,
      turn,
      command,
      speaker: speaker(before) as GnomeId,
      before,
      after: states[number + 1] as GameState,
      events: events[number] ?? [],
    }
    turn += turnsIn(passage.events)
    return passage
  })
}

const turnsIn = (events: readonly GameEvent[]): number => events.filter(({ type }) => type === 'turn-began').length

/** An event, with the command that brought it; the opening has number -1. */
export interface Told {
  readonly number: number
  readonly event: GameEvent
}

export const toldEvents = ({ events, opening }: Story): readonly Told[] => [
  ...opening.map((event) => ({ number: -1, event })),
  ...events.flatMap((list, number) => list.map((event) => ({ number, event }))),
]
