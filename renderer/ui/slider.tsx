import type { JSX } from 'preact'
import { percent } from './phrases.ts'

interface Props {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

/** A part of a hundred, to be drawn. */
export function Slider({ id, label, value, least, most, onChange }: Props): JSX.Element {
  return (
    <div class="row slider">
      <label class="grow" for={id}>
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={least}
        max={most}
        step={5}
        value={value}
        style={{ '--part': (value - least) / (most - least) }}
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>{percent(value / 100)}</output>
    </div>
  )
}
