import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import type { IconAhead, Way } from './overlay.ts'

/** U1: the icons on the way; of those still to come nobody knows more than the minute. */
export function WayStrip({ way }: { readonly way: Way }): JSX.Element {
  const { from, to, icons } = way
  // The first is on its way before it is turned.
  const at = Math.max(1, icons.filter(({ stage }) => stage !== 'ahead').length)
  return (
    <section class="way" aria-label={t('show.way.label', { from, to })}>
      <p class="way-words">
        <strong>{t('show.way.count', { at, count: icons.length })}</strong>
        <span>{t('show.way.label', { from, to })}</span>
      </p>
      <ol>
        {icons.map((icon) => (
          <li key={icon.minute} class={icon.stage} title={titleOf(icon)}>
            <img src={icon.card ? `./cards/event-${faceOf(icon.card).event}.svg` : './cards/back-event.svg'} alt="" />
            <span>{icon.minute}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function titleOf({ card, stage }: IconAhead): string {
  if (card) return t(`game.event.${faceOf(card).event}.name`)
  return t(stage === 'ignored' ? 'show.way.ignored' : 'show.way.ahead')
}
