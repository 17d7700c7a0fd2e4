import type { GameResult } from '../../preload/statistics.ts'

/** A game that was won, by its number; with whatever is to be different. */
export const gameResult = (number: number, more: Partial<GameResult> = {}): GameResult => ({
  id: number.toString(16).padStart(16, '0'),
  ended: '2026-01-01T00:00:00.000Z',
  gnomes: 4,
  people: 4,
  bots: 0,
  options: ['heroicSacrifice'],
  saved: true,
  cause: 'rescued',
  minutes: 60,
  moves: 100,
  grog: 7,
  dead: 0,
  deserted: 0,
  luck: -0.4,
  ...more,
})
