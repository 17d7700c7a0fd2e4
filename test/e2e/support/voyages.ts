import {
  BOTS,
  type GameRecord,
  type GameSetup,
  redNovember,
  seatOf,
  speaker,
  viewFor,
} from '../../../engine/red-november/index.ts'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import { extend, present, startRecord } from '../../../engine/shared/record.ts'
import { formatSave, type SaveInfo } from '../../../engine/shared/save.ts'

/** A whole game, played by sailors. */
export function voyage(setup: GameSetup): GameRecord {
  const random = new RandomStream(seedState(`${setup.seed}/sailors`))
  let game = startRecord(redNovember, { setup })
  for (let state = present(game); !state.outcome; state = present(game)) {
    const who = speaker(state)
    if (!who) throw new Error('nobody has to speak, but the game is not over')
    const { command } = BOTS.sailor(viewFor(state, seatOf(state, who)), random)
    const next = extend(redNovember, game, command)
    if (!next.ok) throw new Error(next.error.code)
    game = next.record
  }
  return game
}

const info = (title: string, names: Readonly<Record<string, string>>): SaveInfo => ({
  title,
  created: '2026-01-01T00:00:00.000Z',
  extra: { names },
})

/** A save of a game. */
export const voyageText = (title: string, game: GameRecord, names: Readonly<Record<string, string>> = {}): string =>
  formatSave(redNovember, info(title, names), game)
