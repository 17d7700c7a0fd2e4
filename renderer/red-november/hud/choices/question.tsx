import type { ComponentChildren, JSX } from 'preact'
import type { Color } from '../../../../engine/red-november/index.ts'
import { useDeskFocus } from '../../../ui/focus.ts'
import { t } from '../../words/index.ts'

interface Props {
  readonly gnome: Color
  readonly mood?: 'calm' | 'worried' | 'drunk' | 'fainted'
  readonly ask: string
  readonly text: string
  readonly answers: string
  readonly children: ComponentChildren
}

/** A question, by whom it is to be answered, and the answers below. */
export function Question({ gnome, mood = 'calm', ask, text, answers, children }: Props): JSX.Element {
  const desk = useDeskFocus(ask, false)
  return (
    <section ref={desk} class="question" aria-label={ask} data-gnome={gnome}>
      <header class="question-head">
        <span class="question-face">
          <img class="question-portrait" src={`./portraits/${gnome}-${mood}.svg`} alt="" />
          <img class="question-badge" src={`./badges/${gnome}.svg`} alt={t(`game.gnome.${gnome}.name`)} />
        </span>
        <div>
          <h2 class="question-ask">{ask}</h2>
          <p>
            {text} <span class="question-answers">{answers}</span>
          </p>
        </div>
      </header>
      {children}
    </section>
  )
}
