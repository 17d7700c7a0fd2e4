import * as v from 'valibot'
import { CLANS } from '../../../engine/dark-cave/index.ts'
import { MAX_NAME_LENGTH, type Memory } from '../../../preload/contract.ts'

const MinerSchema = v.object({ name: v.pipe(v.string(), v.maxLength(MAX_NAME_LENGTH)), player: v.string() })

/** Who went down last, and what they agreed on. What cannot be read is as before the first game. */
const LobbySchema = v.object({
  miners: v.fallback(v.array(MinerSchema), []),
  clan: v.fallback(v.nullable(v.picklist(CLANS)), null),
})
export type LobbyMemory = v.InferOutput<typeof LobbySchema>

export const lobbyMemory = ({ lobby }: Pick<Memory, 'lobby'>): LobbyMemory => v.parse(LobbySchema, lobby)
