import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Nothing of the engine lives longer than a call: its tests need no new process each, and what they stand on is read once. */
const ENGINE = 'test/{engine,property}/**/*.test.ts'

export default defineConfig({
  test: {
    // By itself it leaves one core alone: half of a small machine.
    maxWorkers: availableParallelism(),
    // Long enough to mean "it hangs": no test measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    projects: [
      { extends: true, test: { name: 'engine', include: [ENGINE], isolate: false } },
      {
        extends: true,
        test: { name: 'others', include: ['test/*.test.ts', 'test/{main,renderer,scripts}/**/*.test.ts'] },
      },
    ],
  },
})
