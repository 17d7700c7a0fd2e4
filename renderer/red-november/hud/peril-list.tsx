import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import type { Peril } from './perils.ts'

/** Mortal risk looks mortal: a red line each, over the button that takes it. */
export function PerilList({
  perils,
  view,
}: {
  readonly perils: readonly Peril[]
  readonly view: PlayerView
}): JSX.Element | null {
  if (perils.length === 0) return null
  return (
    <ul class="perils">
      {perils.map((peril) => (
        <li key={perilText(peril, view)} class="peril" {...marksOf(peril)}>
          <BoatGlyph name="skull" />
          <span>{perilText(peril, view)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What tests may know. */
function marksOf(peril: Peril): Readonly<Record<`data-${string}`, string>> {
  if (peril.kind === 'token') return { 'data-peril': 'token', 'data-token': peril.token }
  return peril.kind === 'late' ? { 'data-peril': 'late', 'data-late': peril.token } : { 'data-peril': peril.kind }
}

export function perilText(peril: Peril, view: PlayerView): string {
  switch (peril.kind) {
    case 'dies': {
      const gnome = nameOf(peril.gnome)
      return peril.gnome === view.turn?.active && !view.pending
        ? t(`hud.peril.dies.${peril.cause}`, { gnome })
        : t('hud.peril.kills', { gnome })
    }
    case 'token': {
      const values = { token: t(`game.token.${peril.token}.name`), minute: peril.minute }
      if (peril.left.length === 0) return t('hud.peril.strikes', values)
      return t('hud.peril.passes', { ...values, gnomes: peril.left.map((color) => withMinute(color, view)).join(', ') })
    }
    case 'late':
      return t('hud.tooLate', { token: t(`game.token.${peril.token}.name`) })
    case 'track':
      return t('hud.peril.track', {
        track: t(`game.track.${peril.track}.name`),
        at: peril.at,
        chance: percent(peril.chance),
      })
    case 'faint':
      return t('hud.peril.faint', { gnome: nameOf(peril.gnome), chance: percent(peril.chance) })
  }
}

const withMinute = (color: Parameters<typeof nameOf>[0], view: PlayerView): string =>
  `${nameOf(color)} (${view.gnomes.find((gnome) => gnome.color === color)?.minute ?? 0})`
