import { parentPort } from 'node:worker_threads'
import { simulate } from '../red-november/index.ts'
import type { Task } from './threads.ts'

/** One thread of `simulate`: it is sent ranges of games and answers with their tally. */
parentPort?.on('message', ({ simulation, from, to }: Task) => {
  parentPort?.postMessage(simulate(simulation, from, to))
})
