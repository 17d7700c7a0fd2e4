import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { useModal } from '../../ui/modal.ts'
import { t, ui } from '../current.ts'
import { reportOpen } from './dialogs.ts'
import { announce } from './live.tsx'
import './access.css'

/** The whole position in sentences, read by eyes and ears. */
export function ReportDialog(): JSX.Element | null {
  const view = ui().running.table.view.value
  return reportOpen.value && view ? <Report view={view} /> : null
}

function close(): void {
  reportOpen.value = false
}

function Report({ view }: { readonly view: object }): JSX.Element {
  const modal = useModal(close)
  const lines = ui().position(view)
  useEffect(() => announce(lines), [])
  return (
    <dialog {...modal} class="damage panel" aria-label={t('access.report.heading')}>
      <h2>{t('access.report.heading')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by Tab, so that arrows move it. */}
      <section class="lines" tabIndex={0} aria-label={t('access.report.heading')}>
        {lines.map((line, at) => (
          <p key={at}>{line}</p>
        ))}
      </section>
      <footer>
        <button type="button" class="primary" autofocus onClick={close}>
          {t('access.report.close')}
        </button>
      </footer>
    </dialog>
  )
}
