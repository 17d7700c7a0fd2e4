import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chartPage } from '../../scripts/chart-text.ts'

it('the chart in docs/ is that of the machine as it is now (npm run chart)', () => {
  expect(readFileSync('docs/table-machine.md', 'utf8')).toBe(chartPage())
})
