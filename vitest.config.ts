import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/*.test.ts', 'test/{engine,property,main,renderer,scripts}/**/*.test.ts'],
    // By itself it leaves one core alone: half of a small machine.
    maxWorkers: availableParallelism(),
    // Long enough to mean "it hangs": no test measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
