import { type Chronicle as AnyChronicle, type Passage as AnyPassage, chronicleBy } from '../../shared/chronicle.ts'
import type { Color } from '../data/gnomes.ts'
import type { PlayedRecord, PlayTypes } from '../model/played.ts'
import { speaker } from '../rules/query.ts'
import { type Moment, momentsOf } from './moments.ts'

/** What one entry of the journal did, who said it, and when each of its events happened. */
export interface Passage extends AnyPassage<PlayTypes> {
  readonly speaker: Color | null
  readonly moments: readonly Moment[]
}

/** A game as it was told: everything that happened, also what was taken back. */
export type Chronicle = AnyChronicle<PlayTypes, Passage>

/** Tells a game; what `known` has told already is not worked out again. */
export const chronicleOf = (game: PlayedRecord, known?: Chronicle): Chronicle => chronicleBy(game, withMoments, known)

/** Everything that happened and stands, in order. */
export const standingMoments = ({ standing }: Chronicle): readonly Moment[] =>
  standing.flatMap(({ moments }) => moments)

const withMoments = (passage: AnyPassage<PlayTypes>): Passage => ({
  ...passage,
  speaker: passage.command && speaker(passage.before),
  moments: momentsOf(passage.before, passage.events, passage.entry),
})
