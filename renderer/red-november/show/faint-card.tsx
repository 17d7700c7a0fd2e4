import type { JSX } from 'preact'
import { faceOf } from '../../../engine/red-november/index.ts'
import { Icon } from '../../ui/icon.tsx'
import { t } from '../words/index.ts'
import type { Names } from '../words/phrases.ts'
import { faintWords } from './faint-words.ts'
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
  const isTold = stage === 'told'
  return (
    <article class="scene faint-card" data-fainted={isTold && fainted} data-stage={stage}>
      <h2>
        {isTold
          ? t(fainted ? 'show.faint.falls' : 'show.faint.stands', { gnome: names(gnome) })
          : t('game.phase.faint.name')}
      </h2>
      {isTold && <p class="scene-words">{faintWords(show, t)}</p>}
      <Bottle kind="drunk" number={intoxication} words={t('show.faint.grogs', { count: intoxication })} />
      {stage === 'drawn' || !card ? (
        <figure class="faint-side asked">
          <img class="faint-back" src="./cards/back-event.svg" alt="" />
        </figure>
      ) : (
        <Bottle kind="asked" number={number ?? '–'} words={t('show.faint.number')} />
      )}
      {isTold && <Sum show={show} number={number} />}
    </article>
  )
}

/** A number as a bottle: what was drunk, or what the card asks for. The card's own event is none of this moment's business. */
const Bottle = ({
  kind,
  number,
  words,
}: {
  readonly kind: 'drunk' | 'asked'
  readonly number: number | string
  readonly words: string
}): JSX.Element => (
  <figure class={`faint-side ${kind}`}>
    <span>
      <img class="faint-bottle" src="./cards/bottle.svg" alt="" />
      <b>{number}</b>
    </span>
    <figcaption>{words}</figcaption>
  </figure>
)

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
