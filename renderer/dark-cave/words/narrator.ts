import {
  type DarkCave,
  darkCave,
  type GameEvent,
  type GameEventType,
  type GameState,
  type GnomeId,
  type Reason,
  speaker,
} from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Drama, Eyes, Moment, Narrator } from '../../shared/narrator.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { t } from './index.ts'
import { logLine, sentence } from './log-lines.ts'
import { namesOf } from './phrases.ts'
import { reasonWords } from './reason-words.ts'

/** Only moves something along: not worth a stop of its own in a replay. */
const PASSING: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'phase-began',
  'choice-asked',
  'action-played',
  'movement-ended',
  'drew',
  'turn-ended',
])

/** A turn in few words: of a walk it counts where it ended, and cards are drawn every time. */
const brief = (events: readonly GameEvent[]): readonly GameEvent[] =>
  events.filter(({ type }, at) =>
    type === 'stepped' ? !events.slice(at + 1).some((later) => later.type === 'stepped') : type !== 'drew',
  )

/** What the gnomes of a game are called. */
export const namesIn = ({ info }: Pick<Played<DarkCave>, 'info'>) => namesOf(crewOf(darkCave, info.extra).names, t)

/** The cards that are still to be drawn or played: the clock of this game. */
const cardsLeft = ({ deck, script, players }: GameState): number =>
  deck.length + script.cards.length + players.reduce((sum, { hand }) => sum + hand.length, 0)

/** Tells a game. The log is public (HS10): whose eyes read it makes no difference. */
export function narratorOf(game: Played<DarkCave>, _eyes: Eyes): Narrator<DarkCave> {
  const names = namesIn(game)
  const reader = { t, names, table: present(game.record).table }
  const nameOf = (player: string): string => names(player as GnomeId)
  const words = ({ player, mark }: Moment) => ({ round: mark, gnome: player === null ? '' : nameOf(player) })
  return {
    nameOf,
    line: (event) => {
      const line = logLine(event, reader)
      return line && { text: sentence(line, reader), icon: line.icon, player: line.gnome }
    },
    brief,
    drama: dramaOf,
    reason: (reason, before) =>
      isAboutWalking(reason) && stays(game.record, before)
        ? null
        : reasonWords(reason, t, timeOf(game.record, before), before.players.length),
    moments: (before, events) => momentsOf(game, before, events),
    turn: (moment) => t('replay.log.turn', words(moment)),
    past: (moment) => t('replay.log.past', words(moment)),
    position: (moment, move) =>
      t(moment.player === null ? 'replay.position' : 'replay.active', { ...words(moment), move }),
    continued: (title, moment) => t('replay.continued', { title, round: moment.mark }),
  }
}

/** What somebody who watches again looks for. */
function dramaOf({ type }: GameEvent): Drama | null {
  switch (type) {
    case 'creature-set':
    case 'knocked-down':
    case 'rock-fell':
    case 'gold-lost':
      return 'bad'
    case 'goal-turned':
    case 'gold-taken':
    case 'left':
      return 'good'
    case 'game-ended':
      return 'end'
    default:
      return null
  }
}

/** The moment before these events, and the one after each. */
function momentsOf({ record }: Played<DarkCave>, before: GameState, events: readonly GameEvent[]): readonly Moment[] {
  let player: GnomeId | null = speaker(before)
  let turns = turnsBefore(record, before)
  const left = cardsLeft(before)
  const round = (): string => String(Math.max(1, Math.ceil(turns / before.players.length)))
  return [
    { player, mark: round(), left, isStop: false },
    ...events.map((event): Moment => {
      if (event.type === 'turn-began') {
        player = event.player
        turns++
      }
      return { player, mark: round(), left, isStop: !PASSING.has(event.type) }
    }),
  ]
}

const isAboutWalking = ({ id }: Reason): boolean => id === 'walk-searching' || id === 'walk-racing'

/** Whoever stays has nothing to say about the walk. */
const stays = ({ states, commands }: Played<DarkCave>['record'], before: GameState): boolean =>
  commands[states.indexOf(before)]?.type === 'stop'

/** A turn has one number, so that what is meant all through it is said once; answers are given one after the other in one turn. */
const timeOf = (record: Played<DarkCave>['record'], before: GameState): number =>
  before.pending ? record.states.indexOf(before) : turnsBefore(record, before)

/** Turns that had begun in this position. */
function turnsBefore({ states, events, opening }: Played<DarkCave>['record'], state: GameState): number {
  const at = states.indexOf(state)
  const begun = (list: readonly GameEvent[]): number => list.filter(({ type }) => type === 'turn-began').length
  return events.slice(0, Math.max(0, at)).reduce((sum, list) => sum + begun(list), begun(opening))
}
