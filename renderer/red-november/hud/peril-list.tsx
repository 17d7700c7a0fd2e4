import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { nameOf, names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { MoreDangers } from './more-dangers.tsx'
import { isMortal, type Peril } from './perils.ts'
import { whoStops } from './urgent.ts'

/** What it could cost, over the button that takes the risk: the first of it in a line, red where it is mortal; the rest a click away. */
export function PerilList({
  perils,
  view,
}: {
  readonly perils: readonly Peril[]
  readonly view: PlayerView
}): JSX.Element | null {
  const [first, ...rest] = perils.toSorted((a, b) => Number(isMortal(b)) - Number(isMortal(a)))
  if (!first) return null
  return (
    <div class="perils">
      <p class={isMortal(first) ? 'peril mortal' : 'peril'} {...marksOf(first)}>
        <BoatGlyph name="skull" />
        <span>{perilText(first, view)}</span>
      </p>
      <MoreDangers
        dangers={rest.map((peril) => ({ id: idOf(peril), icon: 'skull', head: '', text: perilText(peril, view) }))}
      />
    </div>
  )
}

const idOf = (peril: Peril): string => Object.values(marksOf(peril)).join(' ')

/** What tests may know. */
function marksOf(peril: Peril): Readonly<Record<`data-${string}`, string>> {
  switch (peril.kind) {
    case 'token':
      return { 'data-peril': 'token', 'data-token': peril.token }
    case 'late':
      return { 'data-peril': 'late', 'data-late': peril.token }
    case 'track':
      return { 'data-peril': 'track', 'data-track': peril.track }
    default:
      return { 'data-peril': peril.kind, 'data-gnome': peril.gnome }
  }
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
      return t('hud.peril.passes', { ...values, who: whoStops(view, peril.token, names.value, view.turn?.active) })
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
