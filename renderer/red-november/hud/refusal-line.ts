import { type Barrier, hatchBetween, type RuleError, roomsOf } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'

/** A refusal in words; what bars a way is told of the place where it does. */
export const refusalLine = (error: RuleError | Barrier): string =>
  ('at' in error ? barrierLine(error) : null) ?? t(`game.refusal.${error.code}`)

function barrierLine({ code, goal, at }: Barrier): string | null {
  if (!at || at.from === 'sea' || at.to === 'sea') return null
  if (code === 'move/hatch-blocked') {
    const hatch = hatchBetween(at.from, at.to)
    if (!hatch) return null
    const [a, b] = roomsOf(hatch)
    return t('board.onTheWay.move/hatch-blocked', { a, b })
  }
  // Of the goal itself its own words are told.
  if (at.to === goal || (code !== 'move/fire' && code !== 'move/high-water')) return null
  return t(`board.onTheWay.${code}`, { in: t(`game.place.${placeKey(at.to)}.in`) })
}
