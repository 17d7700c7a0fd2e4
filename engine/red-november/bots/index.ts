import type { Bot } from './bot.ts'
import { cadet } from './cadet.ts'
import { sailor } from './sailor.ts'

/** The crew mates by rank. */
export const BOTS = { cadet, sailor } as const satisfies Record<string, Bot>
export type BotId = keyof typeof BOTS
export type { Bot }
