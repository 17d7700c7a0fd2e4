import * as v from 'valibot'
import { GOOD_MANNERS, type Manner, type RedNovember } from '../../../engine/red-november/index.ts'
import type { SaveInfo } from '../../../engine/shared/save.ts'
import type { Crew } from '../../table/crew.ts'

/** What the crew of this game has agreed on besides the rules; it stands in the header of a save. */
const AgreementsSchema = v.object({
  /** People may ask the Captain for advice. */
  advice: v.optional(v.boolean(), false),
  /** Bots never abandon their comrades. */
  loyalBots: v.optional(v.boolean(), true),
})
export type Agreements = v.InferOutput<typeof AgreementsSchema>

/** Everything that the header of a save tells besides the game itself. */
export type SaveExtra = Crew<RedNovember> & Agreements

export function agreementsOf(extra: SaveInfo['extra']): Agreements {
  const found = v.safeParse(AgreementsSchema, extra)
  return found.success ? found.output : v.parse(AgreementsSchema, {})
}

/** How bots behave in a game with these agreements. */
export const mannerOf = (extra: SaveInfo['extra']): Manner => ({
  ...GOOD_MANNERS,
  loyal: agreementsOf(extra).loyalBots,
})
