import type { JSX } from 'preact'

interface Props {
  readonly label: string
  readonly on: boolean
  readonly onChange: (on: boolean) => void
  readonly disabled?: boolean
  /** The element that says more about it. */
  readonly describedBy?: string
}

/** On or off, by place, mark and colour. */
export const Switch = ({ label, on, onChange, disabled = false, describedBy }: Props): JSX.Element => (
  <button
    type="button"
    role="switch"
    class="switch"
    aria-checked={on}
    aria-label={label}
    aria-describedby={describedBy}
    disabled={disabled}
    onClick={() => onChange(!on)}
  />
)
