import { oneOf } from '../../shared/notation.ts'
import { type ActionId, CREATURE_IDS, type CreatureId } from '../data/actions.ts'
import type { RuleError } from '../model/error.ts'
import { isSpaceId, type SpaceId } from '../model/place.ts'
import { playCreature } from '../rules/creatures.ts'
import { creatureOf, type Situation } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import { cardRefusal, heldCards, isCardOf, showAction } from './playing.ts'
import type { CommandSpec } from './spec.ts'
import { actionCard, space } from './words.ts'

/** C1: rat, lindworm or goblin; `hole` is null where it is in play already. */
export interface CreatureCommand {
  readonly type: 'creature'
  readonly card: ActionId<CreatureId>
  readonly hole: SpaceId | null
}

export const creature: CommandSpec<CreatureCommand> = {
  verbs: CREATURE_IDS,
  length: [1, 2],
  parse([verb, hole], state) {
    const id = oneOf(CREATURE_IDS, verb?.split('-')[0])
    return { type: 'creature', card: actionCard(id, verb, state), hole: hole === undefined ? null : space(hole) }
  },
  format: ({ card, hole }) => (hole ? `${card} ${hole}` : card),
  isWellFormed: ({ card, hole }) => CREATURE_IDS.some((id) => isCardOf(id, card)) && (hole === null || isSpaceId(hole)),
  moments: ['play'],
  refuse: (situation, command) => cardRefusal(situation, command.card) ?? holeRefusal(situation, command),
  perform(d, { card, hole }) {
    showAction(d, card, 'stays')
    d.turn.draw = { who: d.turn.active, count: 1 }
    playCreature(d, card, hole)
  },
  list(situation, found) {
    for (const id of CREATURE_IDS) {
      for (const card of heldCards(situation, id)) {
        if (situation.state.creatures[id]) found.push({ type: 'creature', card, hole: null })
        else for (const hole of situation.cave.spacesWith('dark hole')) found.push({ type: 'creature', card, hole })
      }
    }
  },
}

function holeRefusal({ state, cave }: Situation, { card, hole }: CreatureCommand): RuleError | null {
  if (state.creatures[creatureOf(card)]) return hole ? refusal('creature/in-play') : null
  if (!hole) return refusal('creature/where')
  return cave.specialAt(hole) === 'dark hole' ? null : refusal('creature/no-hole')
}
