import { test as own, type Running } from './game.ts'

/**
 * The same as in game.ts, on the worker's kept window: for tests that need no start of their own. `home` is empty and `start` takes
 * up what the test has laid into it, once.
 */
export const test = own.extend<{ readonly home: string }>({
  home: async ({ kept }, use) => {
    await kept.clear()
    await use(kept.running.home)
  },
  start: async ({ kept, home: _cleared }, use) => {
    let isStarted = false
    await use(async (...args): Promise<Running> => {
      if (isStarted) throw new Error('whoever starts the app twice needs the test of game.ts')
      if (args.length > 0) throw new Error(`the kept window knows nothing of ${args.join(' ')}`)
      isStarted = true
      return kept.begin()
    })
  },
})
