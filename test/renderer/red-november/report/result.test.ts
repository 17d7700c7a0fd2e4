import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { type GameRecord, redNovember } from '../../../../engine/red-november/index.ts'
import { present, startRecord } from '../../../../engine/shared/record.ts'
import type { SaveInfo } from '../../../../engine/shared/save.ts'
import { type GameResult, GameResultSchema } from '../../../../preload/statistics.ts'
import { resultOf } from '../../../../renderer/red-november/report/result.ts'
import { voyagesIn } from '../../../../renderer/red-november/statistics/result.ts'
import { longGame } from '../../../torture/games.ts'

const INFO: SaveInfo = { title: 'Evening', created: '2026-01-01T20:00:00.000Z', extra: {} }
const TOLD = { grog: 3, dead: 1, luck: 0.5, feats: ['home', 'calm'] }
const LEFT = 12
const GAME = longGame('results')
const result = (info: SaveInfo = INFO, game: GameRecord = GAME) => resultOf(info, game, { ...TOLD, left: LEFT })

describe('a finished game in the statistics', () => {
  test('says how many, with what options, how it ended and how long it took', () => {
    const { gnomes, people, outcome } = present(GAME)
    const found = result()
    expect(v.is(GameResultSchema, found)).toBe(true)
    expect(found?.game).toBe('red-november')
    expect(found && voyagesIn([found])[0]).toMatchObject({
      gnomes: gnomes.length,
      people,
      bots: 0,
      saved: outcome?.saved,
      cause: outcome?.cause,
      moves: GAME.commands.length,
      ...TOLD,
    })
    expect(found?.figures.minutes).toBeGreaterThan(0)
  })

  test('that was counted before there were medals has none', () => {
    const { feats: _, ...old } = result()?.figures ?? {}
    const voyages = voyagesIn([{ ...(result() as GameResult), figures: old }])
    expect(voyages.map(({ feats }) => feats)).toEqual([[]])
  })

  test('is the same game under another title, and another one when begun again', () => {
    expect(result({ ...INFO, title: 'Renamed' })?.id).toBe(result()?.id)
    expect(result({ ...INFO, created: '2026-01-02T20:00:00.000Z' })?.id).not.toBe(result()?.id)
  })

  test('does not count before its end', () => {
    expect(result(INFO, { ...GAME, states: GAME.states.slice(0, -1) })).toBeNull()
  })

  test('does not count when it began from a given position', () => {
    const given = startRecord(redNovember, { scenario: { seed: 'given' } })
    expect(result(INFO, { ...given, states: [...given.states, present(GAME)] })).toBeNull()
  })

  test('knows its bots, and does not count when there was nobody else', () => {
    const seats = present(GAME).gnomes.map(() => 'sailor')
    expect(result({ ...INFO, extra: { seats } })).toBeNull()
    expect(result({ ...INFO, extra: { seats: ['person', ...seats.slice(1)] } })?.figures.bots).toBe(seats.length - 1)
  })
})
