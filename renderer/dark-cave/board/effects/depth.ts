import type { CreatureId } from '../../../../engine/dark-cave/index.ts'

/** Units of the floor by which somebody stands before a row behind. */
const BEFORE = 44
/** A creature's feet come before those of the gnomes behind it. */
const AMONG = -3
/** Low as it is, a rat hides nobody's face, and everybody would hide it: it is before all of them. */
const OF_CREATURES: Readonly<Record<CreatureId, number>> = { rat: 3 * BEFORE, lindworm: AMONG, goblin: AMONG }

/** Who hides whom: the greater, the nearer. Whoever's turn it is is never hidden in a crowd, and one's own gnome neither. */
export const depthOfGnome = (y: number, isOwn: boolean, isActive: boolean): number =>
  y + (isOwn ? 2 * BEFORE : isActive ? BEFORE : 0)

export const depthOfCreature = (y: number, creature: CreatureId): number => y + OF_CREATURES[creature]
