import type { JSX } from 'preact'
import { closeAlone, type Seeing } from '../show/alone.ts'
import { t } from '../words/index.ts'
import { cardLabel } from '../words/phrases.ts'
import { Ask, Buttons } from './ask.tsx'

/** HS5: step 3. Whoever drew sees the new cards, and ends the turn: only then the curtain falls. */
export function Drawn({ seeing: { what, view } }: { readonly seeing: Seeing }): JSX.Element | null {
  if (what.kind !== 'drawn') return null
  const hand = view.players.find(({ gnome }) => gnome === what.by)?.hand ?? []
  return (
    <Ask heading={t('hud.drawn.heading', { count: what.count })} about={what}>
      <p role="status">
        {hand
          .slice(-what.count)
          .map((card) => cardLabel(card, t))
          .join(', ')}
      </p>
      <Buttons>
        <button type="button" class="wood lit" data-go="hand-over" onClick={closeAlone}>
          {t('hud.drawn.end')}
        </button>
      </Buttons>
    </Ask>
  )
}
