import type { ComponentChildren, JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { Badge } from './face.tsx'
import { forecast } from './forecast.ts'

interface Props {
  readonly view: PlayerView
  readonly minutes: number
  /** What else there is to say about them, first. */
  readonly children?: ComponentChildren
}

/** What some more minutes would bring: icons met, and who moves next. What they could cost is said over the button. */
export function MinutesAhead({ view, minutes, children }: Props): JSX.Element | null {
  const ahead = forecast(view, minutes)
  if (!ahead) return null
  const {
    icons: { events, items },
    next,
    ghost,
  } = ahead
  return (
    <p class="outlook" data-ghost={ghost} data-events={events.length} data-items={items.length} data-next={next}>
      {children}
      <span class="meets ahead">
        {t(events.length + items.length > 0 ? 'hud.onTheWay' : 'hud.clear')}
        {events.length > 0 && (
          <span class="meets events">
            <BoatGlyph name="event" />
            {t('game.count.events', { count: events.length })}
          </span>
        )}
        {items.length > 0 && (
          <span class="meets items">
            <BoatGlyph name="item" />
            {t('hud.crates', { count: items.length })}
          </span>
        )}
      </span>
      {next && (
        <span class="meets next">
          {t('hud.next')}
          <Badge gnome={next} />
          {nameOf(next)}
        </span>
      )}
    </p>
  )
}
