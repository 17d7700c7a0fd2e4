import { defineConfig } from 'vitest/config'

/** What the mutation test runs: the rules' own sentences, not the long random voyages. */
export default defineConfig({
  test: {
    include: [
      'test/engine/red-november/{rules,commands,data,scenario}/*.test.ts',
      'test/engine/red-november/examples.test.ts',
      'test/engine/dark-cave/{rules,data}/*.test.ts',
      'test/engine/dark-cave/{examples,notation,scenario,view}.test.ts',
    ],
    // As everywhere: a busy machine is no failed test. What hangs for good, Stryker ends.
    testTimeout: 600_000,
  },
})
