import { type JSX, render } from 'preact'
import { resume, screen, show } from './app.ts'
import { host } from './host.ts'
import { t } from './i18n/index.ts'
import { note } from './notices.ts'
import { takeOrders } from './orders.ts'
import { Notes } from './parts/notes.tsx'
import { Crash } from './screens/crash.tsx'
import { NewGame } from './screens/new-game.tsx'
import { Saves } from './screens/saves.tsx'
import { SettingsScreen } from './screens/settings.tsx'
import { TextTable } from './screens/table.tsx'
import { Title } from './screens/title.tsx'
import { language, loadSettings } from './settings.ts'
import './styles/fonts.ts'
import { SafetyNet, watchForErrors } from './trouble.tsx'

const SCREENS = { title: Title, new: NewGame, table: TextTable, saves: Saves, settings: SettingsScreen }

/** A new language draws everything anew. */
function Page(): JSX.Element {
  const Screen = SCREENS[screen.value]
  return (
    <SafetyNet>
      <div key={language.value}>
        <Screen />
        <Notes />
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
  if (wishes.has('continue') && (await resume())) note('good', () => t('notice.recovered'))
  if (wishes.has('debug') && !(await resume())) show('new')
  render(<Page />, page)
}
document.documentElement.dataset.ready = 'true'
void host.log('info', 'playable')
