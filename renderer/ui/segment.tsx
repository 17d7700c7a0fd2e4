import type { JSX } from 'preact'
import { roam } from './roam.ts'

interface Choice<T> {
  readonly value: T
  readonly text: string
  /** Drawn instead of the text, which is then said to ears and to a pointer that rests there. */
  readonly picture?: JSX.Element
}

interface Props<T> {
  readonly label: string
  readonly value: T
  readonly choices: readonly Choice<T>[]
  readonly onPick: (value: T) => void
}

/** One of a few, all in sight. Tab stops here once; arrows lead from one to the next, Enter picks. */
export function Segment<T extends string | number | null>({ label, value, choices, onPick }: Props<T>): JSX.Element {
  const stop = Math.max(
    0,
    choices.findIndex((choice) => choice.value === value),
  )
  return (
    <fieldset class="segment" aria-label={label} data-arrows="" onKeyDown={(event) => roam(event, event.currentTarget)}>
      {choices.map((choice, at) => (
        <button
          key={choice.value}
          type="button"
          data-choice={choice.value}
          tabIndex={at === stop ? 0 : -1}
          aria-pressed={at === stop && choice.value === value}
          title={choice.picture && choice.text}
          onClick={() => onPick(choice.value)}
        >
          {choice.picture}
          {choice.picture ? <span class="unseen">{choice.text}</span> : choice.text}
        </button>
      ))}
    </fieldset>
  )
}
