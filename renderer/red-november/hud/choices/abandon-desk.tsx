import type { JSX } from 'preact'
import type { Color, Command } from '../../../../engine/red-november/index.ts'
import { t } from '../../words/index.ts'
import type { Names } from '../../words/phrases.ts'
import { Question } from './question.tsx'

interface Props {
  readonly gnome: Color
  readonly names: Names
  readonly onSay: (command: Command) => void
  readonly onStay: () => void
}

/** A16: there is no way back, so it is asked twice, and staying is what Enter does. */
export function AbandonDesk({ gnome, names, onSay, onStay }: Props): JSX.Element {
  return (
    <Question
      gnome={gnome}
      mood="worried"
      ask={t('game.action.abandon.name')}
      text={t('show.abandon.what', { gnome: names(gnome) })}
      answers={t('show.abandon.gone')}
    >
      <ul class="abandon-ends">
        <li>{t('show.abandon.wins')}</li>
        <li>{t('show.abandon.loses')}</li>
      </ul>
      <div class="composer-end abandon">
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer has the focus */}
        <button type="button" class="primary" autoFocus onClick={onStay}>
          {t('show.abandon.stay')}
        </button>
        <button type="button" class="danger" onClick={() => onSay({ type: 'abandon' })}>
          {t('game.action.abandon.verb')}
        </button>
      </div>
    </Question>
  )
}
