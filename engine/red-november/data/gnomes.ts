import { FIRST_MINUTE } from './board.ts'

/** Colours in seat order of a new game. */
export const COLORS = ['red', 'orange', 'yellow', 'green', 'cyan', 'blue', 'purple', 'white'] as const
export type Color = (typeof COLORS)[number]

/** S1 */
export const MIN_GNOMES = 3
export const MAX_GNOMES = 8
export const GNOMES_EACH_FOR_TWO_PEOPLE = 2
/** S1: with fewer people than this nobody can abandon comrades. */
export const PEOPLE_FOR_DESERTION = 3
/** S2 */
export const FIRST_ITEMS = 2
/** C5 */
export const MAX_INTOXICATION = 4

/** B5: where the time keepers start, by number of gnomes. A scenario may have fewer than three. */
export const START_MINUTE: Readonly<Record<number, number>> = {
  1: 60,
  2: 60,
  3: 60,
  4: 60,
  5: 60,
  6: 50,
  7: 45,
  8: 40,
}

/**
 * Ours, no rule of the box: where bigger crews start to have it as hard as five gnomes, by docs/BALANCE.md. An event icon more or
 * less decides more than a minute does, so the spaces do not simply fall.
 */
export const FAIR_START_MINUTE: Readonly<Record<number, number>> = { 6: 54, 7: 47, 8: 45 }

/** Where a crew starts: where the rules say (B5), or where it is as hard for all. */
export const startMinute = (gnomes: number, fair: boolean): number =>
  (fair ? FAIR_START_MINUTE[gnomes] : undefined) ?? START_MINUTE[gnomes] ?? FIRST_MINUTE
