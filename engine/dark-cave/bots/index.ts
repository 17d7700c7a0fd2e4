export { type Bot, type Decision, type Manner, OWN_MANNER } from './bot.ts'
export { BOT_IDS, BOTS, type BotId } from './ranks.ts'
export { REASON_IDS, REASONS, type Reason, type ReasonId, type ReasonValues } from './reasons.ts'
