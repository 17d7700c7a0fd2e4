import type { JSX } from 'preact'
import { MAX_MINUTES } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'

interface Props {
  readonly value: number
  readonly most: number
  /** How far the scale goes. */
  readonly of?: number
  /** What is counted, for ears: minutes, unless it is something else. */
  readonly spoken?: string
  readonly label: string
  readonly onChange: (minutes: number) => void
}

/** One to ten; what cannot be paid stays out of reach. Arrows choose, a click on a number too, Enter does it. */
export function MinuteSlider({ value, most, of = MAX_MINUTES, label, spoken, onChange }: Props): JSX.Element {
  return (
    <div class="minutes" style={`--value: ${value}; --most: ${most}; --of: ${of}`}>
      <input
        type="range"
        min={1}
        max={of}
        value={value}
        aria-label={label}
        aria-valuetext={spoken ?? t('game.count.minutes', { count: value })}
        onInput={({ currentTarget }) => {
          const next = Math.min(most, Number(currentTarget.value))
          currentTarget.value = String(next)
          onChange(next)
        }}
      />
      <span class="knob" aria-hidden="true">
        {value}
      </span>
      <div class="ticks" aria-hidden="true">
        {Array.from({ length: of }, (_, at) => (
          <span key={at} class={at + 1 === value ? 'now' : at + 1 > most ? 'beyond' : ''}>
            {at + 1}
          </span>
        ))}
      </div>
    </div>
  )
}
