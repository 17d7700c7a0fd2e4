import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { t } from '../core/language.ts'
import { dismiss, type Note, notes } from '../core/notices.ts'
import { coveredBy, quietPlace } from './quiet-place.ts'

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
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const { current: box } = place
    if (!box || notes.value.length === 0) return
    return keepAside(box)
  }, [notes.value])
  return (
    <div ref={place} class="notes" role="status" aria-live="polite" onFocusIn={remember}>
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

/** Whatever can be pressed, and of a board what is looked at all the time: on it everything can be pressed. */
const PRESSED = ':is(button, input, select, summary, a[href], [data-in-sight]):not(.notes *, .board-keys *, :disabled)'

/** Lays the sentences where they cover nothing that can be pressed, and moves them only where something comes under them. */
function keepAside(box: HTMLElement): () => void {
  let frame = 0
  const settle = (isNew: boolean): void => {
    const pressed = [...document.querySelectorAll(PRESSED)]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => element.getBoundingClientRect())
    const size = box.getBoundingClientRect()
    if (!isNew && coveredBy(size, pressed) === 0) return
    const { left, top } = quietPlace(size, { width: innerWidth, height: innerHeight }, pressed)
    Object.assign(box.style, { left: `${left}px`, top: `${top}px` })
  }
  const later = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(() => settle(false))
  }
  settle(true)
  const changes = new MutationObserver(later)
  changes.observe(document.body, { childList: true, subtree: true })
  addEventListener('resize', later)
  return () => {
    cancelAnimationFrame(frame)
    changes.disconnect()
    removeEventListener('resize', later)
  }
}
