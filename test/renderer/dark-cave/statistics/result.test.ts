import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { darkCave, featsOf, type GameRecord } from '../../../../engine/dark-cave/index.ts'
import { present, startRecord } from '../../../../engine/shared/record.ts'
import { type GameResult, GameResultSchema } from '../../../../preload/statistics.ts'
import { expeditionsIn, peopleOf, resultOf } from '../../../../renderer/dark-cave/statistics/result.ts'
import { expedition } from '../../../../scripts/screens/cave-contents.ts'

const GAME = expedition({ seed: 'results', players: 5 })
const played = (seats: readonly string[] = [], record: GameRecord = GAME) => ({
  info: { title: 'Evening', created: '2026-01-01T20:00:00.000Z', extra: { seats } },
  record,
})
const result = (...game: Parameters<typeof played>) => resultOf(played(...game), ['daylight'])
const BOTS = Array<string>(5).fill('digger')

describe('a finished game of the cave in the statistics', () => {
  test('says how many, how it ended and what it was worth', () => {
    const found = result()
    expect(v.is(GameResultSchema, found)).toBe(true)
    expect(found && expeditionsIn([found])[0]).toMatchObject({
      players: 5,
      bots: 0,
      cause: present(GAME).outcome?.cause,
      moves: GAME.commands.length,
      feats: ['daylight'],
    })
  })

  test('that was counted before there were medals has none', () => {
    const { feats: _, ...old } = result()?.figures ?? {}
    expect(expeditionsIn([{ ...(result() as GameResult), figures: old }]).map(({ feats }) => feats)).toEqual([[]])
  })

  test('does not count before its end, nor when it began from a given position', () => {
    expect(result([], { ...GAME, states: GAME.states.slice(0, -1) })).toBeNull()
    const given = startRecord(darkCave, { scenario: { seed: 'given' } })
    expect(result([], { ...given, states: [...given.states, present(GAME)] })).toBeNull()
  })

  test('knows its people, whose feats alone it tells, and does not count when there were none', () => {
    expect(result(BOTS)).toBeNull()
    const seats = ['person', ...BOTS.slice(1)]
    expect(result(seats)?.figures.bots).toBe(4)
    expect(peopleOf(played(seats))).toEqual([present(GAME).players[0]?.gnome])
    const all = featsOf(GAME, peopleOf(played()))
    const own = featsOf(GAME, peopleOf(played(seats)))
    expect(all).toEqual(expect.arrayContaining([...own]))
    expect(own.length).toBeLessThan(all.length)
  })
})
