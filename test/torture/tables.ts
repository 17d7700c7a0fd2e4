import { darkCave } from '../../engine/dark-cave/index.ts'
import { COLORS, redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { formatSave, type SaveInfo } from '../../engine/shared/save.ts'
import type { Kind } from './kinds.ts'

export const GAME_IDS = ['red-november', 'dark-cave'] as const
export type GameId = (typeof GAME_IDS)[number]

/** A game to be tortured: how one begins for a kind of state, and where it is kept. */
export interface Victim {
  readonly game: Game<GameTypes>
  readonly journal: string
  readonly start: (kind: Kind, seed: string) => object
  readonly seats: (kind: Kind) => readonly string[]
}

export const VICTIMS: Readonly<Record<GameId, Victim>> = {
  'red-november': {
    game: redNovember,
    journal: 'autosave',
    start: (kind, seed) => ({
      setup: { seed, gnomes: COLORS.slice(0, 4), ...(kind === 'curtain' && { options: { secretHands: true } }) },
    }),
    seats: (kind) => (kind === 'thinking' ? ['captain', 'sailor', 'captain', 'sailor'] : []),
  },
  'dark-cave': {
    game: darkCave,
    journal: 'autosave.dark-cave',
    start: (_kind, seed) => ({ setup: { seed, players: 4 } }),
    seats: (kind) => (kind === 'thinking' ? ['digger', 'master', 'digger', 'apprentice'] : []),
  },
}

export const infoFor = (victim: Victim, kind: Kind, title: string): SaveInfo => ({
  title,
  created: '2026-01-01T00:00:00.000Z',
  extra: { seats: victim.seats(kind) },
})

/** A game that has just begun, as a save. */
export const begun = (victim: Victim, kind: Kind, seed: string): string =>
  formatSave(victim.game, infoFor(victim, kind, `Ночь ${seed} 🐙`), startRecord(victim.game, victim.start(kind, seed)))
