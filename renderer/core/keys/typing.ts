/** What of an element tells whether it is typed into. */
interface Field {
  readonly tagName?: string
  readonly type?: string
  readonly isContentEditable?: boolean
}

/** Inputs that take no letters. */
const PRESSED = new Set(['range', 'checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color'])

export const isField = ({ tagName, type = '', isContentEditable = false }: Field): boolean =>
  (tagName === 'INPUT' && !PRESSED.has(type)) || tagName === 'TEXTAREA' || tagName === 'SELECT' || isContentEditable

/** Is the key typed into a field? Then it is no order; but no field takes F1 to F12, and a pad types nothing. */
export const isTyping = ({ target, code }: { readonly target: unknown; readonly code: string }): boolean =>
  !/^(F|Pad)\d+$/.test(code) && typeof target === 'object' && target !== null && isField(target)

/** Held together with another one: no answer that is given with a single key. */
export const isChord = ({ ctrlKey, altKey, metaKey }: Pick<KeyboardEvent, 'ctrlKey' | 'altKey' | 'metaKey'>): boolean =>
  ctrlKey || altKey || metaKey
