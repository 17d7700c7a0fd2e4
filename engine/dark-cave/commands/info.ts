import { oneOf } from '../../shared/notation.ts'
import type { ActionId } from '../data/actions.ts'
import { isGnome } from '../data/gnomes.ts'
import type { RuleError } from '../model/error.ts'
import { isCellId } from '../model/place.ts'
import type { PeekTarget } from '../model/state.ts'
import type { Draft } from '../rules/draft.ts'
import { playerOf, type Situation } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { cardRefusal, endStepOne, heldCards, isCardOf, playerRefusal, showAction } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { actionCard, cell, gnome } from './words.ts'

/** A2: Secret Information, at a face-down goal or at another player's clan card. */
export interface InfoCommand {
  readonly type: 'info'
  readonly card: ActionId<'info'>
  readonly at: PeekTarget
}

export const info: CommandSpec<InfoCommand> = {
  verbs: ['info'],
  length: [3, 3],
  parse([verb, what, which], state) {
    const at = oneOf(['goal', 'clan'], what) === 'goal' ? cell(which) : gnome(which)
    return { type: 'info', card: actionCard('info', verb, state), at }
  },
  format: ({ card, at }) => `${card} ${isGnome(at) ? 'clan' : 'goal'} ${at}`,
  isWellFormed: ({ card, at }) => isCardOf('info', card) && (isGnome(at) || isCellId(at)),
  moments: ['play'],
  refuse: (situation, command) => cardRefusal(situation, command.card) ?? peekRefusal(situation, command.at),
  perform: peek,
  list(situation, found) {
    const { state, player } = situation
    for (const card of heldCards(situation, 'info')) {
      for (const { cell, up } of state.table.goals) if (!up) found.push({ type: 'info', card, at: cell })
      for (const { gnome, revealed } of state.players) {
        if (!revealed && gnome !== player.gnome) found.push({ type: 'info', card, at: gnome })
      }
    }
  },
}

function peekRefusal({ state, player, cave }: Situation, at: PeekTarget): RuleError | null {
  if (!isGnome(at)) return cave.isGoalDown(at) ? null : refusal('info/no-goal')
  if (at === player.gnome) return refusal('info/own-clan')
  const unknown = playerRefusal(state, at)
  if (unknown) return unknown
  return playerOf(state, at).revealed ? refusal('info/face-up') : null
}

/** The face itself is found in the view of who peeked (H1). */
function peek(d: Draft, { card, at }: InfoCommand): void {
  showAction(d, card, 'discarded')
  const player = d.active
  if (!player.knows.includes(at)) player.knows = [...player.knows, at]
  d.emit({ type: 'peeked', player: player.gnome, at })
  endStepOne(d, 1)
}
