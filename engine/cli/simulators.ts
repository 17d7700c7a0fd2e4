import * as cave from '../dark-cave/index.ts'
import * as boat from '../red-november/index.ts'

/** What is simulated, and the sums that come of it, by game. */
export interface Simulated {
  readonly 'red-november': { readonly simulation: boat.Simulation; readonly tally: boat.Tally }
  readonly 'dark-cave': { readonly simulation: cave.Simulation; readonly tally: cave.Tally }
}
export type GameId = keyof Simulated
export type SimulationOf<G extends GameId> = Simulated[G]['simulation']
export type TallyOf<G extends GameId> = Simulated[G]['tally']

interface Simulator<G extends GameId> {
  simulate(simulation: SimulationOf<G>, from: number, to: number): TallyOf<G>
  add(a: TallyOf<G>, b: TallyOf<G>): TallyOf<G>
  readonly nothing: TallyOf<G>
  /** Does anybody think so long that a thread should take few games at a time? */
  isSlow(simulation: SimulationOf<G>): boolean
}

export const SIMULATORS: { readonly [G in GameId]: Simulator<G> } = {
  'red-november': {
    simulate: boat.simulate,
    add: boat.add,
    nothing: boat.NO_GAMES,
    isSlow: ({ bot }) => [bot].flat().includes('captain'),
  },
  'dark-cave': {
    simulate: cave.simulate,
    add: cave.add,
    nothing: cave.NO_GAMES,
    isSlow: ({ bot, against }) => [bot, against ?? []].flat().includes('master'),
  },
}
export const GAME_IDS = Object.keys(SIMULATORS) as readonly GameId[]
