import { faceOf } from '../../../engine/red-november/index.ts'
import type { Translate } from '../words/index.ts'
import type { FaintShow } from './overlay.ts'

/** F2, F3: why somebody falls or stands, and the minutes that it really takes. */
export function faintWords({ card, intoxication, fainted, from, to }: FaintShow, t: Translate): string {
  if (!card) return t('show.faint.none')
  const number = faceOf(card).faint
  if (number === null) return t('show.faint.dash')
  const values = { number, intoxication }
  return fainted ? t('show.faint.reached', { ...values, count: from - to }) : t('show.faint.above', values)
}
