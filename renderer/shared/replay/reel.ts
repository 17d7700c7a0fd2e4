import type { Chronicle, Passage } from '../../../engine/shared/chronicle.ts'
import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Drama, LogLine, Moment, Narrator, Seen } from '../narrator.ts'

/** One picture of a replay: a passage, shown up to one of its events. */
export interface Frame {
  /** Which of the passages that stand. */
  readonly passage: number
  /** How many of its events have been seen. */
  readonly upTo: number
  /** Nothing of the passage is left: the position is one of the record's. */
  readonly whole: boolean
  readonly moment: Moment
  /** How much is left, for the slider: it never rises. */
  readonly left: number
}

/** All the stops of a game. The first is the position after the opening. */
export function reelOf<G extends GameTypes>(
  { standing }: Chronicle<G>,
  narrator: Pick<Narrator<G>, 'moments'>,
): readonly Frame[] {
  const frames: Frame[] = []
  let left = Number.POSITIVE_INFINITY
  for (const [index, { before, events }] of standing.entries()) {
    const moments = narrator.moments(before, events)
    for (const upTo of index === 0 ? [events.length] : stopsOf(moments)) {
      const moment = moments[upTo] as Moment
      left = Math.min(left, moment.left)
      frames.push({ passage: index, upTo, whole: upTo === events.length, moment, left })
    }
  }
  return frames
}

/** What passes at the end belongs to the last stop. */
function stopsOf([, ...moments]: readonly Moment[]): readonly number[] {
  const stops = moments.flatMap(({ isStop }, at) => (isStop ? [at + 1] : []))
  return [...stops.slice(0, -1), moments.length]
}

/** The moment of a stop. */
export const seenAt = <G extends GameTypes>({ standing }: Chronicle<G>, { passage, upTo }: Frame): Seen<G> => ({
  passage: standing[passage] as Passage<G>,
  upTo,
})

/** What happens between the stop before and this one. */
export function eventsInto<G extends GameTypes>(
  { standing }: Chronicle<G>,
  frames: readonly Frame[],
  index: number,
): readonly G['event'][] {
  const frame = frames[index]
  const last = frames[index - 1]
  if (!frame || !last) return []
  const from = last.passage === frame.passage ? last.upTo : 0
  return (standing[frame.passage] as Passage<G>).events.slice(from, frame.upTo)
}

/** The stop at which so much was left. */
export function frameAt(frames: readonly Frame[], wanted: number): number {
  const next = frames.findIndex(({ left }) => left < wanted)
  return next < 0 ? frames.length - 1 : Math.max(0, next - 1)
}

/** The next stop, in this direction, at which a move is over. */
export function nextWhole(frames: readonly Frame[], from: number, step: 1 | -1): number {
  for (let at = from + step; at >= 0 && at < frames.length; at += step) if (frames[at]?.whole) return at
  return step > 0 ? frames.length - 1 : 0
}

/** How many commands have been carried out at a stop: the game can go on from there. */
export const commandsAt = ({ passage, whole }: Frame): number => (whole ? passage : passage - 1)

/** Something on the time track that is worth a look. */
export interface Mark {
  /** The stop at which it is seen. */
  readonly frame: number
  readonly drama: Drama
  readonly line: LogLine
}

/** At most one a stop: the last of what it shows. */
export function marksOf<G extends GameTypes>(
  chronicle: Chronicle<G>,
  frames: readonly Frame[],
  narrator: Pick<Narrator<G>, 'drama' | 'line'>,
): readonly Mark[] {
  return frames.flatMap((_, frame) => {
    const event = eventsInto(chronicle, frames, frame).findLast((each) => narrator.drama(each) !== null)
    const drama = event ? narrator.drama(event) : null
    const line = event ? narrator.line(event) : null
    return drama && line ? [{ frame, drama, line }] : []
  })
}

/** The next stop with a mark, in this direction; where there is none, the end or the start. */
export function nextMark(marks: readonly Mark[], frames: readonly Frame[], from: number, step: 1 | -1): number {
  const found = step > 0 ? marks.find(({ frame }) => frame > from) : marks.findLast(({ frame }) => frame < from)
  return found?.frame ?? (step > 0 ? frames.length - 1 : 0)
}
