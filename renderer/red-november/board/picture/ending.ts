import type { Cause, Outcome } from '../../../../engine/red-november/index.ts'

/** How it ends, as one sees it. */
export type Ending =
  | ('rescue' | 'missiles' | 'crushed' | 'airless' | 'meltdown' | 'devoured')
  | ('all-dead' | 'deserted')

/** E1, E2: a track at its end and the token of the same name show the same. */
const ENDINGS: Readonly<Record<Exclude<Cause, 'nobody-left'>, Ending>> = {
  rescued: 'rescue',
  asphyxiation: 'airless',
  asphyxiated: 'airless',
  heat: 'meltdown',
  pressure: 'crushed',
  crushed: 'crushed',
  missiles: 'missiles',
  kraken: 'devoured',
}

/** Of a boat without a crew one wants to know whether somebody got away (A16). */
export const endingOf = ({ cause, winners }: Outcome): Ending =>
  cause === 'nobody-left' ? (winners.length > 0 ? 'deserted' : 'all-dead') : ENDINGS[cause]
