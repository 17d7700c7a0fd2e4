import type { JSX } from 'preact'
import { LANGUAGES } from '../../preload/contract.ts'
import { LANGUAGE_NAMES, t } from '../core/language.ts'
import { changeSettings, language } from '../core/settings.ts'
import { Segment } from '../ui/segment.tsx'

/** Each language in its own words. */
export const Languages = (): JSX.Element => (
  <Segment
    label={t('settings.language')}
    value={language.value}
    choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
    onPick={(picked) => void changeSettings({ language: picked })}
  />
)
