import { apply } from '../commands/apply.ts'
import type { Color } from '../data/gnomes.ts'
import type { Command } from '../model/command.ts'
import type { GameEvent, GameEventType } from '../model/event.ts'
import { gnomeOf, seatOf, speaker } from '../rules/query.ts'
import { imagine } from './imagine.ts'
import { handsAreSecret, type PlayerView } from './view.ts'

/**
 * How sure a seat can be of an event that follows from its own command: `sure`; `untold`, what it shows is hidden or
 * chance, but what comes after does not hang on it; `open`, from here on chance, a hidden card or somebody else decides.
 */
type Certainty = 'sure' | 'untold' | 'open'

type Events = { readonly [T in GameEventType]: Extract<GameEvent, { type: T }> }

/** Every kind of event must say how sure it is: a new one does not compile until it does. */
const CERTAINTY: { readonly [T in GameEventType]: Certainty | ((event: Events[T], view: PlayerView) => Certainty) } = {
  'turn-began': 'open',
  'phase-began': 'sure',
  woke: 'open',
  'time-spent': 'sure',
  'hatch-opened': 'sure',
  'water-changed': 'sure',
  'fire-started': 'sure',
  'fire-out': 'sure',
  entered: 'sure',
  stayed: 'sure',
  'item-played': 'sure',
  'intoxication-changed': 'sure',
  'action-began': 'sure',
  'die-rolled': 'open',
  'fix-succeeded': 'sure',
  'fix-failed': 'sure',
  'hatch-unblocked': 'sure',
  'hatch-blocked': 'sure',
  'track-moved': 'sure',
  'token-placed': 'sure',
  'token-removed': 'sure',
  'token-struck': 'sure',
  'items-drawn': 'open',
  'trade-offered': 'sure',
  'trade-accepted': 'sure',
  'trade-refused': 'sure',
  attacked: 'sure',
  defended: 'sure',
  yielded: 'sure',
  'duel-decided': 'open',
  'items-looted': ({ victim }, view) => (isSeen(view, victim) ? 'sure' : 'untold'),
  // Whether somebody is asked what to discard hangs on a hand; the dead lose theirs in any case.
  'items-discarded': ({ gnome, cause }, view) => {
    if (isSeen(view, gnome)) return 'sure'
    return cause === 'death' || cause === 'desertion' ? 'untold' : 'open'
  },
  died: 'sure',
  arrived: 'open',
  deserted: 'sure',
  // C7: before the check a coffee may be offered, which hangs on a hand.
  'faint-checked': ({ gnome }, view) => (isSeen(view, gnome) ? 'untold' : 'open'),
  'faint-check-cancelled': 'sure',
  'marker-moved': 'open',
  'icon-ignored': 'open',
  'event-revealed': 'open',
  'event-fizzled': 'open',
  'pile-shuffled': 'untold',
  'choice-asked': 'open',
  'turn-ended': 'open',
  'game-ended': 'sure',
}

/** What surely follows from a command of whoever sits there, as far as the seat can know; nothing if it is refused. */
export function certainEvents(view: PlayerView, command: Command): readonly GameEvent[] {
  if (!isAsked(view)) return []
  const result = apply(imagine(view), command)
  if (!result.ok) return []
  const certain: GameEvent[] = []
  let mayFaint = false
  for (const event of result.events) {
    const certainty = certaintyOf(event, view)
    if (certainty === 'open') break
    if (event.type === 'faint-checked') mayFaint = true
    // F4: fire and water do not ask whether anybody fainted; all else after the check does.
    if (isDoom(event)) mayFaint = false
    if (certainty === 'sure' && !mayFaint) certain.push(event)
  }
  return certain
}

function certaintyOf<T extends GameEventType>(event: Events[T], view: PlayerView): Certainty {
  const certainty: Certainty | ((event: Events[T], view: PlayerView) => Certainty) = CERTAINTY[event.type as T]
  return typeof certainty === 'string' ? certainty : certainty(event, view)
}

/** With secret hands nobody can tell what others can say, let alone what comes of it. */
function isAsked(view: PlayerView): boolean {
  const who = speaker(view)
  return who !== null && (!handsAreSecret(view.options) || seatOf(view, who) === view.seat)
}

const isSeen = (view: PlayerView, color: Color): boolean => gnomeOf(view, color).hand !== null

const isDoom = (event: GameEvent): boolean =>
  event.type === 'died' && (event.cause === 'fire' || event.cause === 'high-water')
