import type { ComponentChildren, JSX } from 'preact'
import { LANGUAGES, type Settings } from '../../preload/contract.ts'
import { goBack } from '../app.ts'
import { LANGUAGE_NAMES, t } from '../i18n/index.ts'
import { Segment } from '../parts/segment.tsx'
import { changeSettings, resetSettings, settings } from '../settings.ts'

const VOLUMES = ['master', 'music', 'effects', 'hull'] as const

/** Everything a player can change; in effect and kept at once. */
export function SettingsScreen(): JSX.Element {
  const now = settings.value
  const set = (change: Partial<Settings>): void => void changeSettings(change)
  return (
    <main class="page">
      <header>
        <button type="button" onClick={goBack}>
          {t('settings.back')}
        </button>
        <h1>{t('settings.heading')}</h1>
        <p class="grow caption">{t('settings.hint')}</p>
        <button type="button" onClick={() => void resetSettings()}>
          {t('settings.reset')}
        </button>
      </header>
      <div class="columns">
        <section class="panel">
          <h2>{t('settings.reading')}</h2>
          <Row label={t('settings.language')}>
            <Segment
              label={t('settings.language')}
              value={now.language}
              choices={[
                { value: 'auto', text: t('settings.auto') },
                ...LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] })),
              ]}
              onPick={(language) => set({ language })}
            />
          </Row>
          <Slider
            id="text-size"
            label={t('settings.textSize')}
            value={now.textSize}
            least={80}
            most={200}
            onChange={(textSize) => set({ textSize })}
          />
          <p class="well">{t('settings.sample')}</p>
          <Choice name="contrast" names="contrasts" values={['normal', 'high']} set={set} />
          <Choice name="palette" names="palettes" values={['poster', 'colour-blind', 'mono']} set={set} />
          <Choice name="reducedMotion" names="switches" values={['auto', 'on', 'off']} set={set} />
          <Choice name="quality" names="qualities" values={['auto', 'low', 'medium', 'high']} set={set} />
          <Choice
            name="animationSpeed"
            names="animationSpeeds"
            values={['calm', 'normal', 'fast', 'instant']}
            set={set}
          />
          <Row label={t('settings.fullScreen')}>
            <Segment
              label={t('settings.fullScreen')}
              value={now.fullScreen ? 'on' : 'off'}
              choices={(['on', 'off'] as const).map((value) => ({ value, text: t(`settings.switches.${value}`) }))}
              onPick={(value) => set({ fullScreen: value === 'on' })}
            />
          </Row>
        </section>
        <section class="panel">
          <h2>{t('settings.sound')}</h2>
          {VOLUMES.map((name) => (
            <Slider
              key={name}
              id={`volume-${name}`}
              label={t(`settings.volumes.${name}`)}
              value={now.volume[name]}
              least={0}
              most={100}
              onChange={(value) => set({ volume: { ...now.volume, [name]: value } })}
            />
          ))}
        </section>
      </div>
    </main>
  )
}

function Row({ label, children }: { readonly label: string; readonly children: ComponentChildren }): JSX.Element {
  return (
    <div class="row">
      <span class="grow">{label}</span>
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
  readonly set: (change: Partial<Settings>) => void
}

function Choice<K extends Chosen>({ name, names, values, set }: ChoiceProps<K>): JSX.Element {
  // The table of names belongs to the values; the test of the tables makes sure that none is missing.
  const text = (value: Settings[K]): string => t(`settings.${names}.${value}` as 'settings.contrasts.normal')
  return (
    <Row label={t(`settings.${name}`)}>
      <Segment<Settings[K]>
        label={t(`settings.${name}`)}
        value={settings.value[name]}
        choices={values.map((value) => ({ value, text: text(value) }))}
        onPick={(value) => set({ [name]: value })}
      />
    </Row>
  )
}

interface SliderProps {
  readonly id: string
  readonly label: string
  readonly value: number
  readonly least: number
  readonly most: number
  readonly onChange: (value: number) => void
}

function Slider({ id, label, value, least, most, onChange }: SliderProps): JSX.Element {
  return (
    <div class="row">
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
        onInput={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output for={id}>{value} %</output>
    </div>
  )
}
