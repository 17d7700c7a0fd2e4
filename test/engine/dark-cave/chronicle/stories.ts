import type { Story } from '../../../../engine/dark-cave/chronicle/index.ts'
import {
  apply,
  type Command,
  darkCave,
  type GameEvent,
  type GameState,
  parseCommand,
  startGame,
} from '../../../../engine/dark-cave/index.ts'
import { autoplay } from '../../../../engine/shared/autoplay.ts'
import type { Table } from '../table.ts'

/** A story told by lines of notation. */
export function told({ state }: Table, ...lines: readonly string[]): Story {
  const states: GameState[] = [state]
  const commands: Command[] = []
  const events: (readonly GameEvent[])[] = []
  for (const line of lines) {
    const before = states.at(-1) as GameState
    const command = parseCommand(line, before)
    const result = apply(before, command)
    if (!result.ok) throw new Error(`${line}: ${result.error.code}`)
    commands.push(command)
    states.push(result.state)
    events.push(result.events)
  }
  return { commands, states, events, opening: [] }
}

/** A whole game of diggers. */
export function whole(seed: string, players: number): Story {
  const { state, events: opening } = startGame({ seed, players })
  const passages = [...autoplay(darkCave, state, () => 'digger')]
  return {
    commands: passages.map(({ decision }) => decision.command),
    states: [state, ...passages.map((passage) => passage.state)],
    events: passages.map(({ events }) => events),
    opening,
  }
}
