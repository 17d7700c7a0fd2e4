import type { ComponentChildren, JSX } from 'preact'
import type { Settings } from '../../../preload/contract.ts'
import { t } from '../../core/language.ts'
import { changeSettings, settings } from '../../core/settings.ts'
import { Segment } from '../../ui/segment.tsx'
import { Switch } from '../../ui/switch.tsx'

interface RowProps {
  readonly label: string
  readonly hint?: string | undefined
  readonly children: ComponentChildren
}

/** A setting: its name, perhaps a word about it, and the control. */
export function Row({ label, hint, children }: RowProps): JSX.Element {
  return (
    <div class="row">
      <div class="grow">
        <b>{label}</b>
        {hint && <p>{hint}</p>}
      </div>
      {children}
    </div>
  )
}

type Chosen = 'contrast' | 'palette' | 'reducedMotion' | 'quality' | 'animationSpeed'
type Names = 'contrasts' | 'palettes' | 'switches' | 'qualities' | 'animationSpeeds'

interface ChoiceProps<K extends Chosen> {
  readonly name: K
  readonly names: Names
  readonly values: readonly Settings[K][]
  readonly hint?: string
}

/** One of a few. */
export function Choice<K extends Chosen>({ name, names, values, hint }: ChoiceProps<K>): JSX.Element {
  // The table of names belongs to the values; the test of the tables makes sure that none is missing.
  const text = (value: Settings[K]): string => t(`settings.${names}.${value}` as 'settings.contrasts.normal')
  return (
    <Row label={t(`settings.${name}`)} hint={hint}>
      <Segment<Settings[K]>
        label={t(`settings.${name}`)}
        value={settings.value[name]}
        choices={values.map((value) => ({ value, text: text(value) }))}
        onPick={(value) => void changeSettings({ [name]: value })}
      />
    </Row>
  )
}

interface ToggleProps {
  readonly name: 'fullScreen' | 'captions' | 'remarks'
  readonly label: string
  readonly hint?: string
}

/** On or off. */
export const Toggle = ({ name, label, hint }: ToggleProps): JSX.Element => (
  <Row label={label} hint={hint}>
    <Switch label={label} on={settings.value[name]} onChange={(on) => void changeSettings({ [name]: on })} />
  </Row>
)
