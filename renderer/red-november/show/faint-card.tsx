import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import { CardFace } from './card-face.tsx'
import type { FaintShow } from './overlay.ts'
import '../styles/show/scene.css'

interface Props {
  readonly show: FaintShow
  readonly names: Names
}

/** F2: grogs on one side, the bottle on the card on the other; between them one sees who stays upright. */
export function FaintCard({ show, names }: Props): JSX.Element {
  const { gnome, card, intoxication, fainted, stage } = show
  const number = card && faceOf(card).faint
  const values = { gnome: names(gnome), intoxication, number: number ?? 0 }
  const isTold = stage === 'told'
  return (
    <article class="scene faint-card" data-fainted={isTold && fainted} data-stage={stage}>
      <h2>{isTold ? t(fainted ? 'show.faint.falls' : 'show.faint.stands', values) : t('game.phase.faint.name')}</h2>
      {isTold && <p class="scene-words">{t(`show.faint.${reasonOf(card !== null, number, fainted)}`, values)}</p>}
      <figure class="faint-grogs">
        <span>
          {Array.from({ length: intoxication }, (_, at) => (
            <i key={at}>
              <img src="./cards/bottle.svg" alt="" />
              <b>{at + 1}</b>
            </i>
          ))}
        </span>
        <figcaption>{t('show.faint.grogs', { count: intoxication })}</figcaption>
      </figure>
      <div class="faint-turn">
        {stage === 'drawn' || !card ? (
          <img class="faint-back" src="./cards/back-event.svg" alt="" />
        ) : (
          <CardFace card={card} />
        )}
      </div>
      {isTold && <Sum show={show} number={number} />}
    </article>
  )
}

/** The two numbers, and the time that goes. */
function Sum({
  show: { intoxication, fainted, from, to },
  number,
}: {
  readonly show: FaintShow
  readonly number: number | null
}): JSX.Element {
  return (
    <p class="faint-sum">
      <img src="./cards/bottle.svg" alt="" />
      <b>
        {intoxication} {fainted ? '≥' : '<'} {number ?? '–'}
      </b>
      {fainted && (
        <>
          <Icon name="clock" />
          <b>
            {from} → {to}
          </b>
        </>
      )}
    </p>
  )
}

const reasonOf = (drawn: boolean, number: number | null, fainted: boolean) => {
  if (!drawn) return 'none' as const
  if (number === null) return 'dash' as const
  return fainted ? ('reached' as const) : ('above' as const)
}
