import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import type { Stop, Way } from './show.ts'

/** U1: the icons on the way; of those still to come nobody knows more than the minute. */
export function WayStrip({ way }: { readonly way: Way }): JSX.Element {
  const { from, to, stops } = way
  const at = stops.filter(({ stage }) => stage !== 'ahead').length
  return (
    <section class="way" aria-label={t('show.way.label', { from, to })}>
      <p class="way-words">
        <strong>{t('show.way.count', { at, count: stops.length })}</strong>
        <span>{t('show.way.label', { from, to })}</span>
      </p>
      <ol>
        {stops.map((stop) => (
          <li key={stop.minute} class={stop.stage} title={titleOf(stop)}>
            <img src={stop.card ? `./cards/event-${faceOf(stop.card).event}.svg` : './cards/back-event.svg'} alt="" />
            <span>{stop.minute}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function titleOf({ card, stage }: Stop): string {
  if (card) return t(`game.event.${faceOf(card).event}.name`)
  return t(stage === 'ignored' ? 'show.way.ignored' : 'show.way.ahead')
}
