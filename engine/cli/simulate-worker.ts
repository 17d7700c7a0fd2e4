import { parentPort, workerData } from 'node:worker_threads'
import { type Simulation, simulate } from '../red-november/index.ts'

const { simulation } = workerData as { simulation: Simulation }

/** One thread of `simulate`: it is sent ranges of games and answers with their tally. */
parentPort?.on('message', ({ from, to }: { from: number; to: number }) => {
  parentPort?.postMessage(simulate(simulation, from, to))
})
