import { isUndo, type Step } from '../../shared/record.ts'
import type { Color } from '../data/gnomes.ts'
import type { Command } from '../model/command.ts'
import type { GameEvent } from '../model/event.ts'
import type { PlayedEntry, PlayedRecord, PlayTypes } from '../model/played.ts'
import type { GameState } from '../model/state.ts'
import { speaker } from '../rules/query.ts'
import { type Moment, momentsOf } from './moments.ts'

/** What one entry of the journal did. */
export interface Passage {
  /** Its place in the journal; the opening comes before the first. */
  readonly entry: number
  /** Null for the opening. */
  readonly command: Command | null
  readonly speaker: Color | null
  readonly before: GameState
  readonly after: GameState
  readonly moments: readonly Moment[]
}

/** A game as it was told: everything that happened, also what was taken back. */
export interface Chronicle {
  readonly entries: readonly PlayedEntry[]
  readonly passages: readonly Passage[]
  /** The passages that stand, oldest first, one for each position of the record. */
  readonly standing: readonly Passage[]
}

export const OPENING = -1

/**
 * Tells a game. What `known` has told already is not worked out again, so that a running game can be followed entry by
 * entry.
 */
export function chronicleOf(game: PlayedRecord, known?: Chronicle): Chronicle {
  const before = known && isBeginningOf(known, game) ? known : null
  const passages = before ? [...before.passages] : [openingOf(game)]
  const standing = before ? [...before.standing] : [...passages]
  for (let at = before?.entries.length ?? 0; at < game.entries.length; at++) {
    const entry = game.entries[at] as PlayedEntry
    if (isUndo<PlayTypes>(entry)) {
      standing.pop()
      continue
    }
    const { after, events } = game.steps[at] as Step<PlayTypes>
    const told = passage(at, entry, (standing.at(-1) as Passage).after, after, events)
    passages.push(told)
    standing.push(told)
  }
  return { entries: game.entries, passages, standing }
}

/** Was it taken back later? */
export const isTakenBack = ({ standing }: Chronicle, passage: Passage): boolean => !standing.includes(passage)

/** Everything that happened and stands, in order. */
export const standingMoments = ({ standing }: Chronicle): readonly Moment[] =>
  standing.flatMap(({ moments }) => moments)

const isBeginningOf = ({ entries, standing }: Chronicle, game: PlayedRecord): boolean =>
  standing[0]?.after === game.states[0] &&
  entries.length <= game.entries.length &&
  entries.every((entry, at) => entry === game.entries[at])

function openingOf({ states, opening }: PlayedRecord): Passage {
  const state = states[0] as GameState
  return passage(OPENING, null, state, state, opening)
}

const passage = (
  entry: number,
  command: Command | null,
  before: GameState,
  after: GameState,
  events: readonly GameEvent[],
): Passage => ({
  entry,
  command,
  speaker: command && speaker(before),
  before,
  after,
  moments: momentsOf(before, events, entry),
})
