import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { viewFor } from '../../engine/red-november/index.ts'
import { table } from '../app.ts'
import { names } from '../hud/speech.ts'
import { t } from '../i18n/index.ts'
import { damageReport } from './damage-report.ts'
import { announce } from './live.tsx'
import { reportOpen } from './open.ts'
import './access.css'

/** The damage report, read by eyes and ears. */
export function ReportDialog(): JSX.Element | null {
  const dialog = useRef<HTMLDialogElement>(null)
  const state = table.shown.value
  const open = reportOpen.value && state !== null
  const lines = open ? damageReport(viewFor(state, table.viewer.value ?? -1), names.value) : []
  useEffect(() => {
    if (!open) return
    dialog.current?.showModal()
    announce(lines)
  }, [open])
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      class="damage panel"
      aria-label={t('access.report.heading')}
      onClose={() => {
        reportOpen.value = false
      }}
    >
      <h2>{t('access.report.heading')}</h2>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <button type="button" class="primary" onClick={() => dialog.current?.close()}>
        {t('access.report.close')}
      </button>
    </dialog>
  )
}
