import { perform } from '../commands/apply.ts'
import type { Command } from '../model/command.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { activeGnome } from '../rules/query.ts'
import { run } from '../rules/run.ts'
import { turnByRuleOfThumb } from './sailor.ts'
import { SEASONED, type Weights } from './weights.ts'

/**
 * Plays a whole state on, first what is given and then as seasoned Sailors would, to its end or until all have come to a minute.
 * In one draft: nothing is copied, checked or shown. What Sailors say is allowed; tests show that, so that it need not
 * be asked here a thousand times.
 */
export function playout(
  start: GameState,
  loyal: boolean,
  first: readonly Command[] = [],
  until = 0,
  weights: Weights = SEASONED,
  hear: (events: readonly GameEvent[], commands: number) => void = () => undefined,
): GameState {
  const d = new Draft(start)
  for (const command of first) perform(d, command)
  run(d)
  while (!d.state.outcome && (d.state.pending || activeGnome(d.state).minute > until)) {
    d.events.length = 0
    const commands = turnByRuleOfThumb(d.state, loyal, weights)
    for (const command of commands) perform(d, command)
    run(d)
    hear(d.events, commands.length)
  }
  return d.state
}
