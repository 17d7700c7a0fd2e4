import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { speaker } from '../../engine/red-november/index.ts'
import { AUTOSAVE, LANGUAGES } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { keys } from '../core/keys/window.ts'
import { LANGUAGE_NAMES } from '../core/language.ts'
import { show } from '../core/navigation.ts'
import { changeSettings, language } from '../core/settings.ts'
import { TitlePicture } from '../red-november/pictures/title-picture.tsx'
import { running } from '../red-november/run/running.ts'
import { type Summary, summarise } from '../red-november/run/summary.ts'
import { t } from '../red-november/words/index.ts'
import { namesOf } from '../red-november/words/phrases.ts'
import { openRule } from '../shared/rulebook/opened.ts'
import { useFirstFocus } from '../ui/first-focus.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Segment } from '../ui/segment.tsx'

type Word = 'newGame' | 'lessons' | 'watch' | 'load' | 'rules' | 'statistics' | 'settings' | 'credits'

/** Where one can go from here: a line for each. */
const MENU: readonly { readonly word: Word; readonly icon: IconName; readonly go: () => void }[] = [
  { word: 'newGame', icon: 'periscope', go: () => show('new') },
  { word: 'lessons', icon: 'lesson', go: () => show('school') },
  { word: 'watch', icon: 'watch', go: () => void watchVoyage() },
  { word: 'load', icon: 'load', go: () => show('saves') },
  { word: 'rules', icon: 'rule', go: () => openRule() },
  { word: 'statistics', icon: 'statistics', go: () => show('statistics') },
  { word: 'settings', icon: 'settings', go: () => show('settings') },
  { word: 'credits', icon: 'credits', go: () => show('credits') },
]

/** Whatever a voyage needs comes with it. */
const watchVoyage = async (): Promise<void> => (await import('../red-november/watch.ts')).watchVoyage()

/** The first screen. */
export function Title(): JSX.Element {
  const kept = useRunningGame()
  const isKnown = kept !== undefined
  useLayoutEffect(() => (isKnown ? undefined : keys.expect()), [isKnown])
  const version = useVersion()
  const first = useFirstFocus<HTMLButtonElement>(kept)
  return (
    <main class="title">
      <TitlePicture />
      <div class="column">
        <h1>
          <img class="logo" src="./title/logo.svg" alt="Red November" draggable={false} />
        </h1>
        <p class="tagline">{t('title.tagline')}</p>
        <nav class="menu" aria-busy={kept === undefined}>
          {kept && (
            <button ref={first} type="button" class="wide primary" onClick={() => void running.resume()}>
              <Icon name="play" />
              <span>
                {t(kept.state.outcome ? 'front.title.lastVoyage' : 'title.continue')}
                <small>{whereItStands(kept)}</small>
              </span>
            </button>
          )}
          {MENU.map(({ word, icon, go }, at) => (
            <button
              key={word}
              data-go={word}
              ref={at === 0 && !kept ? first : null}
              type="button"
              class={at > 0 ? '' : kept ? 'wide' : 'wide primary'}
              onClick={go}
            >
              <Icon name={icon} />
              {t(`front.title.${word}`)}
            </button>
          ))}
          {host.kind === 'electron' && (
            <button type="button" onClick={() => void host.quit()}>
              <Icon name="quit" />
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
          {version && <span class="version">{t('title.version', { version })}</span>}
        </footer>
      </div>
    </main>
  )
}

type Running = Extract<Summary, { ok: true }>

/** Who is up, how many they are and how much time is left; or how it ended. */
function whereItStands({ state, names, crew, minute }: Running): string {
  const count = t('saves.crew', { count: crew })
  if (state.outcome) return [t(state.outcome.saved ? 'saves.rescued' : 'saves.lost'), count].join(' · ')
  const who = speaker(state)
  const turn = who ? [t('front.title.toMove', { gnome: namesOf(names, t)(who) })] : []
  return [...turn, count, t('saves.minute', { minute })].join(' · ')
}

/** Undefined as long as nobody knows: until then nothing stands where something else would appear. */
function useRunningGame(): Running | null | undefined {
  const [running, setRunning] = useState<Running | null>()
  useEffect(() => {
    void host.readJournal(AUTOSAVE).then((journal) => {
      if (!journal.ok || journal.value === null) return setRunning(null)
      const content = { ok: true, text: journal.value } as const
      const found = summarise({ id: AUTOSAVE, modified: '', size: 0, hasOld: false, content })
      setRunning(found.ok ? found : null)
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
