import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { LANGUAGES } from '../../preload/contract.ts'
import { resume, show } from '../app.ts'
import { host } from '../host.ts'
import { LANGUAGE_NAMES, t } from '../i18n/index.ts'
import { Segment } from '../parts/segment.tsx'
import { AUTOSAVE, type Summary, summarise } from '../saves/summary.ts'
import { changeSettings, language } from '../settings.ts'

/** The first screen. */
export function Title(): JSX.Element {
  const running = useRunningGame()
  const version = useVersion()
  return (
    <main class="title">
      <h1>
        <span class="red">Red</span> November
      </h1>
      <p class="tagline">{t('title.tagline')}</p>
      <nav class="menu">
        {running?.ok && (
          <button type="button" class="primary" onClick={() => void resume()}>
            {t('title.continue')}
            <small>
              {t('saves.crew', { count: running.crew })} · {t('saves.minute', { minute: running.minute })}
            </small>
          </button>
        )}
        <button type="button" onClick={() => show('new')}>
          {t('title.newGame')}
        </button>
        <button type="button" onClick={() => show('saves')}>
          {t('title.load')}
        </button>
        <button type="button" onClick={() => show('settings')}>
          {t('title.settings')}
        </button>
        {host.kind === 'electron' && (
          <button type="button" onClick={() => void host.quit()}>
            {t('title.quit')}
          </button>
        )}
      </nav>
      <footer>
        <Segment
          label={t('settings.language')}
          value={language.value}
          choices={LANGUAGES.map((value) => ({ value, text: LANGUAGE_NAMES[value] }))}
          onPick={(picked) => void changeSettings({ language: picked })}
        />
        <span class="caption">{version && t('title.version', { version })}</span>
      </footer>
    </main>
  )
}

function useRunningGame(): Summary | null {
  const [running, setRunning] = useState<Summary | null>(null)
  useEffect(() => {
    void host.readJournal().then((journal) => {
      if (!journal.ok || journal.value === null) return
      const content = { ok: true, text: journal.value } as const
      setRunning(summarise({ id: AUTOSAVE, modified: '', size: 0, hasOld: false, content }))
    })
  }, [])
  return running
}

function useVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    void host.about().then((about) => about.ok && setVersion(about.value.version))
  }, [])
  return version
}
