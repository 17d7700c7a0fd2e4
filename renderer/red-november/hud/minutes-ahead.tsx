import type { ComponentChildren, JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { percent } from '../../ui/phrases.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { BoatGlyph } from './boat-glyph.tsx'
import { type Prospect, prospectsOf } from './event-odds.ts'
import { Badge } from './face.tsx'
import { type Forecast, forecast } from './forecast.ts'
import { Steady } from './steady.tsx'

interface Props {
  readonly view: PlayerView
  readonly minutes: number
  /** What else the same desk may come to cost. */
  readonly others?: readonly number[]
  /** What else there is to say about them, first. */
  readonly children?: ComponentChildren
}

/** What some more minutes would bring: icons met, and who moves next. What they could cost is said over the button. */
export function MinutesAhead({ view, minutes, others = [], children }: Props): JSX.Element | null {
  const ahead = forecast(view, minutes)
  if (!ahead) return null
  const { events, items, next, ghost } = ahead
  return (
    <div
      class="outlook"
      data-ghost={ghost}
      data-events={events.met}
      data-ignored={events.ignored}
      data-items={items}
      data-next={next}
    >
      <Steady
        now={newsOf(ahead)}
        others={others.map((other) => newsOf(forecast(view, other) ?? ahead))}
        draw={(news) => (
          <p>
            {children}
            <Met {...news} />
            {news.events.cards > 0 && <Prospects view={view} cards={news.events.cards} />}
            {news.next && (
              <span class="meets next">
                {t('hud.next')}
                <Badge gnome={news.next} />
                {nameOf(news.next)}
              </span>
            )}
          </p>
        )}
      />
    </div>
  )
}

/** What of it is said. */
const newsOf = ({ events, items, next }: Forecast) => ({ events, items, next })

const Met = ({ events, items }: Pick<Forecast, 'events' | 'items'>): JSX.Element => (
  <span class="meets ahead">
    {t(events.met + items > 0 ? 'hud.onTheWay' : 'hud.clear')}
    {events.met > 0 && (
      <span class="meets events">
        <BoatGlyph name="event" />
        {t('game.count.events', { count: events.met })}
        {events.ignored > 0 && <i class="ignored">{t('hud.ignored', { count: events.ignored })}</i>}
      </span>
    )}
    {items > 0 && (
      <span class="meets items">
        <BoatGlyph name="item" />
        {t('hud.crates', { count: items })}
      </span>
    )}
  </span>
)

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
