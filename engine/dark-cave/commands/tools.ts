import type { ActionId } from '../data/actions.ts'
import { type GnomeId, isGnome } from '../data/gnomes.ts'
import { playerOf } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { cardRefusal, endStepOne, heldCards, isCardOf, playerRefusal, showAction } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { actionCard, gnome } from './words.ts'

/** A8, A9: tools are laid before any player, also before one who has left (A12). */
interface ToolCommand<T extends 'boots' | 'axe'> {
  readonly type: T
  readonly card: ActionId<T>
  readonly before: GnomeId
}
export type BootsCommand = ToolCommand<'boots'>
export type AxeCommand = ToolCommand<'axe'>

/** What the two have in common. */
const tool = <T extends 'boots' | 'axe'>(type: T) =>
  ({
    verbs: [type],
    length: [2, 2],
    parse: ([verb, before], state) => ({ type, card: actionCard(type, verb, state), before: gnome(before) }),
    format: ({ card, before }) => `${card} ${before}`,
    isWellFormed: ({ card, before }) => isCardOf(type, card) && isGnome(before),
    moments: ['play'],
    refuse: (situation, { card, before }) => cardRefusal(situation, card) ?? playerRefusal(situation.state, before),
  }) as const satisfies Partial<CommandSpec<ToolCommand<T>>>

export const boots: CommandSpec<BootsCommand> = {
  ...tool('boots'),
  refuse(situation, command) {
    const refused = tool('boots').refuse(situation, command)
    if (refused) return refused
    return playerOf(situation.state, command.before).boots ? refusal('boots/second-pair') : null
  },
  perform(d, { card, before }) {
    showAction(d, card, 'stays')
    d.player(before).boots = card
    d.emit({ type: 'boots-laid', player: d.turn.active, before })
    endStepOne(d, 1)
  },
  list(situation, found) {
    for (const card of heldCards(situation, 'boots')) {
      for (const { gnome, boots } of situation.state.players) {
        if (!boots) found.push({ type: 'boots', card, before: gnome })
      }
    }
  },
}

export const axe: CommandSpec<AxeCommand> = {
  ...tool('axe'),
  perform(d, { card, before }) {
    showAction(d, card, 'stays')
    const player = d.player(before)
    player.axes = [...player.axes, card]
    player.freshAxes++
    d.emit({ type: 'axe-laid', player: d.turn.active, before })
    endStepOne(d, 1)
  },
  list(situation, found) {
    for (const card of heldCards(situation, 'axe')) {
      for (const { gnome } of situation.state.players) found.push({ type: 'axe', card, before: gnome })
    }
  },
}
