import { darkCave } from '../../engine/dark-cave/index.ts'
import { COLORS, redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'

/** A game of bots that has just begun, as a save to open, and what its end looks like. */
export interface Kind {
  readonly id: string
  readonly save: (seed: string) => string
  readonly screen: string
  readonly end: string
  /** The id of its journal. */
  readonly journal: string
}

const begun = <G extends GameTypes>(game: Game<G>, start: G['start'], seats: readonly G['bot'][]): string =>
  formatSave(game, { title: 'Soak', created: '2026-01-01T00:00:00.000Z', extra: { seats } }, startRecord(game, start))

export const KINDS: readonly Kind[] = [
  {
    id: 'red-november',
    save: (seed) => begun(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 3) } }, Array(3).fill('sailor')),
    screen: 'main.game',
    end: 'main.report',
    journal: 'autosave',
  },
  {
    id: 'dark-cave',
    save: (seed) => begun(darkCave, { setup: { seed, players: 4 } }, Array(4).fill('digger')),
    screen: 'main.cave-game',
    end: 'main.unmasking',
    journal: 'autosave.dark-cave',
  },
]
