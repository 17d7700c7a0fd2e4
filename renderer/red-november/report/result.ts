import { type GameRecord, OPTION_IDS, redNovember } from '../../../engine/red-november/index.ts'
import { hashText } from '../../../engine/shared/hash.ts'
import { present } from '../../../engine/shared/record.ts'
import type { SaveInfo } from '../../../engine/shared/save.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import { crewOf } from '../../table/crew.ts'
import type { Figures } from '../statistics/result.ts'

/** What a game's chronicle adds to its end. */
export interface Told extends Pick<Figures, 'grog' | 'dead' | 'luck' | 'feats'> {
  /** The minute at which it ended, as the report tells it. */
  readonly left: number
}

/**
 * The line a finished game gets in the statistics, or null: games that are not over, lessons and other given positions, and
 * voyages of bots alone do not count. The same game always has the same id, under whatever title it was saved.
 */
export function resultOf(info: SaveInfo, record: GameRecord, { left, ...told }: Told): GameResult | null {
  const { start } = record
  const state = present(record)
  const { outcome, people } = state
  if (!outcome || !('setup' in start)) return null
  const bots = crewOf(redNovember, info.extra)
    .seats.slice(0, people)
    .filter((seat) => seat !== 'person').length
  if (bots === people) return null
  const first = Math.max(...(record.states[0]?.gnomes ?? []).map(({ minute }) => minute), 0)
  const figures: Figures = {
    gnomes: state.gnomes.length,
    people,
    bots,
    options: OPTION_IDS.filter((id) => state.options[id]),
    saved: outcome.saved,
    cause: outcome.cause,
    minutes: outcome.saved ? first : first - left,
    moves: record.commands.length,
    deserted: state.gnomes.filter(({ status }) => status === 'deserted').length,
    ...told,
  }
  const id = hashText(JSON.stringify([info.created, start.setup]))
  return { id, game: redNovember.id, ended: new Date().toISOString(), figures: { ...figures } }
}
