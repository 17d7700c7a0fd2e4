import { type Question, think } from './protocol.ts'

/** The worker itself: one question at a time, each answered with its number. */
addEventListener('message', ({ data }: MessageEvent<{ readonly number: number; readonly question: Question }>) => {
  think(data.question, (answer) => postMessage({ number: data.number, answer }))
})
