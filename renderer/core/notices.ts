import { signal } from '@preact/signals'
import type { Fault } from '../../preload/contract.ts'
import { t } from './language.ts'

/** A sentence for the player at the edge of the screen, perhaps with something to press. */
export interface Note {
  readonly id: number
  readonly kind: 'good' | 'bad'
  /** Asked for whenever it is drawn: the player may change the language meanwhile. */
  readonly text: () => string
  readonly action: { readonly label: () => string; readonly press: () => void } | null
}

const GOOD_FOR_MS = 6_000
const CHOICE_FOR_MS = 15_000
const BAD_FOR_MS = 30_000

export const notes = signal<readonly Note[]>([])
let count = 0

/** Good news go soon, bad news when there was time to read them, and both when they are closed. */
export function note(kind: Note['kind'], text: () => string, action: Note['action'] = null): void {
  const id = ++count
  notes.value = [...notes.value.filter((other) => other.text() !== text()), { id, kind, text, action }]
  setTimeout(() => dismiss(id), kind === 'bad' ? BAD_FOR_MS : action ? CHOICE_FOR_MS : GOOD_FOR_MS)
}

export function noteFault(fault: Fault): void {
  note('bad', () => t(`fault.${fault}`))
}

export function dismiss(id: number): void {
  notes.value = notes.value.filter((other) => other.id !== id)
}
