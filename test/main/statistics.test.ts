import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { setAside } from '../../main/aside.ts'
import { StatisticsKeeper } from '../../main/statistics.ts'
import { GameResultSchema, MAX_CODE_LETTERS, MAX_CODES, MAX_RESULTS } from '../../preload/statistics.ts'
import { FIRST_RESULT, gameResult } from './game-result.ts'
import { folder } from './saves/folder.ts'

const CODE = 'RN1.abc_-9.0123456789abcdef'

describe('the statistics of all games', () => {
  test('are empty before the first game', async () => {
    const keeper = new StatisticsKeeper(join(folder(), 'not', 'yet', 'statistics.json'))
    expect(await keeper.read()).toEqual({ games: [], setAside: null })
  })

  test('keep every game, for the next start too', async () => {
    const file = join(folder(), 'statistics.json')
    const keeper = new StatisticsKeeper(file)
    await Promise.all([keeper.record(gameResult(1)), keeper.record(gameResult(2, { saved: false, cause: 'heat' }))])
    expect((await new StatisticsKeeper(file).read()).games).toEqual([
      gameResult(1),
      gameResult(2, { saved: false, cause: 'heat' }),
    ])
  })

  test('count a game once, however often its end is seen', async () => {
    const keeper = new StatisticsKeeper(join(folder(), 'statistics.json'))
    for (let look = 0; look < 3; look++)
      await keeper.record({ ...gameResult(1), ended: `2026-01-0${look + 1}T00:00:00.000Z` })
    expect((await keeper.read()).games).toEqual([gameResult(1)])
  })

  test('let the oldest go when there are too many', async () => {
    const file = join(folder(), 'statistics.json')
    writeFileSync(file, JSON.stringify({ games: Array.from({ length: MAX_RESULTS }, (_, at) => gameResult(at)) }))
    const keeper = new StatisticsKeeper(file)
    await keeper.record(gameResult(MAX_RESULTS))
    const { games } = await keeper.read()
    expect(games).toHaveLength(MAX_RESULTS)
    expect([games[0], games.at(-1)]).toEqual([gameResult(1), gameResult(MAX_RESULTS)])
  })

  test('keep seed and record of a game, the record of the newest only', async () => {
    const file = join(folder(), 'statistics.json')
    const whole = (number: number) => ({ ...gameResult(number), seed: `seed ${number}`, code: CODE })
    writeFileSync(file, JSON.stringify({ games: Array.from({ length: MAX_CODES }, (_, at) => whole(at)) }))
    const keeper = new StatisticsKeeper(file)
    await keeper.record(whole(MAX_CODES))
    const { games } = await keeper.read()
    expect(games).toHaveLength(MAX_CODES + 1)
    expect(games[0]).toEqual({ ...gameResult(0), seed: 'seed 0' })
    expect(games.slice(1)).toEqual(Array.from({ length: MAX_CODES }, (_, at) => whole(at + 1)))
  })

  test('refuse a record that is none, or longer than any', () => {
    const fits = (more: object) => v.safeParse(GameResultSchema, { ...gameResult(1), ...more }).success
    expect(fits({ code: CODE, seed: 'x' })).toBe(true)
    expect(fits({ code: '<script>' })).toBe(false)
    expect(fits({ code: `RN1.${'a'.repeat(MAX_CODE_LETTERS)}.0123456789abcdef` })).toBe(false)
    expect(fits({ seed: 'x'.repeat(101) })).toBe(false)
  })

  test('can be forgotten', async () => {
    const keeper = new StatisticsKeeper(join(folder(), 'statistics.json'))
    await keeper.record(gameResult(1))
    await keeper.reset()
    expect((await keeper.read()).games).toEqual([])
  })

  test.each(['', '{', '[]', '{"games": 7}'])('set %j aside and begin anew', async (text) => {
    const home = folder()
    const file = join(home, 'statistics.json')
    writeFileSync(file, text)
    const keeper = new StatisticsKeeper(file)
    const { games, setAside } = await keeper.read()
    expect(games).toEqual([])
    expect(readFileSync(join(home, setAside ?? ''), 'utf8')).toBe(text)
    await keeper.record(gameResult(1))
    // It is told once.
    expect(await keeper.read()).toEqual({ games: [gameResult(1)], setAside: null })
    expect(readdirSync(home)).toHaveLength(2)
  })

  test('that are set aside are not gone: killed before the rest is written anew, it is read again', async () => {
    const home = folder()
    const file = join(home, 'statistics.json')
    const text = JSON.stringify({ games: [gameResult(1), 'half a line'] })
    writeFileSync(file, text)
    const aside = setAside(file)
    const { games } = await new StatisticsKeeper(file).read()
    expect(games).toEqual([gameResult(1)])
    expect(readFileSync(join(home, aside), 'utf8')).toBe(text)
  })

  test('keep the games of a broken file that can be read', async () => {
    const file = join(folder(), 'statistics.json')
    writeFileSync(
      file,
      JSON.stringify({
        games: [
          gameResult(1),
          { ...gameResult(2), figures: { grog: 'very much' } },
          { ...FIRST_RESULT, grog: 'much' },
          gameResult(3),
        ],
      }),
    )
    const { games, setAside } = await new StatisticsKeeper(file).read()
    expect(games).toEqual([gameResult(1), gameResult(3)])
    expect(setAside).toContain('statistics.json.broken-')
  })

  test('read the lines of 0.1.0, beside newer ones, and keep them', async () => {
    const file = join(folder(), 'statistics.json')
    writeFileSync(file, JSON.stringify({ games: [FIRST_RESULT] }))
    const { id, ended, ...figures } = FIRST_RESULT
    const first = { id, game: 'red-november', ended, figures }
    expect(await new StatisticsKeeper(file).read()).toEqual({ games: [first], setAside: null })
    await new StatisticsKeeper(file).record({ ...gameResult(1), game: 'another' })
    const again = await new StatisticsKeeper(file).read()
    expect(again).toEqual({ games: [first, { ...gameResult(1), game: 'another' }], setAside: null })
  })
})
