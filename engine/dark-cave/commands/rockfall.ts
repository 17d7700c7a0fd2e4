import type { ActionId } from '../data/actions.ts'
import type { RuleError } from '../model/error.ts'
import { type CellId, cellOfSpace, isCellId } from '../model/place.ts'
import type { GameState, Laid } from '../model/state.ts'
import { caveOf } from '../rules/cave.ts'
import type { Draft } from '../rules/draft.ts'
import { refusal } from '../rules/refuse.ts'
import { removeWeb } from '../rules/webs.ts'
import { cardRefusal, endStepOne, heldCards, isCardOf, showAction } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { actionCard, cell } from './words.ts'

/** A3: remove a path card. */
export interface RockfallCommand {
  readonly type: 'rockfall'
  readonly card: ActionId<'rockfall'>
  readonly cell: CellId
}

export const rockfall: CommandSpec<RockfallCommand> = {
  verbs: ['rockfall'],
  length: [2, 2],
  parse: ([verb, where], state) => ({
    type: 'rockfall',
    card: actionCard('rockfall', verb, state),
    cell: cell(where),
  }),
  format: ({ card, cell }) => `${card} ${cell}`,
  isWellFormed: ({ card, cell }) => isCardOf('rockfall', card) && isCellId(cell),
  moments: ['play'],
  refuse: (situation, command) => cardRefusal(situation, command.card) ?? rockRefusal(situation.state, command.cell),
  perform: dropRock,
  list(situation, found) {
    const { state } = situation
    for (const card of heldCards(situation, 'rockfall')) {
      for (const { cell } of state.table.cards) {
        if (!hasFigures(state, cell)) found.push({ type: 'rockfall', card, cell })
      }
    }
  },
}

/** The start and goals are no path cards. */
function rockRefusal(state: GameState, cell: CellId): RuleError | null {
  if (!state.table.cards.some((laid) => laid.cell === cell)) return refusal('rockfall/no-path')
  return hasFigures(state, cell) ? refusal('rockfall/figures') : null
}

function hasFigures({ players, creatures }: GameState, cell: CellId): boolean {
  const { rat, lindworm, goblin } = creatures
  return (
    players.some(({ at }) => at !== null && cellOfSpace(at) === cell) ||
    [rat, lindworm, goblin].some((creature) => creature && cellOfSpace(creature.at) === cell)
  )
}

function dropRock(d: Draft, { card, cell }: RockfallCommand): void {
  showAction(d, card, 'discarded')
  const { cards, goals } = d.state.table
  const fallen = cards.find((laid) => laid.cell === cell) as Laid
  const nugget = d.state.nuggets.includes(cell)
  d.setTable(
    cards.filter((laid) => laid !== fallen),
    goals,
  )
  d.discard(fallen.card)
  if (nugget) {
    d.takeNugget(cell)
    d.state.pool++
  }
  d.emit({ type: 'rock-fell', cell, card: fallen.card, nugget })
  // A4
  const cave = caveOf(d.state.table)
  for (const web of d.state.webs) if (!cave.isOpening(web.at)) removeWeb(d, web, 'rockfall')
  endStepOne(d, 1)
}
