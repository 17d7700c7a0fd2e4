import { type ActionId, WEB_SHOWS } from '../data/actions.ts'
import type { RuleError } from '../model/error.ts'
import { type BoundaryId, isBoundaryId } from '../model/place.ts'
import type { Draft } from '../rules/draft.ts'
import { type Situation, webAt } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { cardRefusal, endStepOne, heldCards, isCardOf, showAction } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { actionCard, boundary } from './words.ts'

/** A6: a web on a boundary. */
export interface WebCommand {
  readonly type: 'web'
  readonly card: ActionId<'web'>
  readonly at: BoundaryId
}

export const web: CommandSpec<WebCommand> = {
  verbs: ['web'],
  length: [2, 2],
  parse: ([verb, where], state) => ({ type: 'web', card: actionCard('web', verb, state), at: boundary(where) }),
  format: ({ card, at }) => `${card} ${at}`,
  isWellFormed: ({ card, at }) => isCardOf('web', card) && isBoundaryId(at),
  moments: ['play'],
  refuse: (situation, command) => cardRefusal(situation, command.card) ?? boundaryRefusal(situation, command.at),
  perform: layWeb,
  list(situation, found) {
    for (const card of heldCards(situation, 'web')) {
      for (const at of situation.cave.openings) {
        if (!webAt(situation.state, at)) found.push({ type: 'web', card, at })
      }
    }
  },
}

function boundaryRefusal({ state, cave }: Situation, at: BoundaryId): RuleError | null {
  if (!cave.isOpening(at)) return refusal('web/no-path')
  return webAt(state, at) ? refusal('web/taken') : null
}

function layWeb(d: Draft, { card, at }: WebCommand): void {
  showAction(d, card, 'stays')
  const owner = d.turn.active
  d.state.webs = [...d.state.webs, { at, shows: WEB_SHOWS, card, owner }]
  d.emit({ type: 'web-laid', player: owner, at, card })
  endStepOne(d, 1)
}
