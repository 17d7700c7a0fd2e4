import { GameShow } from '../../shared/show/game-show.ts'
import { table } from '../run/running.ts'
import { PROGRAMME } from './programme.ts'

/** What happens, as the game screen shows it; bots are a little brisker. */
export const { haste, presenter, controls, skipAhead, useShow } = new GameShow(
  table,
  PROGRAMME,
  ({ briskSpeed }) => briskSpeed,
)
