import type { Clan } from '../../../engine/dark-cave/index.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import type { PastGame } from '../../shared/game-ui.ts'
import { t } from '../words/index.ts'
import { expeditionsIn } from './result.ts'

/** A dig of the past in words. */
export function pastGame(result: GameResult): PastGame | null {
  const [dig] = expeditionsIn([result])
  if (!dig) return null
  const { winner, won, players, gold, moves } = dig
  return {
    isGood: won,
    result: winner === 'nobody' ? t('game.nobody.name') : t(`game.clan.${winner as Clan}.wins`),
    details: [
      t('lobby.company', { count: players }),
      t('pair', { what: t('front.statistics.gold'), which: gold }),
      t('table.moves', { count: moves }),
    ],
  }
}
