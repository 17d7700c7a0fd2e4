import {
  type Chronicle,
  type Color,
  chronicleOf,
  courseOf,
  type Deeds,
  deedsOf,
  type FeatId,
  FIX_ITS,
  featsOf,
  type GameRecord,
  type Gnome,
  type Luck,
  luckOf,
  type Moment,
  type Outcome,
  type Reading,
  type Repair,
  repairsOf,
  standingMoments,
  type Throw,
  type TurningPoint,
  throwsOf,
  turningPoint,
} from '../../../engine/red-november/index.ts'
import { present } from '../../../engine/shared/record.ts'

/** How it ended for one gnome. */
export type Fate =
  | 'hero'
  | 'alive'
  | 'drunk'
  | 'asleep'
  | 'down'
  | 'downDrunk'
  | 'downAsleep'
  | 'dead'
  | 'desertedWon'
  | 'desertedLost'

export interface CrewMember {
  readonly color: Color
  readonly fate: Fate
  readonly deeds: Deeds
  readonly throws: readonly Throw[]
  readonly luck: Luck
}

/** Everything the end report shows, from the record of a finished game. */
export interface Report {
  readonly outcome: Outcome
  /** Where it ended. */
  readonly end: Moment
  readonly chronicle: Chronicle
  readonly course: readonly Reading[]
  /** Repairs of a track: marks on the chart. */
  readonly repairs: readonly Repair[]
  readonly turning: TurningPoint | null
  /** Tries to repair what was fatal, after it had become so. */
  readonly triesAfter: number
  readonly luck: Luck
  readonly crew: readonly CrewMember[]
  /** The medals it was worth. */
  readonly feats: readonly FeatId[]
}

/** From here on a gnome is drunk for everybody to see. */
const DRUNK = 3

/** The report of a finished game; null while it goes on. */
export function reportOf(game: GameRecord): Report | null {
  const state = present(game)
  const chronicle = chronicleOf(game)
  const moments = standingMoments(chronicle)
  const end = moments.at(-1)
  const { outcome } = state
  if (!outcome || !end) return null
  const throws = throwsOf(moments)
  const deeds = deedsOf(chronicle)
  const hero = outcome.saved ? heroOf(deeds) : null
  const turning = turningPoint(chronicle, outcome)
  return {
    outcome,
    end,
    chronicle,
    course: courseOf(chronicle),
    repairs: repairsOf(chronicle).filter(({ track }) => track !== null),
    turning,
    triesAfter: turning ? triesAfter(moments, turning) : 0,
    luck: luckOf(throws),
    feats: featsOf(chronicle),
    crew: state.gnomes.map((gnome): CrewMember => {
      const own = throws.filter((each) => each.gnome === gnome.color)
      return {
        color: gnome.color,
        fate: fateOf(gnome, outcome, hero),
        deeds: deeds.get(gnome.color) as Deeds,
        throws: own,
        luck: luckOf(own),
      }
    }),
  }
}

function fateOf(gnome: Gnome, { saved }: Outcome, hero: Color | null): Fate {
  if (gnome.status === 'deserted') return saved ? 'desertedLost' : 'desertedWon'
  if (gnome.status === 'dead') return 'dead'
  if (gnome.color === hero) return 'hero'
  if (gnome.fainted) return saved ? 'asleep' : 'downAsleep'
  if (gnome.intoxication >= DRUNK) return saved ? 'drunk' : 'downDrunk'
  return saved ? 'alive' : 'down'
}

/** Who did most for the boat; nobody, if nobody did anything. */
function heroOf(crew: ReadonlyMap<Color, Deeds>): Color | null {
  let best: { readonly color: Color | null; readonly merit: number } = { color: null, merit: 0 }
  for (const [color, deeds] of crew) {
    const merit = deeds.repairs.reduce((sum, repair) => sum + meritOf(repair), deeds.drowned)
    if (merit > best.merit) best = { color, merit }
  }
  return best.color
}

/** A catastrophe averted weighs as much as five steps of a track; those near its end weigh double. */
function meritOf({ track, token, heroic }: Repair): number {
  const steps = track ? (track.from - track.to) * (track.from >= 8 ? 2 : 1) : 0
  return 1 + steps + (token ? 5 : 0) + (heroic ? 3 : 0)
}

function triesAfter(moments: readonly Moment[], { why, entry }: TurningPoint): number {
  return moments.filter((moment) => {
    if (moment.event.type !== 'fix-failed' || moment.entry < entry) return false
    const { track, token } = FIX_ITS[moment.event.job]
    return (why.kind === 'track' && why.track === track) || (why.kind === 'token' && why.token === token)
  }).length
}
