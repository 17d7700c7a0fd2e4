import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import type { FaintShow } from './overlay.ts'

interface Props {
  readonly show: FaintShow
  readonly names: Names
}

/** F2: the number of the card beside the intoxication, and which of them wins. */
export function FaintCard({ show: { gnome, card, intoxication, fainted }, names }: Props): JSX.Element {
  const number = card && faceOf(card).faint
  const values = { gnome: names(gnome), intoxication, number: number ?? 0 }
  return (
    <article class="faint-card" data-fainted={fainted}>
      <p class="event-card-kicker">{t('game.phase.faint.name')}</p>
      <div class="faint-card-scale">
        <figure>
          <img src={`./portraits/${gnome}-${intoxication > 1 ? 'drunk' : 'calm'}.svg`} alt="" />
          <figcaption>{t('show.faint.intoxication')}</figcaption>
          <strong>{intoxication}</strong>
        </figure>
        <span class="faint-card-sign" aria-hidden="true">
          {number === null ? '·' : number <= intoxication ? '≥' : '<'}
        </span>
        <figure class="faint-card-turn">
          <img src={card ? `./cards/event-${faceOf(card).event}.svg` : './cards/back-event.svg'} alt="" />
          <figcaption>{t('show.faint.number')}</figcaption>
          <strong>{number ?? '–'}</strong>
        </figure>
      </div>
      <h2>{t(fainted ? 'show.faint.falls' : 'show.faint.stands', values)}</h2>
      <p>{t(`show.faint.${reasonOf(card !== null, number, fainted)}`, values)}</p>
    </article>
  )
}

const reasonOf = (drawn: boolean, number: number | null, fainted: boolean) => {
  if (!drawn) return 'none' as const
  if (number === null) return 'dash' as const
  return fainted ? ('reached' as const) : ('above' as const)
}
