import type { Draft } from '../rules/draft.ts'
import { finishGame } from '../rules/ending.ts'
import { turnOf } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { leftNeighbour } from '../rules/turns.ts'
import { type CommandSpec, plainWord } from './spec.ts'

/** T8: propose to end the game; the others answer (G3). */
export interface ProposeCommand {
  readonly type: 'propose'
}
export interface AgreeCommand {
  readonly type: 'agree'
}
export interface RefuseCommand {
  readonly type: 'refuse'
}

export const propose: CommandSpec<ProposeCommand> = {
  ...plainWord('propose'),
  moments: ['play'],
  refuse: ({ turn }) => (turn.proposed ? refusal('propose/again') : null),
  perform(d) {
    d.turn.proposed = true
    d.emit({ type: 'proposed', player: d.turn.active })
    d.ask({ kind: 'agreement', who: leftNeighbour(d.state, d.turn.active) })
  },
  list({ turn }, found) {
    if (!turn.proposed) found.push({ type: 'propose' })
  },
}

export const agree: CommandSpec<AgreeCommand> = {
  ...plainWord('agree'),
  moments: ['agreement'],
  perform(d) {
    const who = answerer(d)
    d.emit({ type: 'agreed', player: who })
    // Clockwise: when the proposer would be next, all others have agreed.
    const next = leftNeighbour(d.state, who)
    if (next === turnOf(d.state).active) finishGame(d, 'agreed')
    else d.ask({ kind: 'agreement', who: next })
  },
}

export const refuse: CommandSpec<RefuseCommand> = {
  ...plainWord('refuse'),
  moments: ['agreement'],
  perform(d) {
    d.emit({ type: 'disagreed', player: answerer(d) })
  },
}

/** Who was asked; the question is gone with it. */
function answerer(d: Draft) {
  const { pending } = d.state
  if (pending?.kind !== 'agreement') throw new Error('nobody was asked to agree')
  d.state.pending = null
  return pending.who
}
