import type { JSX } from 'preact'

interface Props<T extends string> {
  readonly label: string
  readonly value: T
  readonly choices: readonly { readonly value: T; readonly text: string }[]
  readonly onPick: (value: T) => void
}

/** One of a few, all in sight. */
export function Segment<T extends string>({ label, value, choices, onPick }: Props<T>): JSX.Element {
  return (
    <fieldset class="segment" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          data-choice={choice.value}
          aria-pressed={choice.value === value}
          onClick={() => onPick(choice.value)}
        >
          {choice.text}
        </button>
      ))}
    </fieldset>
  )
}
