import { type Command, specOf } from '../commands/index.ts'
import type { GameState } from '../model/state.ts'
import { Draft } from '../rules/draft.ts'
import { seatToSpeak } from '../rules/query.ts'
import { run } from '../rules/run.ts'
import { viewFor } from '../view/view.ts'
import { type Belief, beliefOf } from './belief.ts'
import { byRuleOfThumb } from './rule-of-thumb.ts'

/** A world that was imagined, and what everybody in it believes. */
export interface World {
  readonly state: GameState
  readonly beliefs: Map<string, Belief>
  /** For the glance at its end. */
  readonly luck: readonly number[]
}

/**
 * Plays a world on, first what is given and then by rule of thumb, for so many turns. In one draft: nothing is copied
 * or checked. What thumbs say is allowed; tests show that, so that it need not be asked here a thousand times.
 */
export function playout(world: World, first: readonly Command[], turns: number): GameState {
  const d = new Draft(world.state)
  let active = d.state.turn?.active
  let begun = 0
  say(d, first)
  while (!d.state.outcome) {
    if (d.state.turn?.active !== active) {
      active = d.state.turn?.active
      if (++begun > turns) break
    }
    d.events.length = 0
    const seat = seatToSpeak(d.state) as number
    say(d, byRuleOfThumb(d.state, seat, beliefIn(world, d.state, seat), true))
  }
  return d.state
}

/** Commands one after the other, each with what follows by itself. */
function say(d: Draft, commands: readonly Command[]): void {
  for (const command of commands) {
    specOf(command.type).perform(d, command)
    run(d)
  }
}

/** Worked out again only where more has been shown. */
function beliefIn({ beliefs }: World, state: GameState, seat: number): Belief {
  const shown = state.players.map(({ revealed }) => (revealed ? 1 : 0)).join('')
  const goals = state.table.goals.map(({ up }) => (up ? 1 : 0)).join('')
  const key = `${seat} ${shown} ${goals} ${state.players[seat]?.knows.join()}`
  let belief = beliefs.get(key)
  if (!belief) {
    belief = beliefOf(viewFor(state, seat))
    beliefs.set(key, belief)
  }
  return belief
}
