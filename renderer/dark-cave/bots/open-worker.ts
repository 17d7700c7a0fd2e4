import { type BotWorker, openBotWorker, type StartingWorker } from '../../table/bots/bot-worker.ts'
import { type Answer, type Question, think } from './think.ts'

/** Starts the worker that thinks for the bots. */
export const openWorker = (): BotWorker<Question, Answer> => openBotWorker(startWorker, think)

const startWorker = (): StartingWorker<Question, Answer> =>
  new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }) as StartingWorker<Question, Answer>
