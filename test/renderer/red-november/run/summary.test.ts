import { describe, expect, test } from 'vitest'
import { COLORS, redNovember } from '../../../../engine/red-november/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import { summaryOf } from '../../../../renderer/red-november/run/summary.ts'

const gnomes = COLORS.slice(0, 4)
const record = startRecord(redNovember, { setup: { seed: 'summary', gnomes, options: { secretHands: true } } })

describe('a save in a few words', () => {
  test('tells crew, minute, who is up, and what was agreed on', () => {
    const info = { title: 'One', created: '', extra: { names: { [gnomes[0] ?? '']: 'Vera' }, seats: [] } }
    const summary = summaryOf({ ok: true, info, record, damage: null })
    expect(summary).toMatchObject({ isOver: false, company: '4 gnomes', standing: '60 min left' })
    expect(summary.toMove).toMatch(/ to move$/)
    expect(summary.players.map(({ id }) => id)).toEqual(record.states[0]?.gnomes.map(({ color }) => color))
    expect(summary.players.find(({ id }) => id === gnomes[0])?.name).toBe('Vera')
    expect(summary.options).toHaveLength(1)
  })
})
