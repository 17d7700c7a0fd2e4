import { FIRST_MINUTE, type Place, ROOM_IDS, type RoomId } from '../data/board.ts'
import type { FixJob } from '../data/fixits.ts'
import type { ItemId } from '../data/items.ts'
import type { Command } from '../model/command.ts'
import type { RuleError } from '../model/error.ts'
import type { GameState } from '../model/state.ts'
import { surcharge } from './actions.ts'
import { jobRefusal } from './fixits.ts'
import { entryMinutes, flowBetween, hatchRefusal, OPEN_MINUTES, placeRefusal, placesBehindHatches } from './movement.ts'
import { conditionAround, type Position, type Situation, situationOf, turnOf } from './query.ts'
import { REFUSED } from './refuse.ts'

export interface PathStep {
  readonly from: Place
  readonly to: Place
  /** What this step costs. */
  readonly minutes: number
  /** False where the hatch is only opened to let water run. */
  readonly enters: boolean
  /** M3: rooms whose water changes when the hatch opens. */
  readonly floods: readonly RoomId[]
  /** M4: the fire this water puts out. */
  readonly douses: RoomId | null
  readonly throughFire: boolean
  readonly wades: boolean
}

export type Path =
  | {
      readonly ok: true
      readonly minutes: number
      readonly steps: readonly PathStep[]
      readonly commands: readonly Command[]
    }
  | { readonly ok: false; readonly barred: Barrier }

/** What bars every way, and the step that it stops; null where it stops none of its own, like the time. */
export interface Barrier extends RuleError {
  readonly goal: Place
  readonly at: PathStep | null
}

/** A way that can be walked now. */
export type OpenPath = Extract<Path, { ok: true }>

/** M1-M6: the cheapest way to a place, as the moves that walk it; or what bars every way. */
export function pathTo(state: Position, goal: Place): Path {
  return pathsFrom(state, goal).get(goal) ?? { ok: false, barred: whatBars(state, goal) }
}

/** The cheapest way to every place the active gnome can reach; with a goal, it stops there. Outside Movement there is none. */
export function pathsFrom(state: Position, goal?: Place): ReadonlyMap<Place, OpenPath> {
  const situation = situationOf(state)
  const paths = new Map<Place, OpenPath>()
  for (const node of walksIn(situation)) {
    if (paths.has(node.place)) continue
    paths.set(node.place, pathAlong(node, situation.turn.hatch))
    if (node.place === goal) break
  }
  return paths
}

/** A walk to some work. */
export interface WayToWork {
  readonly minutes: number
  /** The walk, and what low water there adds to the work (A2). */
  readonly minutesBefore: number
}

/** A2-A5: the soonest that the active gnome can be at work on this, in the water as it is by then; null if it cannot. */
export function wayToWork(state: Position, job: FixJob): WayToWork | null {
  const situation = situationOf(state)
  let soonest: WayToWork | null = null
  for (const node of walksIn(situation)) {
    if (soonest && node.minutes >= soonest.minutesBefore) break
    const there = arrivedAt(situation, node)
    if (jobRefusal(there, job)) continue
    const minutesBefore = node.minutes + surcharge(there, job)
    if (!soonest || minutesBefore < soonest.minutesBefore) soonest = { minutes: node.minutes, minutesBefore }
  }
  return soonest
}

function arrivedAt({ state, turn, gnome }: Situation, { place, rooms, minutes }: Node): Situation {
  const moved = { ...gnome, room: place }
  const then = { ...turn, ghost: turn.ghost - minutes }
  return { state: { ...state, rooms }, turn: then, gnome: moved, around: conditionAround({ rooms }, moved) }
}

/** Where the active gnome can walk now, cheapest first, over places and what the water has done meanwhile. */
function* walksIn(situation: Situation): Generator<Node, void, void> {
  const { state, turn, gnome } = situation
  const queue: Node[] = [
    { place: gnome.room, minutes: 0, rooms: state.rooms, hatch: turn.hatch, before: null, step: null },
  ]
  const seen = new Map<GameState['rooms'], Set<Place>>()
  for (let node = queue.shift(); node; node = queue.shift()) {
    if (isSeen(seen, node)) continue
    yield node
    for (const next of stepsFrom(situation, node)) if (next.minutes <= turn.ghost) insert(queue, next)
  }
}

/** A place on the way: how long it took, and what the rooms are like by then. */
interface Node {
  readonly place: Place
  readonly minutes: number
  readonly rooms: GameState['rooms']
  /** M1: the hatch that stands open, already paid for. */
  readonly hatch: Place | null
  readonly before: Node | null
  readonly step: PathStep | null
}

/** Water that ran makes new rooms, so the rooms themselves tell the positions apart. */
function isSeen(seen: Map<GameState['rooms'], Set<Place>>, { rooms, place }: Node): boolean {
  const places = seen.get(rooms) ?? new Set()
  if (places.has(place)) return true
  seen.set(rooms, places.add(place))
  return false
}

function insert(queue: Node[], node: Node): void {
  const at = queue.findIndex((other) => other.minutes > node.minutes)
  queue.splice(at < 0 ? queue.length : at, 0, node)
}

function stepsFrom(situation: Situation, node: Node): readonly Node[] {
  const { state, turn } = situation
  const next: Node[] = []
  if (state.pending || turn.phase !== 'movement') return next
  for (const to of placesBehindHatches(node.place)) {
    if (node.hatch !== to && hatchRefusal(state, node.place, to)) continue
    const opened = behindHatch(node, to)
    // Letting water run without entering can be worth a minute: a dry room takes high water, a wet one does not.
    if (opened.step.floods.length > 0) next.push(opened)
    if (!placeRefusal(opened.rooms, turn, to)) next.push(entered(opened, to))
  }
  return next
}

/** The hatch is open and the water has run; the gnome has not moved yet. */
function behindHatch(before: Node, to: Place): Node & { readonly step: PathStep } {
  const from = before.place
  const open = before.hatch === to
  const flow = open ? null : flowBetween(before.rooms, from, to)
  const rooms = levelled(before.rooms, flow)
  const minutes = open ? 0 : OPEN_MINUTES
  const beyond = conditionAround({ rooms }, { room: to })
  const step: PathStep = {
    from,
    to,
    minutes,
    enters: false,
    floods: flow ? [flow.from, flow.to] : [],
    douses: flow && before.rooms[flow.to] === 'burning' ? flow.to : null,
    throughFire: beyond === 'burning',
    wades: beyond === 'low',
  }
  return { place: from, minutes: before.minutes + minutes, rooms, hatch: null, before, step }
}

/** M3: both rooms of a flow are low afterwards. */
const levelled = (rooms: GameState['rooms'], flow: ReturnType<typeof flowBetween>): GameState['rooms'] =>
  flow ? { ...rooms, [flow.from]: 'low', [flow.to]: 'low' } : rooms

function entered(opened: Node & { readonly step: PathStep }, to: Place): Node {
  const minutes = entryMinutes(opened.rooms, opened.place, to)
  const step = { ...opened.step, minutes: opened.step.minutes + minutes, enters: true }
  return { ...opened, place: to, minutes: opened.minutes + minutes, step }
}

function pathAlong(end: Node, openHatch: Place | null): OpenPath {
  const steps: PathStep[] = []
  for (let node: Node | null = end; node?.step; node = node.before) steps.unshift(node.step)
  const commands = steps.flatMap(({ to, enters }, at): Command[] => [
    ...(at === 0 && to === openHatch ? [] : [{ type: 'open', to } as const]),
    ...(enters ? [{ type: 'enter' } as const] : []),
  ])
  return { ok: true, minutes: end.minutes, steps, commands }
}

/** The first thing whose absence would open a way: time, then fire, air, blocked hatches, and last the water. */
function whatBars(state: Position, goal: Place): Barrier {
  const turn = turnOf(state)
  if (state.pending) return { ...REFUSED['turn/answer-first'], goal, at: null }
  if (turn.phase !== 'movement') return { ...REFUSED['turn/escape-first'], goal, at: null }
  const reached = waysWith(state, [])
  if (reached.has(goal)) return { ...REFUSED['turn/not-enough-minutes'], goal, at: null }
  for (const { error, items, without, stops } of BARRIERS) {
    const way = waysWith({ ...state, ...without?.(state) }, items).get(goal)
    if (!way) continue
    const isStopped = stops(state)
    return { ...error, goal, at: way.steps.find(isStopped) ?? null }
  }
  return { ...REFUSED['move/high-water'], goal, at: null }
}

/** What bars ways, each with what opens them besides what opened them before, and the steps that it stops. */
const BARRIERS: readonly {
  readonly error: RuleError
  readonly items: readonly ItemId[]
  readonly without?: (state: Position) => Partial<Pick<Position, 'blocked' | 'rooms'>>
  /** Asked of each step in turn. */
  readonly stops: (state: Position) => (step: PathStep) => boolean
}[] = [
  { error: REFUSED['move/fire'], items: ['extinguisher'], stops: () => (step) => step.enters && step.throughFire },
  {
    error: REFUSED['move/no-aqualung'],
    items: ['extinguisher', 'aqualung'],
    stops:
      () =>
      ({ to }) =>
        to === 'sea',
  },
  {
    error: REFUSED['move/hatch-blocked'],
    items: ['extinguisher', 'aqualung'],
    without: () => ({ blocked: [] }),
    // Also where it is only opened to let water run.
    stops:
      (state) =>
      ({ from, to }) =>
        hatchRefusal(state, from, to) !== null,
  },
  {
    error: REFUSED['move/high-water'],
    items: ['extinguisher', 'aqualung'],
    without: ({ rooms }) => ({ blocked: [], rooms: runOff(rooms) }),
    // High water that levels out stops nobody; what has run on the way is low by then, and lets no other run (M3).
    stops: ({ rooms }) => {
      let now = rooms
      return ({ from, to, enters }) => {
        now = levelled(now, flowBetween(now, from, to))
        return enters && to !== 'sea' && now[to] === 'high'
      }
    },
  },
]

/** Every way there would be with these items played and all the time in the world. */
function waysWith(state: Position, items: readonly ItemId[]): ReadonlyMap<Place, OpenPath> {
  const turn = turnOf(state)
  return pathsFrom({ ...state, turn: { ...turn, ghost: FIRST_MINUTE, played: [...turn.played, ...items] } })
}

/** High water that has gone down by itself. */
function runOff(rooms: GameState['rooms']): GameState['rooms'] {
  const shallow = { ...rooms }
  for (const room of ROOM_IDS) if (rooms[room] === 'high') shallow[room] = 'low'
  return shallow
}
