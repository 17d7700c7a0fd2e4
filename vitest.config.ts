import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { include: ['test/{engine,property}/**/*.test.ts'] },
})
