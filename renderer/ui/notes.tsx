import type { JSX } from 'preact'
import { t } from '../core/language.ts'
import { dismiss, notes } from '../core/notices.ts'

/** The sentences at the edge of the screen; screen readers hear them as they come. */
export function Notes(): JSX.Element {
  return (
    <div class="notes" role="status" aria-live="polite">
      {notes.value.map(({ id, kind, text, action }) => (
        <div key={id} class={`note ${kind}`}>
          <p>{text()}</p>
          {action && (
            <button
              type="button"
              class="small"
              onClick={() => {
                dismiss(id)
                action.press()
              }}
            >
              {action.label()}
            </button>
          )}
          <button type="button" class="small quiet" onClick={() => dismiss(id)}>
            {t('notice.close')}
          </button>
        </div>
      ))}
    </div>
  )
}
