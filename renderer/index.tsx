import { type ComponentType, type JSX, render } from 'preact'
import { listenToPads } from './access/gamepad.ts'
import { boatKept, resume, type Screen, screen, show, useText } from './app.ts'
import { openHandedFiles } from './handed-files.ts'
import { host } from './host.ts'
import { Captions } from './hud/show/captions.tsx'
import { t } from './i18n/index.ts'
import { note } from './notices.ts'
import { takeOrders } from './orders.ts'
import { lazily } from './parts/lazily.tsx'
import { Notes } from './parts/notes.tsx'
import { radio, tuneIn } from './radio.ts'
import { Rulebook } from './rulebook/book.tsx'
import { Crash } from './screens/crash.tsx'
import { Title } from './screens/title.tsx'
import { language, loadSettings, settings } from './settings.ts'
import './styles/fonts.ts'
import { SafetyNet, watchForErrors } from './trouble.tsx'

const Game = lazily(async () => (await import('./screens/game.tsx')).GameScreen)

/** All but the game, which may stay behind others. */
const SCREENS: Readonly<Record<Exclude<Screen, 'game'>, ComponentType>> = {
  title: Title,
  new: lazily(async () => (await import('./screens/lobby.tsx')).Lobby),
  table: lazily(async () => (await import('./screens/table.tsx')).TextTable),
  saves: lazily(async () => (await import('./screens/saves.tsx')).Saves),
  settings: lazily(async () => (await import('./screens/settings.tsx')).SettingsScreen),
  statistics: lazily(async () => (await import('./screens/statistics.tsx')).StatisticsScreen),
  credits: lazily(async () => (await import('./screens/credits.tsx')).Credits),
  replay: lazily(async () => (await import('./screens/replay.tsx')).Replay),
  school: lazily(async () => (await import('./tutorial/school-screen.tsx')).School),
}

/** A new language draws everything anew. */
function Page(): JSX.Element {
  const now = screen.value
  const Screen = now === 'game' ? null : SCREENS[now]
  return (
    <SafetyNet>
      <div key={language.value}>
        {boatKept.value && (
          <div hidden={now !== 'game'}>
            <Game />
          </div>
        )}
        {Screen && <Screen />}
        {settings.value.captions && now !== 'game' && <Captions radio={radio} />}
        <Notes />
        <Rulebook />
      </div>
    </SafetyNet>
  )
}

const wishes = new URLSearchParams(location.search)
watchForErrors()
await loadSettings()
const page = document.getElementById('page')
if (!page) throw new Error('the page has no place to draw on')
if (wishes.has('crashed')) {
  render(<Crash error="the page fell several times" again={true} />, page)
} else {
  takeOrders()
  tuneIn()
  if (wishes.has('continue') && (await resume())) note('good', () => t('notice.recovered'))
  if (wishes.has('debug')) {
    useText(true)
    if (!(await resume())) show('new')
  }
  await openHandedFiles()
  render(<Page />, page)
  // To ask for pads starts a part of the browser that the title does not need.
  requestIdleCallback(() => listenToPads(), { timeout: 500 })
}
document.documentElement.dataset.ready = 'true'
void host.log('info', 'playable')
