import type { Expectation, PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { t } from '../words/index.ts'
import { type Names, placeKey } from '../words/phrases.ts'

/** What an idea leaves to others, who sees to it and by when: two short sentences. */
export function expectationWords(view: PlayerView, expects: Expectation, names: Names): string {
  const leaves = t('crew.aboard.advice.leaves', { danger: dangerName(view, expects.danger) })
  const { who, minute, share } = expects
  const then =
    who && minute !== null
      ? t('crew.aboard.advice.later', { gnome: names(who), minute, share: percent(share) })
      : t('crew.aboard.advice.nobody')
  return `${leaves} ${then}`
}

function dangerName(view: PlayerView, danger: Expectation['danger']): string {
  switch (danger.kind) {
    case 'token':
      // The exclamation mark is the token's own; a full stop follows.
      return t(`game.token.${danger.token}.name`).replace(/[\s\u00a0\u202f]*!$/, '')
    case 'track':
      return t('hud.urgent.track', { track: t(`game.track.${danger.track}.name`), at: view.tracks[danger.track] })
    case 'fire':
      return t('crew.aboard.advice.fire', { in: t(`game.place.${placeKey(danger.room)}.in`) })
  }
}

/** How many boats of a hundred an idea loses that the best one saves. */
export const boatsLost = (best: number, chance: number): number =>
  Math.max(0, Math.round(best * 100) - Math.round(chance * 100))

/** How much worse an idea is than the best one. */
export function worseWords(best: number, chance: number): string {
  const count = boatsLost(best, chance)
  return count > 0 ? t('crew.aboard.advice.worse', { count }) : t('crew.aboard.advice.even')
}
