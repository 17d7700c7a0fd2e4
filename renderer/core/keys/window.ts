import { isOwn } from './bindings.ts'
import { keyOf } from './key-names.ts'
import { Layers } from './layers.ts'
import { isField } from './typing.ts'

/** Everybody on the page who hears keys. */
export const keys = new Layers<KeyboardEvent>(handOver, (go) => setTimeout(go))

const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'])

/** The one listener for keys, before any element: what is in front of the page also lies in front of what has the focus. */
export function listenToKeys(): void {
  addEventListener(
    'keydown',
    (event) => {
      // A word that is still being composed belongs to its field.
      if (event.isComposing || MODIFIERS.has(event.key)) return
      if ((keys.isKeeping && isSystem(event)) || !keys.press(event)) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

/** The window's own menu gets its keys from hands only, so they cannot be kept. */
const isSystem = (event: KeyboardEvent): boolean =>
  event.key === 'F11' || ((event.ctrlKey || event.metaKey) && isOwn(keyOf(event)))

/** A key that no hand presses now: from a pad, or one that was kept. True where somebody took it. */
export function pressKey(init: KeyboardEventInit): boolean {
  const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })
  return !(document.activeElement ?? document.body).dispatchEvent(event)
}

/** A kept key comes again. What the browser would have done with it, it does only for hands. */
function handOver({ key, code, shiftKey, ctrlKey, altKey, metaKey, repeat }: KeyboardEvent): void {
  if (pressKey({ key, code, shiftKey, ctrlKey, altKey, metaKey, repeat })) return
  const { activeElement: focused } = document
  if (!(focused instanceof HTMLElement) || ctrlKey || altKey || metaKey) return
  if (isField(focused)) typeInto(focused, key)
  else if ((key === 'Enter' || key === ' ') && focused instanceof HTMLButtonElement) focused.click()
}

function typeInto(field: HTMLElement, key: string): void {
  if (!(field instanceof HTMLInputElement) || key.length > 1) return
  field.setRangeText(key, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end')
  field.dispatchEvent(new InputEvent('input', { bubbles: true, data: key, inputType: 'insertText' }))
}
