import type { Chronicle, Color, GameEvent, GameEventType, Passage } from '../../../engine/red-november/index.ts'
import { after } from '../../red-november/board/picture/after.ts'
import { type Picture, pictureOf } from '../../red-november/board/picture/picture.ts'

/** One picture of a replay: a passage, shown up to one of its events. */
export interface Frame {
  /** Which of the passages that stand. */
  readonly passage: number
  /** How many of its events have been seen. */
  readonly upTo: number
  /** Nothing of the passage is left: the position is one of the record's. */
  readonly whole: boolean
  readonly minute: number
  /** The crew's average, for the slider: it never rises. */
  readonly at: number
  readonly active: Color | null
}

/** Only moves something along: not worth a stop of its own. */
const PASSING: ReadonlySet<GameEventType> = new Set<GameEventType>([
  'phase-began',
  'time-spent',
  'marker-moved',
  'choice-asked',
  'turn-ended',
  'action-began',
])

/** All the stops of a game. The first is the position after the opening. */
export function reelOf({ standing }: Chronicle): readonly Frame[] {
  const frames: Frame[] = []
  let at = Number.POSITIVE_INFINITY
  for (const [index, passage] of standing.entries()) {
    for (const upTo of index === 0 ? [passage.moments.length] : stopsOf(passage)) {
      const moment = passage.moments[upTo - 1]
      at = Math.min(at, moment?.average ?? averageOf(passage))
      frames.push({
        passage: index,
        upTo,
        whole: upTo === passage.moments.length,
        minute: moment?.minute ?? passage.after.turn?.ghost ?? 0,
        at,
        active: moment?.active ?? passage.after.turn?.active ?? null,
      })
    }
  }
  return frames
}

function stopsOf({ moments }: Passage): readonly number[] {
  const stops = moments.flatMap(({ event }, at) => (PASSING.has(event.type) ? [] : [at + 1]))
  // What passes at the end belongs to the last stop.
  return [...stops.slice(0, -1), moments.length]
}

const averageOf = ({ after: { gnomes, stack } }: Passage): number =>
  gnomes.filter(({ color }) => stack.includes(color)).reduce((sum, { minute }) => sum + minute, 0) /
  Math.max(1, stack.length)

/** What is seen there. */
export function pictureAt({ standing }: Chronicle, { passage, upTo, whole }: Frame): Picture {
  const { before, after: end, moments } = standing[passage] as Passage
  if (whole) return pictureOf(end)
  return moments.slice(0, upTo).reduce((picture, { event }) => after(picture, event), pictureOf(before))
}

/** What happens between the stop before and this one. */
export function eventsInto({ standing }: Chronicle, frames: readonly Frame[], index: number): readonly GameEvent[] {
  const frame = frames[index]
  const last = frames[index - 1]
  if (!frame || !last) return []
  const from = last.passage === frame.passage ? last.upTo : 0
  return (standing[frame.passage] as Passage).moments.slice(from, frame.upTo).map(({ event }) => event)
}

/** The stop at which so many minutes were left. */
export function frameAt(frames: readonly Frame[], minutesLeft: number): number {
  const next = frames.findIndex(({ at }) => at < minutesLeft)
  return next < 0 ? frames.length - 1 : Math.max(0, next - 1)
}

/** The next stop, in this direction, at which a move is over. */
export function nextWhole(frames: readonly Frame[], from: number, step: 1 | -1): number {
  for (let at = from + step; at >= 0 && at < frames.length; at += step) if (frames[at]?.whole) return at
  return step > 0 ? frames.length - 1 : 0
}

/** How many commands have been carried out at a stop: the game can go on from there. */
export const commandsAt = ({ passage, whole }: Frame): number => (whole ? passage : passage - 1)
