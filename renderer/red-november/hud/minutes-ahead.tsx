import type { ComponentChildren, JSX } from 'preact'
import type { PlayerView } from '../../../engine/red-november/index.ts'
import { nameOf } from '../run/names.ts'
import { t } from '../words/index.ts'
import { Badge } from './face.tsx'
import { forecast } from './forecast.ts'
import { Icon } from './icons.tsx'

interface Props {
  readonly view: PlayerView
  readonly minutes: number
  /** What else there is to say about them, first. */
  readonly children?: ComponentChildren
}

/** What some more minutes would bring: icons met, who moves next, tokens that would be passed. */
export function MinutesAhead({ view, minutes, children }: Props): JSX.Element | null {
  const ahead = forecast(view, minutes)
  if (!ahead) return null
  const { icons, next, tokens, ghost } = ahead
  return (
    <p
      class="outlook"
      data-ghost={ghost}
      data-events={icons.events.length}
      data-items={icons.items.length}
      data-next={next}
    >
      {children}
      <span class="meets events">
        <Icon name="event" />
        {t('game.count.events', { count: icons.events.length })}
      </span>
      <span class="meets items">
        <Icon name="item" />
        {t('game.count.items', { count: icons.items.length })}
      </span>
      {next && (
        <span class="meets next">
          {t('hud.next')}
          <Badge gnome={next} />
          {nameOf(next)}
        </span>
      )}
      {tokens.map(({ token, strikes }) => (
        <span key={token} class={strikes ? 'meets danger' : 'meets warning'} data-token={token}>
          <Icon name="skull" />
          {t(strikes ? 'hud.strikes' : 'hud.passes', { token: t(`game.token.${token}.name`) })}
        </span>
      ))}
    </p>
  )
}
