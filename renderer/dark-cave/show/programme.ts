import type {
  CardId,
  DarkCave,
  GameEvent,
  GameEventType,
  GoalId,
  PathId,
  PlayerView,
} from '../../../engine/dark-cave/index.ts'
import { movesOf } from '../../stage/script.ts'
import type { Hold } from '../../table/show/pace.ts'
import type { Beat as AnyBeat, Programme, ShowTypes } from '../../table/show/programme.ts'
import { type Picture, pictureOf } from '../board/picture/picture.ts'
import { SCRIPT } from '../board/picture/script.ts'

/** What lies over the cave while something is shown: the news, and the card it came with. */
export interface Overlay {
  /** What happened last that is worth a sentence. */
  readonly news: GameEvent | null
  /** A card that everybody sees: an action that was played, or what was behind a gate. */
  readonly card: CardId | `goal-${GoalId}` | null
}

export const NOTHING: Overlay = { news: null, card: null }

/** The types of this show. */
export interface CaveShow extends ShowTypes {
  readonly picture: Picture
  readonly overlay: Overlay
  readonly notes: null
}

type Beat = AnyBeat<DarkCave, CaveShow>

/** How long each event is given to be read; those not named here pass without a word of their own. */
const HOLDS: Readonly<Partial<Record<GameEventType, Hold>>> = {
  'turn-began': 'glance',
  skipped: 'glance',
  proposed: 'glance',
  disagreed: 'glance',
  'action-played': 'glance',
  peeked: 'read',
  'rock-fell': 'glance',
  'hands-swapped': 'read',
  'boots-laid': 'glance',
  'axe-laid': 'glance',
  passed: 'glance',
  attacked: 'glance',
  'driven-away': 'glance',
  'card-lost': 'glance',
  'knocked-down': 'glance',
  'gold-lost': 'glance',
  'goal-turned': 'read',
  'gold-taken': 'glance',
  'clan-shown': 'read',
  left: 'read',
  'game-ended': 'read',
}

/** The card that everybody sees with an event. */
function cardOf(event: GameEvent): Overlay['card'] {
  if (event.type === 'action-played') return event.card
  if (event.type === 'goal-turned') return `goal-${event.goal}`
  return event.type === 'rock-fell' ? (event.card satisfies PathId) : null
}

/** Events after which the card in the air goes away. */
const CLEARS: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'turn-began',
  'movement-ended',
  'drew',
  'turn-ended',
])

/** Whoever sits there needs no call to the own turn: the desk asks. */
const isOwnTurn = (event: GameEvent, { seat, players }: PlayerView): boolean =>
  event.type === 'turn-began' && seat !== null && players[seat]?.gnome === event.player

/** What happens in the cave, as beats: the board moves, the news tells it. */
export const PROGRAMME: Programme<DarkCave, CaveShow> = {
  standing: (view) => ({ picture: pictureOf(view), overlay: NOTHING, notes: null }),
  beforeOpening: (_, after) => PROGRAMME.standing(after),
  write: (from, events, after) => {
    const beats: Beat[] = []
    let { overlay, picture } = from
    for (const move of movesOf(SCRIPT, picture, events)) {
      const last = move.at(-1)
      if (!last) continue
      const { event } = last
      const hold = isOwnTurn(event, after) ? 'none' : (HOLDS[event.type] ?? 'none')
      const kept = CLEARS.has(event.type) ? NOTHING : overlay
      overlay = hold === 'none' ? kept : { news: event, card: cardOf(event) ?? kept.card }
      picture = last.picture
      beats.push({ move, picture, overlay, hold })
    }
    return { beats, end: { picture, overlay, notes: null } }
  },
  // What was told of one command is not told again over the next.
  takeUp: (left) => ({ ...left, overlay: NOTHING }),
  // The sign with the question tells what it is about.
  remaining: () => NOTHING,
}
