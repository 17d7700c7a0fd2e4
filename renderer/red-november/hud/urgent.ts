import { activeGnome, type PlayerView, TOKEN_IDS, TRACK_IDS } from '../../../engine/red-november/index.ts'
import { DANGER } from '../board/layout/gauges.ts'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'

export interface Danger {
  readonly icon: 'fire' | 'water' | 'skull'
  readonly words: string
}

/** In the order in which they should worry. */
export function urgentIn(view: PlayerView, names: Names): readonly Danger[] {
  if (!view.turn) return []
  const { color, room } = activeGnome(view)
  const gnome = names(color)
  const condition = room === 'sea' ? 'dry' : view.rooms[room]
  const tokens = TOKEN_IDS.flatMap((token) => {
    const minute = view.tokens[token]
    return minute === undefined ? [] : [{ token, minute }]
  })
  return [
    ...(condition === 'burning' ? [{ icon: 'fire', words: t('hud.urgent.fire', { gnome }) } as const] : []),
    ...(condition === 'high' ? [{ icon: 'water', words: t('hud.urgent.water', { gnome }) } as const] : []),
    ...tokens
      .toSorted((a, b) => b.minute - a.minute)
      .map(({ token, minute }): Danger => {
        const words = t('hud.urgent.token', { token: t(`game.token.${token}.name`), minute })
        return { icon: 'skull', words }
      }),
    ...TRACK_IDS.filter((track) => view.tracks[track] >= DANGER).map((track): Danger => {
      const words = t('hud.urgent.track', { track: t(`game.track.${track}.name`), at: view.tracks[track] })
      return { icon: 'skull', words }
    }),
  ]
}
