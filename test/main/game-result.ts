import type { GameResult } from '../../preload/statistics.ts'

const FIGURES = {
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
}

/** A game that was won, by its number; with whatever figures are to be different. */
export const gameResult = (number: number, figures: GameResult['figures'] = {}): GameResult => ({
  id: number.toString(16).padStart(16, '0'),
  game: 'red-november',
  ended: '2026-01-01T00:00:00.000Z',
  figures: { ...FIGURES, ...figures },
})

/** The same kind of line as 0.1.0 wrote it. */
export const FIRST_RESULT = { id: 'feedfeedfeedfeed', ended: '2025-01-01T00:00:00.000Z', ...FIGURES }
