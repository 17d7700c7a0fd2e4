import { isChord, isTyping } from '../../../core/keys/typing.ts'
import type { Option } from './option-list.tsx'

export type Pressed = Pick<KeyboardEvent, 'code' | 'ctrlKey' | 'altKey' | 'metaKey' | 'target'>

/** The digit that is pressed. By where the key is: with a French keyboard digits are typed with Shift. */
export function digitOf(event: Pressed): string | null {
  if (isTyping(event) || isChord(event)) return null
  return /^(?:Digit|Numpad)(\d)$/.exec(event.code)?.[1] ?? null
}

/** The answer whose number is pressed. A held key answers once. */
export function optionOfKey(options: readonly Option[], event: Pressed & Pick<KeyboardEvent, 'repeat'>): Option | null {
  const digit = event.repeat ? null : digitOf(event)
  return options.find(({ key }) => key === digit) ?? null
}
