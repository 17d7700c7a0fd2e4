import type { JSX } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { type Command, formatCommand } from '../../../../engine/red-november/index.ts'
import { useLayer } from '../../../ui/layer.ts'
import type { Target } from '../../board/kit/targets.ts'
import { optionOfKey } from './option-of-key.ts'

/** One answer: what it says, what follows from it, and the key that gives it. */
export interface Option {
  readonly command: Command
  readonly label: string
  /** What certainly follows. */
  readonly lines: readonly string[]
  /** Somebody dies of it, or the boat is lost: it is marked, and never focused first. */
  readonly grave: boolean
  readonly key: string
  /** What glows on the board while this is looked at. */
  readonly target?: Target
}

interface Props {
  readonly options: readonly Option[]
  readonly onSay: (command: Command) => void
  readonly onLook?: ((target: Target | null) => void) | undefined
}

/** Answers as buttons, each with its key; the first one that harms nobody has the focus. */
export function OptionList({ options, onSay, onLook }: Props): JSX.Element {
  const first = useRef<HTMLButtonElement>(null)
  const safest = Math.max(
    0,
    options.findIndex(({ grave }) => !grave),
  )
  useLayoutEffect(() => first.current?.focus({ preventScroll: true }), [])
  const hear = (event: KeyboardEvent): boolean => {
    const option = optionOfKey(options, event)
    if (option) onSay(option.command)
    return option !== null
  }
  useLayer({ level: 'desk', hear })
  const look = (option: Option | null): void => onLook?.(option?.target ?? null)
  return (
    <ul class="options">
      {options.map((option, at) => (
        <li key={option.key}>
          <button
            type="button"
            ref={at === safest ? first : null}
            class={option.grave ? 'option grave' : 'option'}
            data-command={formatCommand(option.command)}
            onClick={() => onSay(option.command)}
            onPointerEnter={() => look(option)}
            onPointerLeave={() => look(null)}
            onFocus={() => look(option)}
            onBlur={() => look(null)}
          >
            <kbd>{option.key}</kbd>
            <span class="option-words">
              <strong>{option.label}</strong>
              {option.lines.length > 0 && <small>{option.lines.join(' ')}</small>}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}
