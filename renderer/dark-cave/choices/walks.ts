import {
  apply,
  type CellId,
  type Command,
  type GameEvent,
  type GameState,
  isCellId,
  legalCommands,
  type PlayerView,
  type SpaceId,
  speaker,
} from '../../../engine/dark-cave/index.ts'
import { anyWorld } from './world.ts'

/** What ends a movement before its steps do. */
export type WalkEnd = 'goal' | 'exit' | 'attack'

/** A way to somewhere, for the gnome or the creature that is being moved. */
export interface Walk {
  readonly to: SpaceId | CellId
  readonly steps: readonly Extract<Command, { type: 'step' }>[]
  /** Cards that bridges take, nuggets that tunnels take. */
  readonly cards: number
  readonly gold: number
  readonly end: WalkEnd | null
  /** K4: nothing more is possible after it, so the movement ends there. */
  readonly isLast: boolean
  /** What ends it, where that is an attack. */
  readonly attack: Attack | null
}

type Attack = Extract<GameEvent, { type: 'attacked' }>

interface Stand {
  readonly world: GameState
  readonly walk: Walk
}

const WALKS = new WeakMap<PlayerView, ReadonlyMap<SpaceId | CellId, Walk>>()

/** Everywhere that can be reached in this movement: of several ways the cheapest, and of these the shortest. */
export function walksFrom(view: PlayerView): ReadonlyMap<SpaceId | CellId, Walk> {
  let walks = WALKS.get(view)
  if (!walks) {
    walks = findWalks(anyWorld(view))
    WALKS.set(view, walks)
  }
  return walks
}

function findWalks(world: GameState): ReadonlyMap<SpaceId | CellId, Walk> {
  const here = moverAt(world)
  const found = new Map<SpaceId | CellId, Walk>()
  let stands: readonly Stand[] = here
    ? [{ world, walk: { to: here, steps: [], cards: 0, gold: 0, end: null, isLast: false, attack: null } }]
    : []
  while (stands.length > 0) {
    const next = new Map<SpaceId | CellId, Stand>()
    for (const stand of stands.flatMap(stepsOn)) {
      const { to } = stand.walk
      if (to === here) continue
      if (price(stand.walk) < priceOf(next.get(to)?.walk)) next.set(to, stand)
      if (price(stand.walk) < priceOf(found.get(to))) found.set(to, stand.walk)
    }
    stands = [...next.values()].filter(({ world: after, walk }) => goesOn(world, after, walk))
  }
  return found
}

/** Where the gnome or the creature stands that is being moved, as everybody sees it; null if none is. */
export const moverIn = (view: PlayerView): SpaceId | null => moverAt(anyWorld(view))

const price = ({ cards, gold }: Walk): number => cards + gold
const priceOf = (walk: Walk | undefined): number => (walk ? price(walk) : Number.POSITIVE_INFINITY)

/** Where the gnome or the creature stands that is being moved; null if none is. */
function moverAt({ turn, players, creatures }: GameState): SpaceId | null {
  if (turn?.phase === 'creature') return (turn.creature && creatures[turn.creature]?.at) ?? null
  return turn?.phase === 'move' ? (players.find(({ gnome }) => gnome === turn.active)?.at ?? null) : null
}

/** Does the same one still move, with nothing asked in between? */
const goesOn = (before: GameState, after: GameState, { end }: Walk): boolean =>
  end === null && speaker(after) === speaker(before) && after.turn?.phase === before.turn?.phase && !after.pending

function stepsOn({ world, walk }: Stand): readonly Stand[] {
  return legalCommands(world).flatMap((command) => {
    if (command.type !== 'step') return []
    const steps = [...walk.steps, command]
    // What lies there is known to nobody, or to one only: the way ends at its door.
    if (isCellId(command.to))
      return [{ world, walk: { ...walk, to: command.to, steps, end: 'goal' as const, isLast: true } }]
    const result = apply(world, command)
    return result.ok ? [{ world: result.state, walk: walked(walk, command, result.events) }] : []
  })
}

function walked(walk: Walk, command: Walk['steps'][number], events: readonly GameEvent[]): Walk {
  const first = events.findIndex(({ type }) => type === 'stepped' || type === 'creature-stepped')
  // The price of this space; what an attack takes is another matter.
  const upTo = events.findIndex(({ type }) => type === 'attacked' || type === 'turn-ended')
  const paid = events.slice(first + 1, upTo < 0 ? undefined : upTo)
  const attack = events.find((event): event is Attack => event.type === 'attacked') ?? null
  return {
    to: command.to,
    steps: [...walk.steps, command],
    cards: walk.cards + paid.filter((event) => event.type === 'card-lost' && event.cause === 'bridge').length,
    gold: walk.gold + paid.reduce((sum, event) => sum + tunnelGold(event), 0),
    end: events.some(({ type }) => type === 'left') ? 'exit' : attack ? 'attack' : null,
    isLast: events.some(({ type }) => type === 'movement-ended'),
    attack,
  }
}

const tunnelGold = (event: GameEvent): number =>
  event.type === 'gold-lost' && event.cause === 'tunnel' ? event.count : 0
