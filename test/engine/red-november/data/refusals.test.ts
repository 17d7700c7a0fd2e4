import { expect, it } from 'vitest'
import { REFUSALS, RULE_IDS } from '../../../../engine/red-november/index.ts'

it('there are 78 rules, each with an id of its own (B1-O6)', () => {
  const chapters = { B: 8, C: 7, S: 3, T: 5, M: 7, A: 16, F: 4, U: 4, D: 3, V: 12, E: 3, O: 6 }
  const ids = Object.entries(chapters).flatMap(([chapter, count]) =>
    Array.from({ length: count }, (_, at) => `${chapter}${at + 1}`),
  )
  expect(RULE_IDS).toEqual(ids)
})

it('every refusal names its rule and says what it means (A1)', () => {
  for (const [code, { rule, means }] of Object.entries(REFUSALS)) {
    expect(code).toMatch(/^[a-z]+\/[a-z-]+$/)
    expect(RULE_IDS).toContain(rule)
    expect(means).not.toBe('')
  }
})
