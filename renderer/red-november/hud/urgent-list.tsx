import type { JSX } from 'preact'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { MoreDangers } from './more-dangers.tsx'
import type { Danger } from './urgent.ts'

/** What cannot wait, while nothing is picked yet: the first of it large, the others a click away. */
export function UrgentList({ dangers: [first, ...rest] }: { readonly dangers: readonly Danger[] }): JSX.Element | null {
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
