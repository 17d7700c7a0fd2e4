import { effect } from '@preact/signals'
import { type ComponentType, type JSX, render } from 'preact'
import { host } from '../core/host.ts'
import { keys, listenToKeys } from '../core/keys/window.ts'
import { t } from '../core/language.ts'
import { gameKept, type Screen, screen, show } from '../core/navigation.ts'
import { note } from '../core/notices.ts'
import { language, loadSettings, settings } from '../core/settings.ts'
import { running } from '../red-november/run/running.ts'
import { ui } from '../red-november/ui.ts'
import { currentUi } from '../shared/current.ts'
import { Rulebook } from '../shared/rulebook/book.tsx'
import { Captions } from '../shared/sound/captions.tsx'
import { radio, tuneIn } from '../shared/sound/on-air.ts'
import { InSight } from '../ui/layer.ts'
import { lazily } from '../ui/lazily.tsx'
import { Notes } from '../ui/notes.tsx'
import { followArrows } from './arrows.ts'
import { Crash } from './crash.tsx'
import { listenToPads } from './gamepad.ts'
import { openHandedFiles } from './handed-files.ts'
import { takeOrders } from './orders.ts'
import { Title } from './title.tsx'
import '../ui/styles/fonts.ts'
import { watchForErrors } from '../core/failure.ts'
import { SafetyNet } from './trouble.tsx'

const Game = lazily(async () => (await import('../red-november/game-screen.tsx')).GameScreen)

/** All but the game, which may stay behind others. */
const SCREENS: Readonly<Record<Exclude<Screen, 'game'>, ComponentType>> = {
  title: Title,
  new: lazily(async () => (await import('../red-november/lobby/lobby.tsx')).Lobby),
  table: lazily(async () => (await import('../shared/text-table/text-table.tsx')).TextTable),
  saves: lazily(async () => (await import('../shared/saves/saves-screen.tsx')).Saves),
  settings: lazily(async () => (await import('../shared/settings/settings-screen.tsx')).SettingsScreen),
  statistics: lazily(async () => (await import('../shared/statistics/statistics-screen.tsx')).StatisticsScreen),
  credits: lazily(async () => (await import('../shared/credits/credits-screen.tsx')).Credits),
  replay: lazily(async () => (await import('../shared/replay/replay-screen.tsx')).Replay),
  school: lazily(async () => (await import('../shared/lessons/school-screen.tsx')).School),
}

const isGameInSight = (): boolean => screen.value === 'game'

/** A new language draws everything anew. */
function Page(): JSX.Element {
  const now = screen.value
  const Screen = now === 'game' ? null : SCREENS[now]
  return (
    <SafetyNet>
      <div key={language.value}>
        {gameKept.value && (
          <div hidden={now !== 'game'}>
            <InSight.Provider value={isGameInSight}>
              <Game />
            </InSight.Provider>
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

// From the first moment: whatever is pressed before there is a page waits for it.
listenToKeys()
const isDrawn = keys.expect()
currentUi.value = ui
const wishes = new URLSearchParams(location.search)
watchForErrors()
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
  if (wishes.has('continue') && (await running.resume())) note('good', () => t('notice.recovered'))
  if (wishes.has('debug')) {
    running.useText(true)
    if (!(await running.resume())) show('new')
  }
  await openHandedFiles()
  render(<Page />, page)
  // To ask for pads starts a part of the browser that the title does not need.
  requestIdleCallback(() => listenToPads(), { timeout: 500 })
}
isDrawn()
document.documentElement.dataset.ready = 'true'
void host.log('info', 'playable')
