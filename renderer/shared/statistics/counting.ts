import type { GameTypes } from '../../../engine/shared/game.ts'
import { type GameResult, MAX_CODE_LETTERS } from '../../../preload/statistics.ts'
import { host } from '../../core/host.ts'
import { noteFault } from '../../core/notices.ts'
import type { Played } from '../../table/table.ts'
import { ui } from '../current.ts'
import { formatCode } from '../replay/code.ts'

/** What a finished game was worth, and how to read the same from games that were counted. */
interface Worth<F extends string> {
  readonly feats: readonly F[]
  readonly featsIn: (games: readonly GameResult[]) => readonly string[]
}

/**
 * Counts a finished game of the game in front, and keeps all of it to be seen again. Gives back those of its feats that no
 * game before it was worth.
 */
export async function countGame<G extends GameTypes, F extends string>(
  result: GameResult,
  { info, record }: Played<G>,
  { feats, featsIn }: Worth<F>,
): Promise<readonly F[]> {
  const { running, codeMark } = ui()
  const before = await host.readStatistics()
  const code = await formatCode({ game: running.game, mark: codeMark }, info, record)
  const [first] = record.states
  const counted = await host.recordGame({
    ...result,
    ...(first && { seed: running.game.seedOf(first) }),
    ...(code.length <= MAX_CODE_LETTERS && { code }),
  })
  if (!counted.ok) noteFault(counted.fault)
  const known = featsIn(before.ok ? before.value.games.filter(({ id }) => id !== result.id) : [])
  return feats.filter((feat) => !known.includes(feat))
}
