import type { Entry, GameRecord } from '../../shared/record.ts'
import type { Color } from '../data/gnomes.ts'
import type { Command } from '../model/command.ts'
import type { GameEvent } from '../model/event.ts'
import type { GameState } from '../model/state.ts'
import { apply } from '../rules/commands.ts'
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
  readonly entries: readonly Entry[]
  readonly passages: readonly Passage[]
  /** The passages that stand, oldest first, one for each position of the record. */
  readonly standing: readonly Passage[]
}

export const OPENING = -1

/**
 * Tells a game. What `known` has told already is not worked out again, so that a running game can be followed entry by
 * entry.
 */
export function chronicleOf(game: GameRecord, known?: Chronicle): Chronicle {
  const told = known && isBeginningOf(known, game) ? known : null
  const passages = told ? [...told.passages] : [openingOf(game)]
  const standing = told ? [...told.standing] : [...passages]
  for (let at = told?.entries.length ?? 0; at < game.entries.length; at++) {
    const entry = game.entries[at] as Entry
    if (entry.type === 'undo') {
      standing.pop()
      continue
    }
    const passage = passageOf((standing.at(-1) as Passage).after, entry, at)
    passages.push(passage)
    standing.push(passage)
  }
  return { entries: game.entries, passages, standing }
}

/** Was it taken back later? */
export const isTakenBack = ({ standing }: Chronicle, passage: Passage): boolean => !standing.includes(passage)

/** Everything that happened and stands, in order. */
export const standingMoments = ({ standing }: Chronicle): readonly Moment[] =>
  standing.flatMap(({ moments }) => moments)

const isBeginningOf = ({ entries, standing }: Chronicle, game: GameRecord): boolean =>
  standing[0]?.after === game.states[0] &&
  entries.length <= game.entries.length &&
  entries.every((entry, at) => entry === game.entries[at])

function openingOf({ states, opening }: GameRecord): Passage {
  const state = states[0] as GameState
  return passage(OPENING, null, state, state, opening)
}

function passageOf(before: GameState, command: Command, entry: number): Passage {
  const result = apply(before, command)
  if (!result.ok) throw new Error(`a recorded command was refused: ${result.error.code}`)
  return passage(entry, command, before, result.state, result.events)
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
