// Sums the closing lines of Vitest ("Tests  2 failed | 40 passed (42)") and Playwright ("  12 passed (9s)", "  1 failed",
// "  1 flaky": it fell, and stood the second time).
import { readFileSync } from 'node:fs'

const status = Number(process.argv[2])
const text = readFileSync(0, 'utf8').replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '')
const sums = { passed: 0, failed: 0, flaky: 0 }
for (const line of text.split('\n')) {
  const counts =
    /^\s*Tests\s{2,}(.*)$/.exec(line)?.[1] ?? /^\s{2}(\d+ (?:passed|failed|flaky)\b.*)$/.exec(line)?.[1] ?? ''
  for (const [, number, word] of counts.matchAll(/(\d+) (passed|failed|flaky)/g)) sums[word] += Number(number)
}
// A step that broke before it counted anything (lint, types, build) is a failure too.
if (status !== 0 && sums.failed === 0) sums.failed = 1
if (sums.flaky > 0) console.log(`${sums.flaky} stood only the second time: see above`)
console.log(`${sums.passed + sums.flaky} passed, ${sums.failed} failed`)
