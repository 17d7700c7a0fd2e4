import { parentPort } from 'node:worker_threads'
import { type GameId, SIMULATORS, type TallyOf } from './simulators.ts'
import type { Task } from './threads.ts'

const play = <G extends GameId>({ game, simulation, from, to }: Task<G>): TallyOf<G> =>
  SIMULATORS[game].simulate(simulation, from, to)

/** One thread of `simulate`: it is sent ranges of games and answers with their tally. */
parentPort?.on('message', (task: Task<GameId>) => {
  parentPort?.postMessage(play(task))
})
