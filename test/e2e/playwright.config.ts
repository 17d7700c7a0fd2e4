import { defineConfig } from '@playwright/test'

/** The real app in a real window. One at a time: windows share the focus and the machine's few cores. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.e2e.ts',
  globalSetup: './support/set-up.ts',
  outputDir: '../../reports/e2e',
  workers: 1,
  forbidOnly: true,
  retries: 0,
  // Long enough to mean "it hangs": no test measures time.
  timeout: 600_000,
  expect: { timeout: 90_000 },
  reporter: [['list']],
})
