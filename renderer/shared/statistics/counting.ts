import type { GameTypes } from '../../../engine/shared/game.ts'
import type { Reply } from '../../../preload/contract.ts'
import { type GameResult, MAX_CODE_LETTERS } from '../../../preload/statistics.ts'
import { host } from '../../core/host.ts'
import type { Played } from '../../table/table.ts'
import { ui } from '../current.ts'
import { formatCode } from '../replay/code.ts'

/** Counts a finished game of the game in front, and keeps all of it to be seen again. */
export async function countGame<G extends GameTypes>(
  result: GameResult,
  { info, record }: Played<G>,
): Promise<Reply<null>> {
  const { running, codeMark } = ui()
  const code = await formatCode({ game: running.game, mark: codeMark }, info, record)
  const [first] = record.states
  return host.recordGame({
    ...result,
    ...(first && { seed: running.game.seedOf(first) }),
    ...(code.length <= MAX_CODE_LETTERS && { code }),
  })
}
