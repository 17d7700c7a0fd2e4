import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { type GameState, viewFor } from '../../../engine/red-november/index.ts'
import { t } from '../../core/language.ts'
import { table } from '../../red-november/run/running.ts'
import { damageReport } from '../../red-november/words/damage-report.ts'
import { names } from '../../red-november/words/speech.ts'
import { useModal } from '../../ui/modal.ts'
import { reportOpen } from './dialogs.ts'
import { announce } from './live.tsx'
import './access.css'

/** The damage report, read by eyes and ears. */
export function ReportDialog(): JSX.Element | null {
  const state = table.shown.value
  return reportOpen.value && state ? <Report state={state} /> : null
}

function close(): void {
  reportOpen.value = false
}

function Report({ state }: { readonly state: GameState }): JSX.Element {
  const modal = useModal(close)
  const lines = damageReport(viewFor(state, table.viewer.value ?? -1), names.value)
  useEffect(() => announce(lines), [])
  return (
    <dialog {...modal} class="damage panel" aria-label={t('access.report.heading')}>
      <h2>{t('access.report.heading')}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" class="primary" onClick={close}>
        {t('access.report.close')}
      </button>
    </dialog>
  )
}
