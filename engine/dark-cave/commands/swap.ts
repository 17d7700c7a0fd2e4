import type { ActionId } from '../data/actions.ts'
import { type GnomeId, isGnome } from '../data/gnomes.ts'
import type { Draft } from '../rules/draft.ts'
import { refusal } from '../rules/refuse.ts'
import { cardRefusal, endStepOne, heldCards, isCardOf, playerRefusal, showAction } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { actionCard, gnome } from './words.ts'

/** A5: exchange the rest of the hand with another player. */
export interface SwapCommand {
  readonly type: 'swap'
  readonly card: ActionId<'swap'>
  readonly with: GnomeId
}

export const swap: CommandSpec<SwapCommand> = {
  verbs: ['swap'],
  length: [2, 2],
  parse: ([verb, other], state) => ({ type: 'swap', card: actionCard('swap', verb, state), with: gnome(other) }),
  format: (command) => `${command.card} ${command.with}`,
  isWellFormed: (fields) => isCardOf('swap', fields.card) && isGnome(fields.with),
  moments: ['play'],
  refuse(situation, command) {
    const refused = cardRefusal(situation, command.card) ?? playerRefusal(situation.state, command.with)
    return refused ?? (command.with === situation.player.gnome ? refusal('swap/oneself') : null)
  },
  perform: swapHands,
  list(situation, found) {
    for (const card of heldCards(situation, 'swap')) {
      for (const { gnome } of situation.state.players) {
        if (gnome !== situation.player.gnome) found.push({ type: 'swap', card, with: gnome })
      }
    }
  },
}

function swapHands(d: Draft, command: SwapCommand): void {
  showAction(d, command.card, 'discarded')
  const player = d.active
  const other = d.player(command.with)
  const given = player.hand
  const got = other.hand
  player.hand = got
  other.hand = given
  d.state.swaps = [...d.state.swaps, { by: player.gnome, with: other.gnome, given, got }]
  d.emit({
    type: 'hands-swapped',
    player: player.gnome,
    with: other.gnome,
    given: given.length,
    got: got.length,
  })
  endStepOne(d, 1, other.gnome)
}
