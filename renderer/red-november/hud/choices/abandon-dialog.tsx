import type { JSX } from 'preact'
import type { Command } from '../../../../engine/red-november/index.ts'
import { useModal } from '../../../ui/modal.ts'
import { t } from '../../words/index.ts'

interface Props {
  readonly name: string
  readonly onSay: (command: Command) => void
  readonly onCancel: () => void
}

/** A16: there is no way back, so it is asked twice, and staying is what Enter does. */
export function AbandonDialog({ name, onSay, onCancel }: Props): JSX.Element {
  const modal = useModal(onCancel)
  return (
    <dialog {...modal} class="panel abandon" aria-labelledby="abandon-title">
      <h2 id="abandon-title">{t('game.action.abandon.name')}</h2>
      <p>{t('show.abandon.what', { gnome: name })}</p>
      <ul>
        <li>{t('show.abandon.gone')}</li>
        <li>{t('show.abandon.wins')}</li>
        <li>{t('show.abandon.loses')}</li>
      </ul>
      <div class="row">
        {/* biome-ignore lint/a11y/noAutofocus: the safe answer has the focus in a dialog */}
        <button type="button" class="primary" autoFocus onClick={onCancel}>
          {t('show.abandon.stay')}
        </button>
        <button type="button" class="danger" onClick={() => onSay({ type: 'abandon' })}>
          {t('game.action.abandon.verb')}
        </button>
      </div>
    </dialog>
  )
}
