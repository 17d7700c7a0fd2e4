import { describe, expect, it } from 'vitest'
import { COLORS, createGame, redNovember, startMinute } from '../../../../engine/red-november/index.ts'
import { startRecord } from '../../../../engine/shared/record.ts'
import { formatSave, readSave } from '../../../../engine/shared/save.ts'

const minutesOf = (count: number, fairStart?: boolean): readonly number[] =>
  createGame({
    seed: 'fair',
    gnomes: COLORS.slice(0, count),
    ...(fairStart !== undefined && { fairStart }),
  }).gnomes.map(({ minute }) => minute)

describe('a fair start', () => {
  it('is not the rule: a crew starts where the box says (B5)', () => {
    for (const crew of [3, 4, 5, 6, 7, 8]) {
      expect(minutesOf(crew)).toEqual(minutesOf(crew, false))
      expect(minutesOf(crew)).toEqual(Array(crew).fill(startMinute(crew, false)))
    }
    expect([6, 7, 8].map((crew) => startMinute(crew, false))).toEqual([50, 45, 40])
  })

  it('moves the markers of six gnomes and more, and nothing else', () => {
    expect([3, 4, 5, 6, 7, 8].map((crew) => startMinute(crew, true))).toEqual([60, 60, 60, 54, 47, 45])
    const usual = createGame({ seed: 'fair', gnomes: COLORS.slice(0, 7) })
    const fair = createGame({ seed: 'fair', gnomes: COLORS.slice(0, 7), fairStart: true })
    expect(fair.gnomes.map(({ minute }) => minute)).toEqual(Array(7).fill(47))
    expect(fair.gnomes.map((gnome) => ({ ...gnome, minute: 45 }))).toEqual(usual.gnomes)
    expect(fair.eventPile).toEqual(usual.eventPile)
  })

  it('stands in the save, which begins there again', () => {
    const record = startRecord(redNovember, { setup: { seed: 'fair', gnomes: COLORS.slice(0, 8), fairStart: true } })
    const text = formatSave(redNovember, { title: 'Fair', created: '2026-01-01T00:00:00.000Z', extra: {} }, record)
    expect(text).toContain('"fairStart":true')
    expect(readSave(redNovember, text)).toMatchObject({ ok: true, damage: null, record: { hash: record.hash } })
  })
})
