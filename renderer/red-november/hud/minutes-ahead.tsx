import type { ComponentChildren, JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { type Prospect, prospectsOf } from './event-odds.ts'
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
      {events.length > 0 && <Prospects view={view} cards={events.length} />}
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

/** What the cards on the way most likely bring, and the worst they could. */
function Prospects({ view, cards }: { readonly view: PlayerView; readonly cards: number }): JSX.Element | null {
  const found = prospectsOf(view, cards)
  if (!found) return null
  const { likeliest, worst } = found
  return (
    <small class="prospects">
      {t('hud.prospect.likeliest', words(likeliest))} {worst && t('hud.prospect.worst', words(worst))}
    </small>
  )
}

const words = (prospect: Prospect): { what: string; chance: string } => ({
  what:
    prospect.kind === 'end'
      ? t('hud.prospect.end', { track: t(`game.track.${prospect.track}.name`) })
      : t(`hud.prospect.kind.${prospect.kind}`),
  chance: percent(prospect.chance),
})
