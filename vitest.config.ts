import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/*.test.ts', 'test/{engine,property,main,renderer,scripts}/**/*.test.ts'],
    // Long enough to mean "it hangs": no test measures time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})
