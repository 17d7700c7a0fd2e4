import { discoveriesOf, type GameRecord, type GnomeId, isGnome } from '../../../engine/dark-cave/index.ts'
import { present } from '../../../engine/shared/record.ts'

/** One moment of the unmasking: a card turns, those set aside turn, the gold is weighed, the workers are counted, the banner. */
export type Beat =
  | { readonly kind: 'turn'; readonly gnome: GnomeId }
  | { readonly kind: 'aside' | 'gold' | 'workers' | 'banner' }

/** Milliseconds until the next one. */
export const LASTS: Readonly<Record<Beat['kind'], number>> = {
  turn: 700,
  aside: 700,
  gold: 1800,
  workers: 1800,
  banner: Number.POSITIVE_INFINITY,
}

/** Whose card lay open before the end: whoever had left the cave (E2) or taken gold from a vein (M13). */
export const openBefore = (record: GameRecord): ReadonlySet<GnomeId> =>
  new Set(
    discoveriesOf(record).flatMap(({ what, to, source }) =>
      to === 'all' && source !== 'end' && isGnome(what) ? what : [],
    ),
  )

/** G4-G7: the hidden cards one by one in seat order, the set-aside last; then the scale. */
export function beatsOf(record: GameRecord): readonly Beat[] {
  const { players, aside } = present(record)
  const open = openBefore(record)
  return [
    ...players.flatMap(({ gnome }): Beat[] => (open.has(gnome) ? [] : [{ kind: 'turn', gnome }])),
    ...(aside.length > 0 ? [{ kind: 'aside' } as const] : []),
    { kind: 'gold' },
    { kind: 'workers' },
    { kind: 'banner' },
  ]
}

/** How far the beam tips towards the heavier side, in degrees; a positive angle sinks the right pan. */
export function tiltOf({ yellow, blue }: Readonly<Record<'yellow' | 'blue', number>>): number {
  const all = yellow + blue
  return all === 0 ? 0 : Math.round(((blue - yellow) / all) * STEEPEST * 10) / 10
}
const STEEPEST = 14
