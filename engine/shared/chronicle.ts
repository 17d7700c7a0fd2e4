import type { GameTypes } from './game.ts'
import { type Entry, type GameRecord, isUndo, type Step } from './record.ts'

/** What one entry of the journal did. */
export interface Passage<G extends GameTypes> {
  /** Its place in the journal; the opening comes before the first. */
  readonly entry: number
  /** Null for the opening. */
  readonly command: G['command'] | null
  readonly before: G['state']
  readonly after: G['state']
  readonly events: readonly G['event'][]
}

/** A game as it was told: everything that happened, also what was taken back. A game may know more of a passage. */
export interface Chronicle<G extends GameTypes, P extends Passage<G> = Passage<G>> {
  readonly entries: readonly Entry<G>[]
  readonly passages: readonly P[]
  /** The passages that stand, oldest first, one for each position of the record. */
  readonly standing: readonly P[]
}

/** The place of what happened before the first entry. */
export const OPENING = -1

/** Tells a game by its record alone. */
export const chronicleOf = <G extends GameTypes>(record: GameRecord<G>, known?: Chronicle<G>): Chronicle<G> =>
  chronicleBy(record, (passage) => passage, known)

/**
 * The same with what a game knows more of each passage. What `known` has told already is not worked out again, so that
 * a running game can be followed entry by entry.
 */
export function chronicleBy<G extends GameTypes, P extends Passage<G>>(
  record: GameRecord<G>,
  told: (passage: Passage<G>) => P,
  known?: Chronicle<G, P>,
): Chronicle<G, P> {
  const before = known && isBeginningOf(known, record) ? known : null
  const passages = before ? [...before.passages] : [told(openingOf(record))]
  const standing = before ? [...before.standing] : [...passages]
  for (let at = before?.entries.length ?? 0; at < record.entries.length; at++) {
    const entry = record.entries[at] as Entry<G>
    if (isUndo<G>(entry)) {
      standing.pop()
      continue
    }
    const { after, events } = record.steps[at] as Step<G>
    const passage = told({ entry: at, command: entry, before: (standing.at(-1) as P).after, after, events })
    passages.push(passage)
    standing.push(passage)
  }
  return { entries: record.entries, passages, standing }
}

/** Was it taken back later? */
export const isTakenBack = <G extends GameTypes>({ standing }: Chronicle<G>, passage: Passage<G>): boolean =>
  !standing.includes(passage)

function openingOf<G extends GameTypes>({ states, opening }: GameRecord<G>): Passage<G> {
  const state = states[0] as G['state']
  return { entry: OPENING, command: null, before: state, after: state, events: opening }
}

const isBeginningOf = <G extends GameTypes>({ entries, standing }: Chronicle<G>, record: GameRecord<G>): boolean =>
  standing[0]?.after === record.states[0] &&
  entries.length <= record.entries.length &&
  entries.every((entry, at) => entry === record.entries[at])
