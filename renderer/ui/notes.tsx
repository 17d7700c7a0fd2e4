import type { JSX } from 'preact'
import { useRef } from 'preact/hooks'
import { t } from '../core/language.ts'
import { dismiss, type Note, notes } from '../core/notices.ts'

/** The sentences at the edge of the screen; screen readers hear them as they come. */
export function Notes(): JSX.Element {
  const before = useRef<HTMLElement | null>(null)
  const remember = ({ relatedTarget, currentTarget }: FocusEvent): void => {
    const isOutside = currentTarget instanceof Node && !currentTarget.contains(relatedTarget as Node | null)
    if (isOutside && relatedTarget instanceof HTMLElement) before.current = relatedTarget
  }
  /** Whoever came here to close a sentence goes on where they were. */
  const close = (id: number): void => {
    dismiss(id)
    before.current?.focus({ preventScroll: true })
  }
  return (
    <div class="notes" role="status" aria-live="polite" onFocusIn={remember}>
      {notes.value.map((note) => (
        <Sentence key={note.id} note={note} onClose={() => close(note.id)} />
      ))}
    </div>
  )
}

function Sentence({ note: { kind, text, action }, onClose }: { readonly note: Note; readonly onClose: () => void }) {
  return (
    <div class={`note ${kind}`}>
      <p>{text()}</p>
      {action && (
        <button
          type="button"
          class="small"
          onClick={() => {
            onClose()
            action.press()
          }}
        >
          {action.label()}
        </button>
      )}
      <button type="button" class="small quiet" onClick={onClose}>
        {t('notice.close')}
      </button>
    </div>
  )
}
