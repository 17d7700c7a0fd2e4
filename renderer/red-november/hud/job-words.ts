import { t } from '../words/index.ts'
import { placeKey } from '../words/phrases.ts'
import type { Job } from './jobs.ts'

/** Where the work waits, and what leads there: of two fires nobody has to guess which is meant. */
export function whereabouts({ place, minutes, first }: Job): string {
  if (minutes === 0) return t('hud.job.here')
  const there = t(`game.place.${placeKey(place)}.name`)
  return first
    ? t('hud.job.first', { item: t(`game.item.${first}.short`), place: there })
    : t('hud.job.away', { place: there, minutes })
}
