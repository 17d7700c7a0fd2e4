import { FIRST_MINUTE, type Place, type RoomId } from './data/board.ts'
import type { ItemId } from './data/items.ts'
import type { Command } from './model/command.ts'
import type { RuleError } from './model/error.ts'
import type { GameEvent } from './model/event.ts'
import type { GameState } from './model/state.ts'
import { apply } from './rules/commands.ts'
import { placesBehindHatches } from './rules/legal.ts'
import { openRefusal } from './rules/movement.ts'
import { activeGnome, situationOf, turnOf } from './rules/query.ts'
import { refusal } from './rules/refuse.ts'

export interface PathStep {
  readonly from: Place
  readonly to: Place
  /** What this step costs. */
  readonly minutes: number
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
  | { readonly ok: false; readonly barred: RuleError }

/** A way that can be walked now. */
export type OpenPath = Extract<Path, { ok: true }>

/** M1-M6: the cheapest way to a place, as the moves that walk it; or what bars every way. */
export function pathTo(state: GameState, goal: Place): Path {
  return pathsFrom(state, goal).get(goal) ?? { ok: false, barred: whatBars(state, goal) }
}

/**
 * The cheapest way to every place the active gnome can reach now; with a goal, it stops there. Cheapest first, over
 * places and what the water has done meanwhile; the engine itself makes each step.
 */
export function pathsFrom(start: GameState, goal?: Place): ReadonlyMap<Place, OpenPath> {
  const begin = turnOf(start).ghost
  const minutes = ({ state }: Node): number => begin - turnOf(state).ghost
  const queue: Node[] = [{ state: start, commands: [], steps: [] }]
  const paths = new Map<Place, OpenPath>()
  const seen = new Set<string>()
  for (let node = queue.shift(); node; node = queue.shift()) {
    const here = activeGnome(node.state).room
    if (!paths.has(here)) {
      paths.set(here, { ok: true, minutes: minutes(node), steps: node.steps, commands: node.commands })
      if (here === goal) break
    }
    const key = `${here} ${Object.values(node.state.rooms).join()}`
    if (seen.has(key)) continue
    seen.add(key)
    for (const to of placesBehindHatches(here)) {
      const next = stepThrough(node, here, to)
      if (next) insert(queue, next, minutes)
    }
  }
  return paths
}

interface Node {
  readonly state: GameState
  readonly commands: readonly Command[]
  readonly steps: readonly PathStep[]
}

function insert(queue: Node[], node: Node, minutes: (node: Node) => number): void {
  const at = queue.findIndex((other) => minutes(other) > minutes(node))
  queue.splice(at < 0 ? queue.length : at, 0, node)
}

const ENTER: Command = { type: 'enter' }

function stepThrough(node: Node, from: Place, to: Place): Node | null {
  const opened = open(node.state, to)
  if (!opened) return null
  const entered = apply(opened.state, ENTER)
  if (!entered.ok) return null
  const condition = to === 'sea' ? 'dry' : entered.state.rooms[to]
  const step: PathStep = {
    from,
    to,
    minutes: turnOf(node.state).ghost - turnOf(entered.state).ghost,
    floods: opened.events.flatMap((event) => (event.type === 'water-changed' ? [event.room] : [])),
    douses: opened.events.find((event) => event.type === 'fire-out')?.room ?? null,
    throughFire: condition === 'burning',
    wades: condition === 'low',
  }
  return {
    state: entered.state,
    commands: [...node.commands, ...opened.commands, ENTER],
    steps: [...node.steps, step],
  }
}

interface Opened {
  readonly state: GameState
  readonly events: readonly GameEvent[]
  readonly commands: readonly Command[]
}

/** The state with the hatch open; one that stands open already costs nothing. */
function open(state: GameState, to: Place): Opened | null {
  if (turnOf(state).hatch === to) return { state, events: [], commands: [] }
  if (openRefusal(situationOf(state), to)) return null
  const command: Command = { type: 'open', to }
  const result = apply(state, command)
  return result.ok ? { ...result, commands: [command] } : null
}

/** The first thing whose absence would open a way: time, then fire, then air. */
function whatBars(state: GameState, goal: Place): RuleError {
  const turn = turnOf(state)
  const opensWith = (items: readonly ItemId[]): boolean =>
    pathsFrom({ ...state, turn: { ...turn, ghost: FIRST_MINUTE, played: [...turn.played, ...items] } }, goal).has(goal)
  if (opensWith([])) return refusal('turn/not-enough-minutes')
  if (opensWith(['extinguisher'])) return refusal('move/fire')
  if (opensWith(['extinguisher', 'aqualung'])) return refusal('move/no-aqualung')
  return goal !== 'sea' && state.rooms[goal] === 'high' ? refusal('move/high-water') : refusal('move/hatch-blocked')
}
