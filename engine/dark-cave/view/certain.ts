import { RandomStream, seedState } from '../../shared/random.ts'
import { apply } from '../commands/apply.ts'
import type { Command } from '../commands/index.ts'
import type { GameEvent, GameEventType } from '../model/event.ts'
import { imagine } from './imagine.ts'
import type { PlayerView } from './view.ts'

/**
 * What a seat can know of an event before it happens. `told`: all of it. `untold`: nothing, but what follows does not
 * hang on it. `last`: all of it, but nothing of what follows. `end`: nothing from here on.
 */
type Certainty = 'told' | 'untold' | 'last' | 'end'

type CertaintyOf<T extends GameEventType> =
  | Certainty
  | ((view: PlayerView, event: Extract<GameEvent, { type: T }>) => Certainty)

const CERTAINTY: { readonly [T in GameEventType]: CertaintyOf<T> } = {
  'turn-began': 'told',
  'phase-began': 'told',
  'web-weakened': 'told',
  'web-removed': 'told',
  'creature-went': 'told',
  'stood-up': 'told',
  skipped: 'told',
  proposed: 'told',
  agreed: 'told',
  disagreed: 'told',
  'path-placed': 'told',
  'nugget-laid': 'told',
  'action-played': 'told',
  // That somebody looks, not what is seen.
  peeked: 'told',
  'rock-fell': 'told',
  'hands-swapped': 'told',
  'web-laid': 'told',
  'boots-laid': 'told',
  'axe-laid': 'told',
  passed: 'told',
  'creature-set': 'told',
  'creature-taken-up': 'told',
  'creature-stepped': 'told',
  'creature-stopped': 'told',
  attacked: 'told',
  'choice-asked': 'told',
  'driven-away': 'told',
  endured: 'told',
  // That a card is lost, not which: only numbers matter for what follows.
  'card-lost': 'told',
  'knocked-down': 'told',
  'gold-lost': 'told',
  stepped: 'told',
  'goal-turned': ({ table }, { cell }) =>
    table.goals.some((seen) => seen.cell === cell && seen.goal) ? 'told' : 'end',
  'goal-laid': 'told',
  'web-chopped': 'told',
  'movement-ended': 'told',
  'gold-taken': 'told',
  'clan-shown': ({ players }, { player }) =>
    players.some(({ gnome, role }) => gnome === player && role) ? 'told' : 'untold',
  // G2: whether the game ends here hangs on all roles.
  left: 'last',
  drew: 'told',
  'turn-ended': 'told',
  'game-ended': 'end',
}

/** The events of a command that are certain to the seat: nothing hidden and nothing random is in them. */
export function certainEvents(view: PlayerView, command: Command): readonly GameEvent[] {
  const result = apply(imagine(view, new RandomStream(seedState('any world will do'))), command)
  if (!result.ok) return []
  const certain: GameEvent[] = []
  for (const event of result.events) {
    const certainty = certaintyOf(view, event)
    if (certainty === 'end') break
    if (certainty !== 'untold') certain.push(event)
    if (certainty === 'last') break
  }
  return certain
}

function certaintyOf(view: PlayerView, event: GameEvent): Certainty {
  const certainty = CERTAINTY[event.type] as CertaintyOf<GameEventType>
  return typeof certainty === 'function' ? certainty(view, event) : certainty
}
