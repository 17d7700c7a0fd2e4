import type { Bot } from './bot.ts'
import { cadet } from './cadet.ts'
import { captain } from './captain.ts'
import { sailor } from './sailor.ts'

/** The crew mates by rank. */
export const BOTS = { cadet, sailor, captain } as const satisfies Record<string, Bot>
export type BotId = keyof typeof BOTS
export const BOT_IDS = Object.keys(BOTS) as readonly BotId[]
export { advise, type Chance, chanceIn, chances, type Idea } from './advice.ts'
export { type Bot, type Decision, GOOD_MANNERS, type Manner } from './bot.ts'
export type { Danger, Expectation } from './expects.ts'
export { REASON_IDS, REASONS, type Reason, type ReasonId, type ReasonValues } from './reasons.ts'
export { tradeAnswerTo } from './trades.ts'
