import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import { hasDisplay } from '../../scripts/system.ts'

/** Where there is a real display the windows would share its focus; otherwise each worker has one of its own. More than four only wait for memory. */
const WORKERS = hasDisplay() ? 1 : Math.min(4, availableParallelism())

/** The real app in real windows. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/set-up.ts',
  outputDir: '../../reports/e2e',
  workers: WORKERS,
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Long enough to mean "it hangs": no test measures time.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
})
