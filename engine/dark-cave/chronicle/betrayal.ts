import { clanOf, type GnomeId, otherClan } from '../data/gnomes.ts'
import { type Deed, deedsOf, helpedBy } from './deeds.ts'
import type { Story } from './story.ts'

/** When somebody began to show whom it worked for. */
export interface Betrayal {
  readonly gnome: GnomeId
  readonly deed: Deed
}

/** The least by which a deed must favour the other clan. */
export const TELLING = 0.02

/**
 * The first deed of each saboteur that only made sense for the other side: the clan whose colour it wears lost by it,
 * and the other one came off better.
 */
export function betrayalsOf(story: Story): readonly Betrayal[] {
  const deeds = deedsOf(story)
  const last = story.states.at(-1)
  return (last?.players ?? []).flatMap(({ gnome, role }): Betrayal[] => {
    if (role !== 'saboteur') return []
    const deed = deeds.find((candidate) => candidate.gnome === gnome && isTreason(candidate))
    return deed ? [{ gnome, deed }] : []
  })
}

/** Did a deed harm the clan whose colour its player wears, to the good of the other? */
export function isTreason(deed: Deed): boolean {
  const colour = clanOf(deed.gnome)
  return deed.worth[colour] < -TELLING / 2 && helpedBy(deed, TELLING) === otherClan(colour)
}
