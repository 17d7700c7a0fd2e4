import { describe, expect, test } from 'vitest'
import { redNovember } from '../../../../engine/red-november/index.ts'
import { type Voyage, voyagesIn } from '../../../../renderer/red-november/statistics/result.ts'
import { totalsOf } from '../../../../renderer/red-november/statistics/totals.ts'

let count = 0
const game = (more: Partial<Voyage>): Voyage => ({
  id: (++count).toString(16).padStart(16, '0'),
  ended: '2026-01-01T00:00:00.000Z',
  gnomes: 4,
  people: 4,
  bots: 0,
  options: [],
  saved: true,
  cause: 'rescued',
  minutes: 60,
  moves: 100,
  grog: 0,
  dead: 0,
  deserted: 0,
  luck: 0,
  feats: [],
  ...more,
})
const lost = (cause: string, more: Partial<Voyage> = {}): Voyage => game({ saved: false, cause, ...more })

describe('the sums over all games', () => {
  test('count games and rescues, by crew and by option', () => {
    const games = [
      game({ gnomes: 8, options: ['secretHands'] }),
      lost('heat', { gnomes: 3, options: ['secretHands', 'slowerDeath'] }),
      game({ gnomes: 3 }),
    ]
    const { all, byCrew, byOption } = totalsOf(games, ['slowerDeath', 'secretHands', 'greaterChallenge'])
    expect(all).toEqual({ games: 3, saved: 2 })
    expect(byCrew).toEqual([
      [3, { games: 2, saved: 1 }],
      [8, { games: 1, saved: 1 }],
    ])
    expect(byOption).toEqual([
      ['slowerDeath', { games: 1, saved: 0 }],
      ['secretHands', { games: 2, saved: 1 }],
    ])
  })

  test('put the most frequent cause of loss first', () => {
    const games = [lost('kraken'), lost('heat'), game({}), lost('heat')]
    expect(totalsOf(games, []).losses).toEqual([
      ['heat', 2],
      ['kraken', 1],
    ])
  })

  test('keep the records, each with its game', () => {
    const games = [
      game({ moves: 150, grog: 9, luck: 1.5 }),
      lost('heat', { minutes: 31, luck: -2.5 }),
      lost('kraken', { minutes: 12, moves: 40 }),
      game({ moves: 150, luck: 1 }),
      game({}),
      lost('heat', { minutes: 12 }),
    ]
    const found = Object.fromEntries(
      totalsOf(games, []).records.map(({ id, value, game }) => [id, [value, games.indexOf(game)]]),
    )
    expect(found).toEqual({
      moves: [150, 0],
      grog: [9, 0],
      lucky: [1.5, 0],
      unlucky: [2.5, 1],
      quickest: [12, 2],
      streak: [2, 4],
    })
  })

  test('know no records where there is nothing to be proud of', () => {
    expect(totalsOf([], []).records).toEqual([])
    expect(totalsOf([game({ moves: 0, luck: 0 })], []).records.map(({ id }) => id)).toEqual(['streak'])
  })
})

describe('the voyages', () => {
  test('are the lines of this game that can be understood', () => {
    const { id, ended, ...figures } = game({})
    const line = { id, ended, game: redNovember.id, figures }
    expect(voyagesIn([line])).toEqual([{ id, ended, ...figures }])
    expect(voyagesIn([{ ...line, game: 'another' }])).toEqual([])
    expect(voyagesIn([{ ...line, figures: { ...figures, grog: 'much' } }])).toEqual([])
  })
})
