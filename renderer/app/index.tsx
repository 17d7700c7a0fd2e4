import { effect } from '@preact/signals'
import { type ComponentType, type JSX, render } from 'preact'
import { renewAt, watchForErrors } from '../core/failure.ts'
import { host } from '../core/host.ts'
import { keys, listenToKeys } from '../core/keys/window.ts'
import { t } from '../core/language.ts'
import { atLeisure } from '../core/leisure.ts'
import { gameKept, noBoard, type Screen, screen, show } from '../core/navigation.ts'
import { note } from '../core/notices.ts'
import { language, loadSettings, sendMenu, settings } from '../core/settings.ts'
import { currentUi, frontUi, offers, ui } from '../shared/current.ts'
import { Rulebook } from '../shared/rulebook/book.tsx'
import { open as rules } from '../shared/rulebook/opened.ts'
import { Captions } from '../shared/sound/captions.tsx'
import { radio, tuneIn } from '../shared/sound/on-air.ts'
import { InSight } from '../ui/layer.ts'
import { lazily, NOTHING } from '../ui/lazily.tsx'
import { Notes } from '../ui/notes.tsx'
import { lettersOf } from '../ui/styles/fonts.ts'
import { followArrows } from './arrows.ts'
import { Crash } from './crash.tsx'
import { listenToPads } from './gamepad.ts'
import { GAMES } from './games.ts'
import { openHandedFiles } from './handed-files.ts'
import { InFront } from './in-front.tsx'
import { forgetJournals, lookIntoJournals } from './kept-games.ts'
import { keepPictures } from './kept-pictures.ts'
import { takeOrders } from './menu-orders.ts'
import { Title } from './title.tsx'
import { SafetyNet } from './trouble.tsx'

/** All but the game, which may stay behind others. Each but the title is about the game in front. */
const SCREENS: Readonly<Record<Exclude<Screen, 'game' | 'title'>, ComponentType>> = {
  new: () => <Part of="Lobby" />,
  table: lazily(async () => (await import('../shared/text-table/text-table.tsx')).TextTable),
  saves: lazily(async () => (await import('../shared/saves/saves-screen.tsx')).Saves),
  settings: lazily(async () => (await import('../shared/settings/settings-screen.tsx')).SettingsScreen),
  statistics: lazily(async () => (await import('../shared/statistics/statistics-screen.tsx')).StatisticsScreen),
  credits: lazily(async () => (await import('../shared/credits/credits-screen.tsx')).Credits),
  replay: lazily(async () => (await import('../shared/replay/replay-screen.tsx')).Replay),
  school: lazily(async () => (await import('../shared/lessons/school-screen.tsx')).School),
}

/** A screen of the game in front. */
function Part({ of }: { readonly of: 'Lobby' | 'Screen' }): JSX.Element {
  const Screen = ui()[of]
  return <Screen />
}

const isGameInSight = (): boolean => screen.value === 'game'

/** A new language draws everything anew. */
function Page(): JSX.Element {
  const now = screen.value
  const Screen = now === 'game' || now === 'title' ? null : SCREENS[now]
  return (
    <SafetyNet>
      <div key={language.value}>
        {gameKept.value && (
          <div hidden={now !== 'game'}>
            <InSight.Provider value={isGameInSight}>
              <Part of="Screen" />
            </InSight.Provider>
          </div>
        )}
        {now === 'title' && <Title />}
        {Screen && (
          <InFront>
            <Screen />
          </InFront>
        )}
        {settings.value.captions && now !== 'game' && <Captions radio={radio} />}
        <Notes />
        {rules.value && (
          <InFront meanwhile={NOTHING}>
            <Rulebook />
          </InFront>
        )}
      </div>
    </SafetyNet>
  )
}

// From the first moment: whatever is pressed before there is a page waits for it.
listenToKeys()
const isDrawn = keys.expect()
const wishes = new URLSearchParams(location.search)
watchForErrors()
// Once: what is missing then as well is not there at all.
if (!wishes.has('renewed')) renewAt('?renewed')
offers.value = GAMES
await loadSettings()
effect(() => currentUi.value?.paint(document.documentElement.style, settings.value.palette))
const page = document.getElementById('page')
if (!page) throw new Error('the page has no place to draw on')
if (wishes.has('crashed')) {
  render(<Crash error="the page fell several times" again={true} />, page)
} else {
  takeOrders()
  followArrows()
  tuneIn()
  keepPictures()
  if (wishes.has('continue') && (await (await frontUi()).running.resume())) note('good', () => t('notice.recovered'))
  if (wishes.has('renewed')) note('good', () => t('notice.renewed'))
  if (wishes.has('debug')) {
    const { running } = await frontUi()
    noBoard.value = true
    running.useText(true)
    if (!(await running.resume())) show('new')
  }
  await Promise.all([openHandedFiles(), lookIntoJournals(), lettersOf(language.value)])
  if (screen.value !== 'title') forgetJournals()
  render(<Page />, page)
  // What the title does not need comes when it is there: pads start a part of the browser, and a game is large.
  atLeisure(() => listenToPads())
  atLeisure(() => void frontUi())
}
isDrawn()
void host.log('info', 'playable')
sendMenu()
document.documentElement.dataset.ready = 'true'
