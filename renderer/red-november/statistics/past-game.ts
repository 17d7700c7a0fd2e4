import type { Cause } from '../../../engine/red-november/index.ts'
import type { GameResult } from '../../../preload/statistics.ts'
import type { PastGame } from '../../shared/game-ui.ts'
import { t } from '../words/index.ts'
import { voyagesIn } from './result.ts'

/** A voyage of the past in words. */
export function pastGame(result: GameResult): PastGame | null {
  const [voyage] = voyagesIn([result])
  if (!voyage) return null
  const { saved, cause, gnomes, minutes } = voyage
  return {
    isGood: saved,
    result: t(saved ? 'saves.rescued' : 'saves.lost'),
    details: [
      t('saves.crew', { count: gnomes }),
      ...(saved ? [] : [t(`game.end.${cause as Cause}.title`)]),
      t('front.statistics.quickestValue', { value: minutes }),
    ],
  }
}
