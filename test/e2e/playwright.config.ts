import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { hasDisplay } from '../../scripts/system.ts'

/**
 * Where there is a real display the windows would share its focus; otherwise each worker has one of its own. A test waits for its
 * window for a third of its time: one worker more than cores uses that up. More than four only wait for memory.
 */
const WORKERS = hasDisplay() ? 1 : Math.min(4, availableParallelism() + 1)

/** They begin first: at the end one core would wait for the other. */
const LONG =
  /(access-pad|access-screens|cave-games|cave-kills|desk|flash|flash-cave|lessons|visual|visual-cave|whole-games)\.e2e\.ts$/

/** The real app in real windows. */
export default defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'short', testMatch: '**/*.e2e.ts', testIgnore: LONG },
  ],
  globalSetup: './support/set-up.ts',
  outputDir: '../../reports/e2e',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  // Where nobody watches, a test that falls once and then stands is told of at the end and stops nothing.
  retries: process.env.CI ? 1 : 0,
  // Long enough to mean "it hangs": no test measures time.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
})
