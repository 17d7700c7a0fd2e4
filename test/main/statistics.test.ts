import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { StatisticsKeeper } from '../../main/statistics.ts'
import { MOST_RESULTS } from '../../preload/statistics.ts'
import { gameResult } from './game-result.ts'
import { folder } from './saves/folder.ts'

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
      await keeper.record(gameResult(1, { ended: `2026-01-0${look + 1}T00:00:00.000Z` }))
    expect((await keeper.read()).games).toEqual([gameResult(1)])
  })

  test('let the oldest go when there are too many', async () => {
    const file = join(folder(), 'statistics.json')
    writeFileSync(file, JSON.stringify({ games: Array.from({ length: MOST_RESULTS }, (_, at) => gameResult(at)) }))
    const keeper = new StatisticsKeeper(file)
    await keeper.record(gameResult(MOST_RESULTS))
    const { games } = await keeper.read()
    expect(games).toHaveLength(MOST_RESULTS)
    expect([games[0], games.at(-1)]).toEqual([gameResult(1), gameResult(MOST_RESULTS)])
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
    expect((await keeper.read()).games).toEqual([gameResult(1)])
    expect(readdirSync(home)).toHaveLength(2)
  })

  test('keep the games of a broken file that can be read', async () => {
    const file = join(folder(), 'statistics.json')
    writeFileSync(file, JSON.stringify({ games: [gameResult(1), { ...gameResult(2), grog: 'much' }, gameResult(3)] }))
    const { games, setAside } = await new StatisticsKeeper(file).read()
    expect(games).toEqual([gameResult(1), gameResult(3)])
    expect(setAside).toContain('statistics.json.broken-')
  })
})
