import { darkCave } from '../../engine/dark-cave/index.ts'
import { COLORS, redNovember } from '../../engine/red-november/index.ts'
import type { Game, GameTypes } from '../../engine/shared/game.ts'
import { beginningOf, startRecord } from '../../engine/shared/record.ts'
import { formatSave } from '../../engine/shared/save.ts'
import { decided, decisionOf, seated } from '../../engine/shared/table/session.ts'

/** A game of bots as a save to open, and what its end looks like. */
export interface Kind {
  readonly id: string
  readonly save: (seed: string) => string
  readonly screen: string
  readonly end: string
  /** The id of its journal. */
  readonly journal: string
}

/** So many commands are left to be played in the window: with its board, scenes and report, and many such games in an hour. */
const LEFT = 15

/** A game of bots shortly before its end. They will end it as they did here. */
function nearItsEnd<G extends GameTypes>(game: Game<G>, start: G['start'], seats: readonly G['bot'][]): string {
  let session = seated(game, startRecord(game, start), seats)
  for (let word = decisionOf(game, session); word; word = decisionOf(game, session)) {
    session = decided(game, session, word)
  }
  const { record } = session
  if (!record) throw new Error('there is no game')
  const info = { title: 'Soak', created: '2026-01-01T00:00:00.000Z', extra: { seats } }
  return formatSave(game, info, beginningOf(game, record, Math.max(0, record.commands.length - LEFT)))
}

export const KINDS: readonly Kind[] = [
  {
    id: 'red-november',
    save: (seed) => nearItsEnd(redNovember, { setup: { seed, gnomes: COLORS.slice(0, 3) } }, Array(3).fill('sailor')),
    screen: 'main.game',
    end: 'main.report',
    journal: 'autosave',
  },
  {
    id: 'dark-cave',
    save: (seed) => nearItsEnd(darkCave, { setup: { seed, players: 4 } }, Array(4).fill('digger')),
    screen: 'main.cave-game',
    end: 'main.unmasking',
    journal: 'autosave.dark-cave',
  },
]
