import type { RuleError } from '../model/error.ts'
import { type CellId, isCellId, isSpaceId, type SpaceId } from '../model/place.ts'
import type { Way } from '../rules/cave.ts'
import { isForCreatures, movingCreature, stepCreature } from '../rules/creatures.ts'
import { enterGoal, stepGnome } from '../rules/movement.ts'
import { creatureInPlay, type Situation, spaceOf, webAt } from '../rules/query.ts'
import { refusal } from '../rules/refuse.ts'
import type { CommandSpec } from './spec.ts'
import { cell, space } from './words.ts'

/** C3, M1: one step of the creature, then of the gnome: to a space, or with a cell alone onto a face-down goal (M8). */
export interface StepCommand {
  readonly type: 'step'
  readonly to: SpaceId | CellId
}

export const step: CommandSpec<StepCommand> = {
  verbs: ['step'],
  length: [2, 2],
  parse: ([, to]) => ({ type: 'step', to: to?.includes('.') ? space(to) : cell(to) }),
  format: ({ to }) => `step ${to}`,
  isWellFormed: ({ to }) => isSpaceId(to) || isCellId(to),
  moments: ['creature', 'move'],
  refuse: (situation, { to }) =>
    situation.turn.phase === 'creature' ? creatureRefusal(situation, to) : gnomeRefusal(situation, to),
  perform(d, { to }) {
    if (isCellId(to)) enterGoal(d, to)
    else if (d.turn.phase === 'creature') stepCreature(d, to)
    else stepGnome(d, to)
  },
  list(situation, found) {
    const { state, turn, cave } = situation
    if (!turn.stepsLeft) return
    for (const way of cave.ways(mover(situation))) {
      if (way.through && webAt(state, way.through)) continue
      if (turn.phase === 'creature' && !isForCreatures(cave, way)) continue
      found.push({ type: 'step', to: target(way) })
    }
  },
}

const target = (way: Way): SpaceId | CellId => ('to' in way ? way.to : way.onto)

/** Where who moves stands. */
const mover = ({ state, turn, player }: Situation): SpaceId =>
  turn.phase === 'creature' ? creatureInPlay(state, movingCreature(state)).at : spaceOf(player)

/** C4 */
function creatureRefusal(situation: Situation, to: SpaceId | CellId): RuleError | null {
  if (isCellId(to)) return refusal('move/creature-goal')
  const refused = wayRefusal(situation, to)
  return refused ?? (situation.cave.specialAt(to) === 'exit' ? refusal('move/creature-exit') : null)
}

function gnomeRefusal(situation: Situation, to: SpaceId | CellId): RuleError | null {
  return situation.turn.stepsLeft ? wayRefusal(situation, to) : refusal('move/no-steps')
}

/** B16, A7, M8 */
function wayRefusal(situation: Situation, to: SpaceId | CellId): RuleError | null {
  const way = situation.cave.ways(mover(situation)).find((candidate) => target(candidate) === to)
  if (!way) return refusal(isCellId(to) ? 'move/no-goal' : 'move/no-neighbour')
  return way.through && webAt(situation.state, way.through) ? refusal('move/web') : null
}
