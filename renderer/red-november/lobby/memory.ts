import * as v from 'valibot'
import { MAX_NAME_LENGTH, type Memory } from '../../../preload/contract.ts'

/** S1: one person with all gnomes, two with two each, or everybody with one. */
export const TABLES = ['alone', 'two', 'many'] as const
export type TableKind = (typeof TABLES)[number]

const words = v.array(v.string())
const CrewSchema = v.array(
  v.object({ color: v.string(), name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), player: v.string() }),
)

/** Who played last, and what they agreed on. What cannot be read is as before the first game. */
const LobbySchema = v.object({
  crew: v.fallback(CrewSchema, []),
  table: v.fallback(v.picklist(TABLES), 'many'),
  /** The options that were on; null: no game was ever begun. */
  options: v.fallback(v.nullable(words), null),
  advice: v.fallback(v.boolean(), true),
  loyalBots: v.fallback(v.boolean(), true),
  fairStart: v.fallback(v.boolean(), false),
})
export type LobbyMemory = v.InferOutput<typeof LobbySchema>

export const lobbyMemory = ({ lobby }: Pick<Memory, 'lobby'>): LobbyMemory => v.parse(LobbySchema, lobby)
