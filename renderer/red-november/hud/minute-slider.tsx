import type { JSX } from 'preact'
import { MAX_MINUTES } from '../../../engine/red-november/index.ts'
import { t } from '../words/index.ts'

interface Props {
  readonly value: number
  readonly most: number
  readonly label: string
  readonly onChange: (minutes: number) => void
}

/** One to ten; what cannot be paid stays out of reach. Arrows choose, Enter does it. */
export function MinuteSlider({ value, most, label, onChange }: Props): JSX.Element {
  return (
    <div class="minutes" style={`--value: ${value}; --most: ${most}`}>
      <input
        type="range"
        min={1}
        max={MAX_MINUTES}
        value={value}
        aria-label={label}
        aria-valuetext={t('game.count.minutes', { count: value })}
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
        {Array.from({ length: MAX_MINUTES }, (_, at) => (
          <span key={at} class={at + 1 === value ? 'now' : at + 1 > most ? 'beyond' : ''}>
            {at + 1}
          </span>
        ))}
      </div>
    </div>
  )
}
