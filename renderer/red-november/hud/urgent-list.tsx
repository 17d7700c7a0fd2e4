import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { names } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { MoreDangers } from './more-dangers.tsx'
import { urgentIn } from './urgent.ts'

/** What cannot wait, while nothing is picked yet: the first of it large, the others a click away. */
export function UrgentList({ view }: { readonly view: PlayerView }): JSX.Element | null {
  const call = names.value
  const [first, ...rest] = useMemo(() => urgentIn(view, call), [view, call])
  if (!first) return null
  return (
    <section class="urgent" aria-label={t('hud.urgent.label')}>
      <p class="first-danger" data-danger={first.id}>
        <BoatGlyph name={first.icon} />
        <b>{first.head}</b>
        <span>{first.text}</span>
      </p>
      <MoreDangers dangers={rest} />
    </section>
  )
}
