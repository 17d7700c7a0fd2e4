import type { JSX } from 'preact'
import { LANGUAGES, PALETTES, type Settings } from '../../../preload/contract.ts'
import { LANGUAGE_NAMES } from '../../core/language.ts'
import { goBack } from '../../core/navigation.ts'
import { note } from '../../core/notices.ts'
import { changeSettings, resetSettings, settings } from '../../core/settings.ts'
import { Icon } from '../../ui/icon.tsx'
import { PageHead } from '../../ui/page-head.tsx'
import { Segment } from '../../ui/segment.tsx'
import { Slider } from '../../ui/slider.tsx'
import { t, ui } from '../current.ts'
import { KeyTable } from './key-table.tsx'
import { Choice, Row, Toggle } from './setting-row.tsx'
import { WhatIsThere } from './what-is-there.tsx'
import '../plates.css'
import './settings.css'

const VOLUMES = ['master', 'music', 'effects', 'hull'] as const
const set = (change: Partial<Settings>): void => void changeSettings(change)

/** Everything a player can change; in effect and kept at once. */
export function SettingsScreen(): JSX.Element {
  return (
    <main class="page plates settings">
      <PageHead title={t('settings.heading')} onBack={goBack} hint={t('settings.hint')}>
        <button type="button" onClick={() => void reset()}>
          <Icon name="reset" />
          {t('settings.reset')}
        </button>
      </PageHead>
      <div class="columns">
        <Reading />
        <Picture />
        <Sound />
      </div>
      <KeyTable />
      <WhatIsThere />
    </main>
  )
}

async function reset(): Promise<void> {
  const before = settings.value
  await resetSettings()
  note('good', () => t('front.settings.resetDone'), {
    label: () => t('front.settings.takeBack'),
    press: () => set(before),
  })
}

function Reading(): JSX.Element {
  const now = settings.value
  return (
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
      <Choice name="contrast" names="contrasts" values={['normal', 'high']} />
      <Choice name="palette" names="palettes" values={PALETTES} />
      <div class="badges">
        <span class="grow">{t('front.settings.badges')}</span>
        {ui()
          .players()
          .map(({ id, badge, sign }) => (
            <img key={id} src={badge} alt={sign} />
          ))}
      </div>
      <Choice
        name="reducedMotion"
        names="switches"
        values={['auto', 'on', 'off']}
        hint={t('settings.reducedMotionHint')}
      />
      <Toggle name="captions" label={t('front.settings.captions')} hint={t('front.settings.captionsHint')} />
    </section>
  )
}

function Picture(): JSX.Element {
  return (
    <section class="panel">
      <h2>{t('front.settings.picture')}</h2>
      <Choice
        name="quality"
        names="qualities"
        values={['auto', 'low', 'medium', 'high']}
        hint={t('front.settings.autoHint')}
      />
      <Choice name="animationSpeed" names="animationSpeeds" values={['calm', 'normal', 'fast', 'instant']} />
      <Toggle name="remarks" label={t('front.settings.remarks')} hint={t('front.settings.remarksHint')} />
      <Toggle name="fullScreen" label={t('settings.fullScreen')} />
    </section>
  )
}

function Sound(): JSX.Element {
  const { volume } = settings.value
  return (
    <section class="panel">
      <h2>{t('settings.sound')}</h2>
      {VOLUMES.map((name) => (
        <Slider
          key={name}
          id={`volume-${name}`}
          label={t(`settings.volumes.${name}`)}
          value={volume[name]}
          least={0}
          most={100}
          onChange={(value) => set({ volume: { ...volume, [name]: value } })}
        />
      ))}
    </section>
  )
}
