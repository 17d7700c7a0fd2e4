import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { t } from '../words/index.ts'
import { BoatGlyph, type BoatGlyphName } from './boat-glyph.tsx'

interface Line {
  readonly id: string
  readonly icon: BoatGlyphName
  readonly head: string
  /** Beside its picture while they are folded, where there is room. */
  readonly short?: string
  readonly text: string
}

/** All dangers but the first: a calm line that says how many, and opens. */
export function MoreDangers({ dangers }: { readonly dangers: readonly Line[] }): JSX.Element | null {
  const [open, setOpen] = useState(false)
  if (dangers.length === 0) return null
  return (
    <div class="more-dangers">
      <button type="button" class="more-head" aria-expanded={open} onClick={() => setOpen(!open)}>
        <span>{t('hud.urgent.more', { count: dangers.length })}</span>
        {!open &&
          dangers.map(({ id, icon, short }) => (
            <i key={id}>
              <BoatGlyph name={icon} />
              {short && <b>{short}</b>}
            </i>
          ))}
      </button>
      {open && (
        <ul>
          {dangers.map(({ id, icon, head, text }) => (
            <li key={id} data-danger={id}>
              <BoatGlyph name={icon} />
              <span>
                <b>{head}</b> {text}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
