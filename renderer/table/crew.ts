import * as v from 'valibot'
import { BOTS, type BotId, COLORS, type Seat } from '../../engine/red-november/index.ts'

/** Who sits at the table and what they agreed on: what a save tells besides the game itself. */
const CrewSchema = v.object({
  /** The names people chose; a gnome without one goes by its colour. */
  names: v.optional(v.record(v.picklist(COLORS), v.pipe(v.string(), v.maxLength(24))), {}),
  /** By seat number. */
  seats: v.optional(v.array(v.picklist(['person', ...(Object.keys(BOTS) as BotId[])])), []),
  /** People may ask the Captain for advice. */
  advice: v.optional(v.boolean(), false),
  /** Bots never abandon their comrades. */
  loyalBots: v.optional(v.boolean(), true),
})
export type Crew = Omit<v.InferOutput<typeof CrewSchema>, 'seats'> & { readonly seats: readonly Seat[] }

/** The crew of a save; what does not fit is left to its default, since no game should be lost over a name. */
export function crewOf(extra: Readonly<Record<string, unknown>>): Crew {
  const found = v.safeParse(CrewSchema, extra)
  return found.success ? found.output : v.parse(CrewSchema, {})
}
