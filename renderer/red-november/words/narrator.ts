import {
  type Color,
  DANGER,
  type GameEvent,
  type GameEventType,
  momentsOf,
  type RedNovember,
  redNovember,
  type Seat,
  seatOf,
  speaker,
  type Time,
  timeOf,
} from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'
import type { Drama, Eyes, Moment, Narrator, Tidings, LogLine as Told } from '../../shared/narrator.ts'
import { crewOf } from '../../table/crew.ts'
import type { Played } from '../../table/table.ts'
import { t } from './index.ts'
import { type LogLine, type LogReader, logLine, readerFor, sentence } from './log-lines.ts'
import { alike, newsOf } from './news.ts'
import { briefly, gatheredLine } from './news-lines.ts'
import { namesOf } from './phrases.ts'
import { reasonWords } from './reason-words.ts'

/** Only moves something along: not worth a stop of its own in a replay. */
const PASSING: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'phase-began',
  'time-spent',
  'marker-moved',
  'choice-asked',
  'turn-ended',
  'action-began',
])

/** How a turn came out; the way there is in the log. */
const DEEDS: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'fix-succeeded',
  'fix-failed',
  'items-drawn',
  'trade-accepted',
  'trade-refused',
  'duel-decided',
  'yielded',
  'died',
  'arrived',
  'deserted',
])

const isDeed = (event: GameEvent): boolean =>
  event.type === 'action-began'
    ? event.action === 'wait'
    : event.type === 'faint-checked'
      ? event.fainted
      : DEEDS.has(event.type)

/** What the gnomes of a game are called. */
export const namesIn = ({ info }: Pick<Played<RedNovember>, 'info'>) =>
  namesOf(crewOf(redNovember, info.extra).names, t)

/** Whoever reads the log of a game. */
export const readerOf = (game: Played<RedNovember>, eyes: Eyes): LogReader =>
  readerFor(present(game.record), eyes, { t, names: namesIn(game) })

/** Tells a game to whoever these eyes belong to. */
export const narratorOf = (game: Played<RedNovember>, eyes: Eyes): Narrator<RedNovember> => ({
  ...narratorFor(readerOf(game, eyes)),
  seated: (seat, to) => handedOver(game, seat, to as Seat),
})

function handedOver({ info, record }: Played<RedNovember>, seat: number, to: Seat): string {
  const state = present(record)
  const led = state.gnomes.filter(({ color }) => seatOf(state, color) === seat)
  const gnomes = led.map(({ color }) => namesIn({ info })(color)).join(', ')
  const leader = to === 'person' ? t('crew.aboard.person') : t(`crew.rank.${to}.name`)
  return t('crew.aboard.handed', { gnomes, leader })
}

/** Tells a game to one reader. */
export function narratorFor(reader: LogReader): Narrator<RedNovember> {
  const { t } = reader
  const nameOf = (player: string): string => reader.names(player as Color)
  const words = ({ player, mark }: Moment) => ({ minute: mark, gnome: player === null ? '' : nameOf(player) })
  return {
    nameOf,
    line: (event) => told(logLine(event, reader), reader),
    brief: (events) => events.filter(isDeed),
    news: (events) => alike(newsOf(events)).flatMap((group) => tidingsOf(group, reader)),
    drama: dramaOf,
    // O2, O6: a bot's reasons may give away what it holds.
    reason: (reason, before) => {
      const who = speaker(before)
      return who && reader.knows(who) ? reasonWords(reason, reader.names, t) : null
    },
    moments: (before, events) => [
      momentOf(timeOf(before)),
      ...momentsOf(before, events, 0).map((moment) => momentOf(moment, moment.event)),
    ],
    turn: (moment) => t('replay.log.turn', words(moment)),
    past: (moment) => t('replay.log.past', words(moment)),
    position: (moment, move) =>
      t(moment.player === null ? 'replay.position' : 'replay.active', { ...words(moment), move }),
    continued: (title, moment) => t('replay.continued', { title, minute: moment.mark }),
  }
}

const told = (line: LogLine | null, reader: LogReader): Told | null =>
  line && { text: sentence(line, reader), icon: line.icon, player: line.gnome }

function tidingsOf(events: readonly GameEvent[], reader: LogReader): readonly Tidings<RedNovember>[] {
  const [first] = events
  const line = told(gatheredLine(events, reader), reader)
  return first && line ? [{ ...line, brief: briefly(events, reader), events, drama: dramaOf(first) }] : []
}

/** What somebody who watches again looks for. */
function dramaOf(event: GameEvent): Drama | null {
  switch (event.type) {
    case 'died':
    case 'deserted':
    case 'fire-started':
    case 'token-placed':
    case 'token-struck':
      return 'bad'
    case 'faint-checked':
      return event.fainted ? 'bad' : null
    case 'track-moved':
      return event.to > event.from && event.to >= DANGER ? 'bad' : null
    case 'token-removed':
      return 'good'
    case 'game-ended':
      return 'end'
    default:
      return null
  }
}

const momentOf = ({ active, minute, average }: Time, event?: GameEvent): Moment => ({
  player: active,
  mark: String(minute),
  left: average,
  isStop: event === undefined || !PASSING.has(event.type),
})
