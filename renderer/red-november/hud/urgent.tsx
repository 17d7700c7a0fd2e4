import type { JSX } from 'preact'
import { activeGnome, type PlayerView, TOKEN_IDS, TRACK_IDS } from '../../../engine/red-november/index.ts'
import { DANGER } from '../board/layout/gauges.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph, type BoatGlyphName } from './boat-glyph.tsx'

interface Danger {
  readonly icon: BoatGlyphName
  readonly words: string
}

/** What cannot wait, while nothing is picked yet: oneself first, then what ends soonest. */
export function Urgent({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const dangers = urgentIn(view)
  if (dangers.length === 0) return null
  return (
    <ul class="urgent" aria-label={t('hud.urgent.label')}>
      {dangers.map(({ icon, words }) => (
        <li key={words}>
          <BoatGlyph name={icon} />
          {words}
        </li>
      ))}
    </ul>
  )
}

function urgentIn(view: PlayerView): readonly Danger[] {
  if (!view.turn) return []
  const { color, room } = activeGnome(view)
  const gnome = nameOf(color)
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
