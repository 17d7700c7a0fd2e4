import * as v from 'valibot'
import { GNOMES, type GnomeId, type Role } from '../../../engine/dark-cave/index.ts'
import { table } from './running.ts'

/** What somebody thinks of the others. Nothing is said of whom there is no idea about. */
export type Guesses = Readonly<Partial<Record<GnomeId, Role>>>

const roles = v.record(v.picklist(GNOMES), v.picklist(['loyal', 'saboteur'] as const satisfies readonly Role[]))
const Schema = v.object({ guesses: v.optional(v.record(v.picklist(GNOMES), roles), {}) })

/** The private notes of all, by whose they are; the save carries them. */
function all(): Readonly<Partial<Record<GnomeId, Guesses>>> {
  const found = v.safeParse(Schema, table.game.value?.info.extra ?? {})
  return found.success ? found.output.guesses : {}
}

/** What this player thinks of the others: for those eyes only. */
export const guessesOf = (own: GnomeId): Guesses => all()[own] ?? {}

/** Notes what one thinks of another; null: no idea. */
export async function guess(own: GnomeId, other: GnomeId, role: Role | null): Promise<void> {
  const { [other]: _, ...rest } = guessesOf(own)
  const mine = role ? { ...rest, [other]: role } : rest
  await table.remember({ guesses: { ...all(), [own]: mine } })
}
