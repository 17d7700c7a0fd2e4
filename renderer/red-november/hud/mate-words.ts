import { MAX_INTOXICATION, type SeenGnome } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import { type Names, placeKey } from '../words/phrases.ts'
import { holdsText } from './choices/holds.ts'
import type { ShownGnome } from './shown.ts'

/** Where a gnome is, or what befell it. */
export function placeText(gnome: ShownGnome): string {
  if (gnome.isComing) return t('hud.coming')
  if (gnome.status === 'dead') return t('hud.dead')
  if (gnome.status === 'deserted') return t('hud.deserted')
  if (gnome.minute === 0 && !gnome.fainted) return t('hud.rescued')
  return t(`game.place.${placeKey(gnome.room)}.name`)
}

/** The same, and of a sleeper that it sleeps. */
export const statusText = (gnome: SeenGnome): string =>
  gnome.fainted ? t('hud.asleep', { place: placeText(gnome) }) : placeText(gnome)

/** All of it in one breath, for ears. */
export function spokenMate(gnome: SeenGnome, names: Names): string {
  const { color, minute, intoxication } = gnome
  const drunk = intoxication > 0 ? [t('hud.drunk', { level: intoxication, most: MAX_INTOXICATION })] : []
  const parts = [t('game.count.minutes', { count: minute }), statusText(gnome), ...drunk, holdsText(gnome)]
  return t('pair', { what: names(color), which: parts.join(', ') })
}
