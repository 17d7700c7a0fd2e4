import { apprentice } from './apprentice.ts'
import type { Bot } from './bot.ts'
import { digger } from './digger.ts'
import { master } from './master.ts'

/** The gnomes of the cave by rank. */
export const BOTS = { apprentice, digger, master } as const satisfies Record<string, Bot>
export type BotId = keyof typeof BOTS
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[]
