import type { Asked } from '../../table/bots/protocol.ts'
import { type Question, think } from './think.ts'

/** The worker itself: one question at a time, each answered under its number. */
addEventListener('message', ({ data: { number, question } }: MessageEvent<Asked<Question>>) => {
  think(question, (answer, last) => postMessage({ number, answer, last }))
})
