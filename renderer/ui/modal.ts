import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { focusFirst } from './first-focus.ts'
import { did, isEscape, useLayer } from './layer.ts'

interface Modal {
  readonly ref: RefObject<HTMLDialogElement | null>
  readonly onCancel: () => void
  readonly onClose: () => void
}

/**
 * A dialog in front of everything else as long as it is open: keys that it has no use for go nowhere. It opens with the
 * drawing and closes with the key, not with the next frame and the browser's late `close`: the next key may already be on its way.
 */
export function useModal(onClose: () => void, open = true): Modal {
  const ref = useRef<HTMLDialogElement>(null)
  useLayer({ level: 'dialog', owns: () => true, hear: (event) => isEscape(event) && did(onClose) }, open)
  useLayoutEffect(() => {
    const { current: dialog } = ref
    if (!open || !dialog) return
    dialog.showModal()
    // Only a dialog that is closed gives the focus back, and only to what had it.
    return () => {
      dialog.close()
      focusFirst(dialog)
    }
  }, [open])
  // Its own late event may find it open again.
  const closed = (): void => void (ref.current?.open === false && onClose())
  return { ref, onCancel: onClose, onClose: closed }
}
