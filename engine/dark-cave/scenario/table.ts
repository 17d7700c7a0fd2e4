import type { RandomStream } from '../../shared/random.ts'
import { face, PATH_FACES } from '../data/faces.ts'
import { GOAL_IDS } from '../data/paths.ts'
import { hasEdge, opposite, SIDE_INDICES } from '../data/sides.ts'
import { type CellId, cellId, cellOf, START } from '../model/place.ts'
import type { Goal, Laid, Table } from '../model/state.ts'
import { caveOf } from '../rules/cave.ts'
import { cornersFor, shuffledGoals } from '../rules/setup.ts'
import { ScenarioError } from './error.ts'
import type { ScenarioInput } from './schema.ts'

/** The cards in the cave, and whether they can lie like this. */
export function readTable(input: ScenarioInput, players: number, random: RandomStream): Table {
  const goals = input.goals ? readGoals(input.goals) : shuffledGoals(cornersFor(players), random)
  const cards = Object.entries(input.cards ?? {}).map(([cell, laid]): Laid => {
    const { card, turned = false } = typeof laid === 'string' ? { card: laid } : laid
    return { cell: cell as CellId, card, turned }
  })
  for (const { cell } of cards) {
    if (cell === START || goals.some((goal) => goal.cell === cell)) {
      throw new ScenarioError('scenario/occupied', `cards.${cell}`, 'another card lies there', 'P1')
    }
  }
  const table = { cards, goals }
  checkEdges(table)
  return table
}

/** S2: four corners around the start, each goal once. */
function readGoals(input: NonNullable<ScenarioInput['goals']>): readonly Goal[] {
  const goals = Object.entries(input).map(([cell, laid]): Goal => {
    const { goal, up = false, turned = false } = typeof laid === 'string' ? { goal: laid } : laid
    if (turned && !up) {
      throw new ScenarioError('scenario/goals', `goals.${cell}.turned`, 'a face-down goal lies no way round yet', 'M9')
    }
    return { cell: cell as CellId, goal, up, turned }
  })
  for (const [at, { cell, goal }] of goals.entries()) {
    if (goals.findIndex((other) => other.goal === goal) !== at) {
      throw new ScenarioError('scenario/goals', `goals.${cell}`, `the ${goal} lies somewhere else already`, 'B15')
    }
  }
  if (goals.length !== GOAL_IDS.length) {
    throw new ScenarioError('scenario/goals', 'goals', 'all four corners, or none', 'S2')
  }
  return atCorners(goals)
}

/** In the order of a new game. */
function atCorners(goals: readonly Goal[]): readonly Goal[] {
  const far = Math.abs(cellOf((goals[0] as Goal).cell).x)
  const corners = [cellId(-far, -far), cellId(far, -far), cellId(-far, far), cellId(far, far)]
  for (const { cell } of goals) {
    if (far === 0 || !corners.includes(cell)) {
      throw new ScenarioError('scenario/goals', `goals.${cell}`, 'goals lie in the corners of a square', 'S2')
    }
  }
  return corners.map((corner) => goals.find(({ cell }) => cell === corner) as Goal)
}

/** P2: open meets wall at goals only (M11). */
function checkEdges(table: Table): void {
  const { faces } = caveOf(table)
  const goals = table.goals.map(({ cell }) => cell)
  for (const { cell, card, turned } of table.cards) {
    const { open } = face(PATH_FACES[card], turned)
    for (const side of SIDE_INDICES) {
      const beside = cellOf(cell).beside[side] as CellId
      const there = faces.get(beside)
      if (!there || goals.includes(beside)) continue
      if (hasEdge(there.open, opposite(side)) !== hasEdge(open, side)) {
        throw new ScenarioError('scenario/edges', `cards.${cell}`, `an open edge meets a wall towards ${beside}`, 'P2')
      }
    }
  }
}
