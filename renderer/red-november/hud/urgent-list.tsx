import type { JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { urgentIn } from './urgent.ts'

/** What cannot wait, while nothing is picked yet. */
export function UrgentList({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const dangers = urgentIn(view, names.value)
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
