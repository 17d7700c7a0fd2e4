import { putRunning } from './contents.ts'
import type { Shot, Studio } from './studio.ts'

export const QUIET = { icons: { events: [], items: [] } }

export type Game = () => Parameters<typeof putRunning>[1]

/** A picture of a running game. */
export const aboard = (name: string, game: Game, open?: (stage: Studio) => Promise<unknown>): Shot => ({
  name,
  prepare: (home) => putRunning(home, game()),
  open: async (stage) => {
    await stage.resume()
    await open?.(stage)
  },
})

/** A picture of a running game in which something is picked. */
export const picked = (name: string, game: Game, pick: (stage: Studio) => Promise<unknown>): Shot => ({
  ...aboard(name, game),
  pick,
})

/** A question that lies before somebody. */
export const asked = (name: string, game: Game, there = '.question'): Shot =>
  aboard(name, game, (stage) => stage.see(there))

export const twoOf = (red: object, blue: object): { gnomes: [] } =>
  ({
    gnomes: [
      { color: 'red', minute: 40, ...red },
      { color: 'blue', minute: 39, ...blue },
    ],
  }) as never
