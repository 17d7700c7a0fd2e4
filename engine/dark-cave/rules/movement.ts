import { BOOTS_STEPS, GNOME_STEPS } from '../data/actions.ts'
import { type Face, face, GOAL_FACES, spaceAt } from '../data/faces.ts'
import { SAME_BOTH_WAYS } from '../data/paths.ts'
import { hasEdge, SIDE_INDICES, type SideIndex } from '../data/sides.ts'
import { type CellId, cellOf, cellOfSpace, type SpaceId, spaceId } from '../model/place.ts'
import type { GameState, Goal, Player } from '../model/state.ts'
import { type Cave, caveOf } from './cave.ts'
import { creaturesAt, planAttack } from './creatures.ts'
import type { Draft } from './draft.ts'
import { leave, showClan } from './exit.ts'
import { loseCard, loseGold } from './losses.ts'
import { playerOf, type Situation, situationOf, spaceOf, usableAxes, webAt } from './query.ts'

/** T6, M14: step 2, unless the gnome has left, lies or stood up this turn. */
export function beginMove(d: Draft): void {
  const player = playerOf(d.state, d.turn.active)
  if (player.at === null || player.lying || d.turn.stood) return d.plan('draw')
  d.enter('move')
  d.turn.stepsLeft = GNOME_STEPS + (player.boots ? BOOTS_STEPS : 0)
  d.turn.stepped = false
  d.plan('walk-on')
}

/** K4: step 2 ends by itself when nothing but stopping is possible in it. */
export function walkOn(d: Draft): void {
  const situation = situationOf(d.state)
  if (!canStep(situation) && !canChop(situation)) d.plan('end-move')
}

function canStep({ state, turn, player, cave }: Situation): boolean {
  if (!turn.stepsLeft) return false
  return cave.ways(spaceOf(player)).some(({ through }) => !through || !webAt(state, through))
}

/** A10 */
export function canChop({ state, player, cave }: Situation): boolean {
  if (usableAxes(player) === 0) return false
  return state.webs.some(({ at }) => cave.touches(spaceOf(player), at))
}

/** M1 */
export function stepGnome(d: Draft, to: SpaceId): void {
  const player = d.active
  const from = spaceOf(player)
  d.turn.stepsLeft = (d.turn.stepsLeft ?? 0) - 1
  d.turn.stepped = true
  player.at = to
  d.emit({ type: 'stepped', player: player.gnome, from, to })
  arrive(d, player.gnome, to, 'walk-on')
}

/** M7: the price, then leaving or attacks, and gold when the movement has ended. */
function arrive(d: Draft, gnome: Player['gnome'], at: SpaceId, then: 'walk-on' | 'end-move'): void {
  const special = caveOf(d.state.table).specialAt(at)
  if (special === 'bridge') loseCard(d, gnome, 'bridge')
  else if (special === 'tunnel') loseGold(d, gnome, 'tunnel')
  const attackers = creaturesAt(d.state, at)
  const ends = special === 'exit' || attackers.length > 0 || then === 'end-move'
  if (ends) d.turn.stepsLeft = 0
  if (special === 'exit') return leave(d, gnome)
  d.plan(ends ? 'end-move' : 'walk-on')
  // C9: the last one planned attacks first.
  for (const creature of attackers.toReversed()) planAttack(d, creature, [gnome])
}

/** M8: the step onto a face-down goal turns it up. */
export function enterGoal(d: Draft, cell: CellId): void {
  const { gnome, at } = d.active
  const entry = edgeTowards(cell, at as SpaceId)
  const { goal } = goalAt(d.state, cell)
  d.turn.stepsLeft = 0
  d.turn.stepped = true
  setGoal(d, cell, false)
  d.emit({ type: 'goal-turned', player: gnome, cell, goal })
  const ways = fittingWays(caveOf(d.state.table), cell, goal, entry)
  if (ways.length > 1) d.ask({ kind: 'goal-way', who: gnome, cell, entry })
  else layGoal(d, cell, entry, ways[0] as boolean)
}

const goalAt = (state: GameState, cell: CellId): Goal => {
  const goal = state.table.goals.find((candidate) => candidate.cell === cell)
  if (!goal) throw new Error(`no goal lies at ${cell}`)
  return goal
}

function setGoal(d: Draft, cell: CellId, turned: boolean): void {
  const { cards, goals } = d.state.table
  d.setTable(
    cards,
    goals.map((goal) => (goal.cell === cell ? { ...goal, up: true, turned } : goal)),
  )
}

/** The edge of a cell that borders the card a space lies on. */
function edgeTowards(cell: CellId, space: SpaceId): SideIndex {
  const side = cellOf(cell).beside.indexOf(cellOfSpace(space))
  if (side < 0) throw new Error(`${space} does not border ${cell}`)
  return side as SideIndex
}

/** M9: ways round that are open towards the gnome, and of these the ones with fewest mismatches. */
function fittingWays(cave: Cave, cell: CellId, goal: Goal['goal'], entry: SideIndex): readonly boolean[] {
  if (SAME_BOTH_WAYS.includes(goal)) return [false]
  const ways = [false, true].filter((turned) => hasEdge(face(GOAL_FACES[goal], turned).open, entry))
  const [upright = 0, turned = 0] = ways.map((way) => mismatches(cave, cell, face(GOAL_FACES[goal], way)))
  if (ways.length < 2 || upright === turned) return ways
  return [turned < upright]
}

/** Boundaries with a face-up neighbour where open meets wall. */
function mismatches(cave: Cave, cell: CellId, { open }: Face): number {
  const gap = cave.gapAt(cell)
  return SIDE_INDICES.filter((side) => hasEdge(gap.known, side) && hasEdge(gap.open, side) !== hasEdge(open, side))
    .length
}

/** M10: the goal lies, and the gnome stands on the space that touches the edge of entry. */
export function layGoal(d: Draft, cell: CellId, entry: SideIndex, turned: boolean): void {
  const { goal } = goalAt(d.state, cell)
  const laid = face(GOAL_FACES[goal], turned)
  const player = d.active
  const from = spaceOf(player)
  const to = spaceId(cellOf(cell), spaceAt(laid, entry))
  d.state.pending = null
  setGoal(d, cell, turned)
  d.emit({ type: 'goal-laid', cell, goal, turned })
  if (laid.special?.kind === 'gold vein') d.layNugget(cell)
  player.at = to
  d.emit({ type: 'stepped', player: player.gnome, from, to })
  arrive(d, player.gnome, to, 'end-move')
}

/** M13: gold from the vein on which the movement ends. */
export function endMove(d: Draft): void {
  const { gnome, at } = playerOf(d.state, d.turn.active)
  d.turn.stepsLeft = null
  d.emit({ type: 'movement-ended', player: gnome })
  d.plan('draw')
  if (at === null || !d.turn.stepped || caveOf(d.state.table).specialAt(at) !== 'gold vein') return
  const cell = cellOfSpace(at)
  if (!d.state.nuggets.includes(cell)) return
  d.takeNugget(cell)
  d.active.gold++
  d.emit({ type: 'gold-taken', player: gnome, cell })
  showClan(d, gnome)
}
