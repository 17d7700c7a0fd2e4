import { effect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { type CellId, cellOfSpace, type GoalId, isCellId, type PlayerView } from '../../../engine/dark-cave/index.ts'
import type { CaveBoard, HeldCard, Lit, ProposedWay } from '../board/board.ts'
import { keyOf, type Target } from '../board/kit/targets.ts'
import { type Draft, placeTarget, targetsFor, walkOf } from '../choices/draft.ts'
import { targetOf } from '../choices/offers.ts'
import { walksFrom } from '../choices/walks.ts'
import { table } from '../run/running.ts'
import { hasCompany, presenter } from '../show/presenter.ts'
import { held } from './held.ts'
import { answering, board, draft, lookingAt, pointed, wide } from './helm.ts'
import { seen } from './seen.ts'

/** Lights in the cave what may be clicked, and shows what the picked thing would do. */
export function useBoardLink(): void {
  useEffect(() => effect(showPosition), [])
  useEffect(() => effect(light), [])
  useEffect(() => effect(preview), [])
  useEffect(() => effect(recall), [])
  useEffect(() => effect(attend), [])
  useEffect(() => effect(stepBack), [])
}

/** An earlier moment is simply there; whatever else is on the board is the presenter's. */
let wasPast = false

function showPosition(): void {
  const past = lookingAt.value
  if (past) board.value?.show(past)
  else if (wasPast) presenter.restore()
  wasPast = past !== null
}

/** The view in which something may be picked now. */
const choosing = (): PlayerView | null =>
  table.activity.value.name === 'choosing' && !lookingAt.value ? table.view.value : null

function light(): void {
  const view = choosing()
  board.value?.light(view ? lit(view, draft.value) : [])
}

/** HS4: a goal that was peeked at is marked for whoever plays with bots alone; among people, who all see the cave, only the note remains. */
export function recall(): void {
  const view = table.activity.value.name === 'handOver' || hasCompany() ? null : (lookingAt.value ?? seen.value)
  const known = view?.table.goals.flatMap(({ cell, goal, up }) => (goal && !up ? [[cell, goal] as const] : []))
  board.value?.recall(new Map<CellId, GoalId>(known))
}

/** The camera goes to what is asked about and to where one may walk, and back to the whole cave afterwards. */
let attended: readonly Target[] = []
/** Whose movement is watched: all of it is seen from where it was planned. */
let walking = ''
/** Another board has been sent nowhere yet. */
let sent: CaveBoard | null = null

function attend(): void {
  if (board.value !== sent) [sent, walking, attended] = [board.value, '', []]
  if (!sent) return
  // Whoever walks is on the way until the last step has been shown.
  if (walking && table.activity.value.name === 'presenting') return
  const view = choosing()
  const walk = view ? walkIn(view) : ''
  if (walk && walk === walking) return
  walking = walk
  const where = view ? whereAsked(view) : []
  if (where.length > 0 || attended.length > 0) sent.frame(where)
  attended = where
}

/** The movement that is looked at from near; nothing while there is none, or where the whole mountain was asked for. */
function walkIn({ turn, pending }: PlayerView): string {
  const isWalk = turn?.phase === 'move' || turn?.phase === 'creature'
  return isWalk && !pending && !wide.value ? `${turn.active} ${turn.phase}` : ''
}

function whereAsked(view: PlayerView): readonly Target[] {
  const { pending, players } = view
  switch (pending?.kind) {
    case 'goal-way':
      return [{ kind: 'cell', cell: pending.cell }]
    case 'axe':
      return players.flatMap(({ gnome, at }) =>
        at && pending.victims.includes(gnome) ? [{ kind: 'cell', cell: cellOfSpace(at) }] : [],
      )
  }
  const from = walkIn(view) && moverAt(view)
  return from
    ? [from, ...walksFrom(view).keys()].map((at) => ({ kind: 'cell', cell: isCellId(at) ? at : cellOfSpace(at) }))
    : []
}

function stepBack(): void {
  const { value } = board
  if (value) value.wide = wide.value
}

/** A space is lit with the number of steps to it. */
function lit(view: PlayerView, picked: Draft | null): readonly Lit[] {
  const steps = new Map([...walksFrom(view)].map(([to, walk]) => [keyOf(placeTarget(to)), walk.steps.length]))
  return targetsFor(view, picked).map((target) => {
    const count = picked?.kind === 'card' ? undefined : steps.get(keyOf(target))
    return count === undefined ? target : { ...target, steps: count }
  })
}

function preview(): void {
  const view = choosing()
  const picked = draft.value
  board.value?.hold(view && (goalHeld(view) ?? held(view, picked, pointed.value)))
  board.value?.propose(view && way(view, picked))
  board.value?.pick(view && chosen(picked))
}

/** M9: the goal that was turned up, the way round that is being weighed. */
function goalHeld({ pending, table: { goals } }: PlayerView): HeldCard | null {
  const answer = answering.value
  if (pending?.kind !== 'goal-way' || answer?.type !== 'lay') return null
  const { cell } = pending
  const goal = goals.find((other) => other.cell === cell)?.goal
  return goal ? { card: `goal-${goal}`, cell, turned: answer.turned, fits: true } : null
}

function way(view: PlayerView, picked: Draft | null): ProposedWay | null {
  const walk = walkOf(view, picked)
  const from = walk && moverAt(view)
  if (!walk || !from) return null
  const { cards, gold, end } = walk
  return { from, steps: walk.steps.map(({ to }) => to), cards, gold, danger: end === 'attack' }
}

function moverAt({ turn, players, creatures }: PlayerView): ProposedWay['from'] | null {
  if (turn?.phase === 'creature') return (turn.creature && creatures[turn.creature]?.at) ?? null
  return players.find(({ gnome }) => gnome === turn?.active)?.at ?? null
}

function chosen(picked: Draft | null): Target | null {
  if (picked?.kind === 'walk') return placeTarget(picked.to)
  if (picked?.kind === 'chop') return targetOf(picked.play)
  return picked?.kind === 'card' && picked.play && picked.play.type !== 'path' ? targetOf(picked.play) : null
}
