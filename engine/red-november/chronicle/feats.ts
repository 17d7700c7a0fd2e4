import { DIE_FACES, TRACK_END, TRACK_IDS } from '../data/board.ts'
import type { ItemId } from '../data/items.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState, Outcome } from '../model/state.ts'
import { courseOf, type Reading } from './course.ts'
import { type Deeds, deedsOf, type Repair } from './deeds.ts'
import { type Throw, throwsOf } from './luck.ts'
import { type Chronicle, type Passage, standingMoments } from './passages.ts'

/** What a finished game is asked for its feats. */
interface Story {
  readonly chronicle: Chronicle
  readonly end: GameState
  readonly outcome: Outcome
  readonly events: readonly GameEvent[]
  readonly crew: readonly Deeds[]
  readonly repairs: readonly Repair[]
  readonly throws: readonly Throw[]
  readonly course: readonly Reading[]
}

/** From here on a gnome is drunk for everybody to see. */
const DRUNK = 3

/** What somebody may be proud of afterwards, or not; each is told from the record alone. */
const FEATS = {
  home: ({ outcome }) => outcome.saved,
  sober: ({ outcome, crew }) => outcome.saved && crew.every(({ grog }) => grog === 0),
  drunk: ({ outcome, end }) =>
    outcome.saved && end.gnomes.every(({ status, intoxication }) => status === 'alive' && intoxication >= DRUNK),
  nine: ({ outcome, end }) => outcome.saved && TRACK_IDS.some((track) => end.tracks[track] === TRACK_END - 1),
  calm: ({ outcome, course }) => outcome.saved && most(course) < 5,
  fullCrew: ({ outcome, end, events }) =>
    outcome.saved && end.gnomes.length >= 6 && !happened(events, 'died') && !happened(events, 'deserted'),
  lastOne: ({ outcome, end }) =>
    outcome.saved && end.gnomes.length >= 3 && end.gnomes.filter(({ status }) => status === 'alive').length === 1,
  replacement: ({ outcome, end, events }) => outcome.saved && end.options.slowerDeath && happened(events, 'arrived'),
  merciless: ({ outcome, end: { options } }) => outcome.saved && options.greaterChallenge && options.openingDisasters,
  inferno: ({ outcome, chronicle }) => outcome.saved && chronicle.standing.some(({ after }) => burning(after) >= 4),

  harpooned: ({ repairs }) => repairs.some(({ token }) => token === 'kraken'),
  defused: ({ repairs }) => repairs.some(({ token }) => token === 'missiles'),
  threefold: ({ repairs }) => repairs.filter(({ token }) => token !== null).length >= 3,
  hair: ({ chronicle, repairs }) => repairs.some((repair) => spareOf(chronicle, repair) <= 1),
  rescueAtNine: ({ repairs }) => repairs.some(({ track }) => track?.from === TRACK_END - 1),
  sacrifice: ({ outcome, repairs }) => outcome.saved && repairs.some(({ heroic }) => heroic),

  longShot: ({ throws }) => throws.some(({ chance, succeeded }) => succeeded && chance <= 2 / DIE_FACES),
  certain: ({ throws }) => throws.some(({ chance, succeeded }) => !succeeded && chance >= 9 / DIE_FACES),
  duel: ({ crew }) => crew.some(({ kills }) => kills > 0),
  truce: ({ outcome, end, events }) => outcome.saved && end.options.derangedGnomes && !happened(events, 'attacked'),

  floodgate: ({ crew }) => crew.some(({ drowned }) => drowned > 0),
  brigade: ({ crew }) => crew.some(({ fixed, drowned }) => fixed.extinguish + drowned >= 3),
  plumber: ({ crew }) => crew.some(({ fixed }) => fixed.pump >= 3),
  doorman: ({ crew }) => crew.some(({ hatches }) => hatches >= 15),
  merchant: ({ crew }) => crew.some(({ trades }) => trades >= 3),
  hoarder: ({ crew }) => crew.some(({ drawn }) => drawn >= 6),
  thirsty: ({ crew }) => crew.some(({ grog }) => grog >= 3),
  sleeper: ({ crew }) => crew.some(({ faints }) => faints >= 2),
  coffee: ({ events }) => hasPlayed(events, 'coffee'),
  charm: ({ events }) => happened(events, 'icon-ignored'),

  deserter: ({ outcome, crew }) => !outcome.saved && crew.some(({ desertedAt }) => desertedAt !== null),
  fool: ({ outcome, crew }) => outcome.saved && crew.some(({ desertedAt }) => desertedAt !== null),
  lunch: ({ outcome }) => outcome.cause === 'kraken',
} as const satisfies Record<string, (story: Story) => boolean>

export type FeatId = keyof typeof FEATS
export const FEAT_IDS = Object.keys(FEATS) as readonly FeatId[]

/** The feats of a game that is over, in the order of the list; none while it goes on. */
export function featsOf(chronicle: Chronicle): readonly FeatId[] {
  const end = (chronicle.standing.at(-1) as Passage).after
  const { outcome } = end
  if (!outcome) return []
  const moments = standingMoments(chronicle)
  const crew = [...deedsOf(chronicle).values()]
  const story: Story = {
    chronicle,
    end,
    outcome,
    events: moments.map(({ event }) => event),
    crew,
    repairs: crew.flatMap(({ repairs }) => repairs),
    throws: throwsOf(moments),
    course: courseOf(chronicle),
  }
  return FEAT_IDS.filter((id) => FEATS[id](story))
}

const happened = (events: readonly GameEvent[], type: GameEvent['type']): boolean =>
  events.some((event) => event.type === type)

const hasPlayed = (events: readonly GameEvent[], item: ItemId): boolean =>
  events.some((event) => event.type === 'item-played' && event.item === item)

const most = (course: readonly Reading[]): number =>
  Math.max(...course.flatMap(({ tracks }) => TRACK_IDS.map((track) => tracks[track])))

const burning = ({ rooms }: GameState): number =>
  Object.values(rooms).filter((condition) => condition === 'burning').length

/** How many minutes were left before the token struck. */
function spareOf({ standing }: Chronicle, { token, entry, minute }: Repair): number {
  const space = token && standing.find((passage) => passage.entry === entry)?.before.tokens[token]
  return space == null ? Number.POSITIVE_INFINITY : minute - space
}
