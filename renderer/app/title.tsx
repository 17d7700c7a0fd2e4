import type { JSX } from 'preact'
import { useEffect, useLayoutEffect, useState } from 'preact/hooks'
import { LANGUAGES } from '../../preload/contract.ts'
import { host } from '../core/host.ts'
import { keys } from '../core/keys/window.ts'
import { LANGUAGE_NAMES } from '../core/language.ts'
import { show } from '../core/navigation.ts'
import { changeSettings, language } from '../core/settings.ts'
import { offers, putInFront, t, ui, uiOf } from '../shared/current.ts'
import type { Summary } from '../shared/game-ui.ts'
import { openRule } from '../shared/rulebook/opened.ts'
import { useFirstFocus } from '../ui/first-focus.ts'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Segment } from '../ui/segment.tsx'

type Word = 'newGame' | 'lessons' | 'watch' | 'load' | 'rules' | 'statistics' | 'settings' | 'credits'

/** Where one can go from here: a line for each. */
const MENU: readonly { readonly word: Word; readonly icon: IconName; readonly go: () => void }[] = [
  { word: 'newGame', icon: 'periscope', go: () => show('new') },
  { word: 'lessons', icon: 'lesson', go: () => show('school') },
  { word: 'watch', icon: 'watch', go: () => void ui().watch() },
  { word: 'load', icon: 'load', go: () => show('saves') },
  { word: 'rules', icon: 'rule', go: () => openRule() },
  { word: 'statistics', icon: 'statistics', go: () => show('statistics') },
  { word: 'settings', icon: 'settings', go: () => show('settings') },
  { word: 'credits', icon: 'credits', go: () => show('credits') },
]

/** The first screen. */
export function Title(): JSX.Element {
  const { id, running, logo, name, TitlePicture } = ui()
  const kept = useRunningGame(id)
  const isKnown = kept !== undefined
  useLayoutEffect(() => (isKnown ? undefined : keys.expect()), [isKnown])
  const version = useVersion()
  const first = useFirstFocus<HTMLButtonElement>(kept)
  return (
    <main class="title">
      <TitlePicture />
      <div class="column">
        <h1>
          <img class="logo" src={logo} alt={name} draggable={false} />
        </h1>
        <p class="tagline">{t('title.tagline')}</p>
        <nav class="menu" aria-busy={kept === undefined}>
          {kept && (
            <button ref={first} type="button" class="wide primary" onClick={() => void running.resume()}>
              <Icon name="play" />
              <span>
                {t(kept.isOver ? 'front.title.lastVoyage' : 'title.continue')}
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
          {offers.value.length > 1 && (
            <Segment
              label={t('front.title.games')}
              value={id}
              choices={offers.value.map((offer) => ({ value: offer.id, text: offer.name }))}
              onPick={(picked) => void choose(picked)}
            />
          )}
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

/** Who is up, how many they are and how far they have come; or how it ended. */
const whereItStands = ({ isOver, toMove, company, standing }: Summary): string =>
  (isOver ? [standing, company] : [toMove, company, standing]).filter(Boolean).join(' · ')

/** Another game comes in front; the one before stays in its journal. */
async function choose(id: string): Promise<void> {
  const picked = await uiOf(id)
  if (picked) putInFront(picked)
}

/** The game in the journal, in a few words. Undefined as long as nobody knows: until then nothing stands where something else would appear. */
function useRunningGame(game: string): Summary | null | undefined {
  const [kept, setKept] = useState<Summary | null>()
  useEffect(() => {
    const { running, summarise } = ui()
    setKept(undefined)
    void host.readJournal(running.table.journal.id).then((journal) => {
      if (ui().id !== game) return
      if (!journal.ok || journal.value === null) return setKept(null)
      const opened = running.understand(journal.value)
      setKept(opened.ok ? summarise(opened.value) : null)
    })
  }, [game])
  return kept
}

function useVersion(): string | null {
  const [version, setVersion] = useState<string | null>(null)
  useEffect(() => {
    void host.about().then((about) => about.ok && setVersion(about.value.version))
  }, [])
  return version
}
