import { RESCUE, TRACK_END, TRACK_IDS, type TrackId } from '../data/board.ts'
import type { Color } from '../data/gnomes.ts'
import type { TokenId } from '../data/tokens.ts'
import type { Outcome } from '../model/state.ts'
import { type Repair, repairsOf } from './deeds.ts'
import type { Moment } from './moments.ts'
import { type Chronicle, type Passage, standingMoments } from './passages.ts'

/** From here on a track is one bad card away from the end. */
export const DANGER = 8

/** The tracks from one moment on. `at` is the crew's average of minutes left; it never rises. */
export interface Reading {
  readonly at: number
  readonly minute: number
  readonly entry: number
  readonly tracks: Readonly<Record<TrackId, number>>
}

/** How the tracks went: one reading at the start, one for each change, one at the end. */
export function courseOf(chronicle: Chronicle): readonly Reading[] {
  const first = chronicle.standing[0] as Passage
  const moments = standingMoments(chronicle)
  let at = moments[0]?.average ?? RESCUE
  let tracks = before(first, moments)
  const course: Reading[] = [{ at, minute: moments[0]?.minute ?? RESCUE, entry: first.entry, tracks }]
  for (const { event, average, minute, entry } of moments) {
    at = Math.min(at, average)
    if (event.type !== 'track-moved') continue
    tracks = { ...tracks, [event.track]: event.to }
    course.push({ at, minute, entry, tracks })
  }
  const last = moments.at(-1)
  if (last) course.push({ at, minute: last.minute, entry: last.entry, tracks })
  return course
}

/** O4: the opening may have moved them before the first position is there. */
function before({ after }: Passage, moments: readonly Moment[]): Readonly<Record<TrackId, number>> {
  const from = (track: TrackId): number => {
    const first = moments.find(({ event }) => event.type === 'track-moved' && event.track === track)?.event
    return first?.type === 'track-moved' ? first.from : after.tracks[track]
  }
  return Object.fromEntries(TRACK_IDS.map((track) => [track, from(track)])) as Record<TrackId, number>
}

/** The moment on which it turned. */
export interface TurningPoint {
  readonly why:
    | { readonly kind: 'track'; readonly track: TrackId; readonly level: number }
    | { readonly kind: 'token'; readonly token: TokenId; readonly minutesToSpare: number | null }
    | { readonly kind: 'loss'; readonly gnome: Color }
  /** Who saved the day, if somebody did. */
  readonly gnome: Color | null
  readonly minute: number
  readonly at: number
  readonly entry: number
}

/**
 * Lost: when the fatal token was laid, when the fatal track came into danger for the last time, or who was last to go.
 * Saved: the closest call. Null if nothing came close.
 */
export function turningPoint(chronicle: Chronicle, outcome: Outcome): TurningPoint | null {
  return outcome.saved ? closestCall(chronicle) : ruinOf(chronicle, outcome)
}

function ruinOf(chronicle: Chronicle, { cause }: Outcome): TurningPoint | null {
  const moments = standingMoments(chronicle)
  const last = (fits: (moment: Moment) => boolean, why: TurningPoint['why']): TurningPoint | null => {
    const found = moments.findLast(fits)
    if (!found) return null
    const { minute, average: at, entry } = found
    return { why, gnome: null, minute, at, entry }
  }
  if (cause === 'rescued') return null
  if (cause === 'nobody-left') {
    const gone = moments.findLast(({ event }) => event.type === 'died' || event.type === 'deserted')?.event
    if (gone?.type !== 'died' && gone?.type !== 'deserted') return null
    return last(({ event }) => event === gone, { kind: 'loss', gnome: gone.gnome })
  }
  if (isTrack(cause)) {
    const rose = ({ event }: Moment): boolean =>
      event.type === 'track-moved' && event.track === cause && event.from < DANGER && event.to >= DANGER
    const level = moments.findLast(rose)?.event
    const to = level?.type === 'track-moved' ? level.to : TRACK_END
    return last(rose, { kind: 'track', track: cause, level: to })
  }
  return last(({ event }) => event.type === 'token-placed' && event.token === cause, {
    kind: 'token',
    token: cause,
    minutesToSpare: null,
  })
}

const isTrack = (cause: string): cause is TrackId => TRACK_IDS.some((track) => track === cause)

/** A token removed at the last minute weighs as much as a track on 9. */
function closestCall(chronicle: Chronicle): TurningPoint | null {
  let best: { readonly margin: number; readonly point: TurningPoint } | null = null
  for (const repair of repairsOf(chronicle)) {
    for (const found of callsOf(chronicle, repair)) if (!best || found.margin < best.margin) best = found
  }
  return best?.point ?? null
}

function callsOf(chronicle: Chronicle, repair: Repair): readonly { margin: number; point: TurningPoint }[] {
  const { gnome, minute, average: at, entry, track, token } = repair
  const common = { gnome, minute, at, entry }
  const calls: { margin: number; point: TurningPoint }[] = []
  if (track && track.from >= DANGER) {
    const why = { kind: 'track', track: track.id, level: track.from } as const
    calls.push({ margin: TRACK_END - 1 - track.from, point: { ...common, why } })
  }
  const space = token && chronicle.standing.find((passage) => passage.entry === entry)?.before.tokens[token]
  if (token && space != null) {
    const minutesToSpare = minute - space
    if (minutesToSpare <= 2) {
      calls.push({ margin: minutesToSpare, point: { ...common, why: { kind: 'token', token, minutesToSpare } } })
    }
  }
  return calls
}
