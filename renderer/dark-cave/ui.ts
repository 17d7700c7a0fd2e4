import { type DarkCave, darkCave, GNOMES, speaker } from '../../engine/dark-cave/index.ts'
import { present } from '../../engine/shared/record.ts'
import { GAME_ORDERS } from '../core/keys/key-names.ts'
import type { GameUi } from '../shared/game-ui.ts'
import { lazily } from '../ui/lazily.tsx'
import { listed } from './choices/listed.ts'
import { cover } from './cover/cover.ts'
import { LogDrawing } from './hud/log-drawing.tsx'
import { lookAt } from './hud/past.ts'
import { again } from './lobby/again.ts'
import { Miniature } from './pictures/miniature.tsx'
import { running } from './run/running.ts'
import { pastGame } from './statistics/past-game.ts'
import { commandAsSaid, headline, prompt } from './words/at-the-table.ts'
import type { CaptionKey } from './words/captions/en.ts'
import { caveInWords } from './words/cave-in-words.ts'
import { t } from './words/index.ts'
import { markOf } from './words/marks.ts'
import { namesIn, narratorOf } from './words/narrator.ts'
import { namesOf } from './words/phrases.ts'
import { confided } from './words/private-notes.ts'
import { names, speech } from './words/speech.ts'
import { otherWords } from './words/spoken-orders.ts'
import { summaryOf } from './words/summary.ts'
import './styles/school.css'

/** What the shared screens and the page ask of this game. */
export const ui: GameUi<DarkCave> = {
  id: darkCave.id,
  name: cover.name,
  codeMark: 'DC',
  running,
  orders: GAME_ORDERS,

  Lobby: lazily(async () => (await import('./lobby/lobby.tsx')).Lobby),
  Screen: lazily(async () => (await import('./game-screen.tsx')).GameScreen),
  Report: lazily(async () => (await import('./report/cave-report.tsx')).CaveReport),
  Statistics: lazily(async () => (await import('./statistics/figures.tsx')).Figures),
  Projection: lazily(async () => (await import('./replay/projection.tsx')).Projection),
  Company: lazily(async () => (await import('./replay/company.tsx')).Company),
  Curtain: lazily(async () => (await import('./hud/hand-over.tsx')).HandOver),
  pastGame,
  Miniature,
  LogIcon: LogDrawing,

  // The clans' colours are told apart by their signs in every palette.
  paint: () => undefined,
  sounds: async () => (await import('./sound/kit.ts')).SOUND_KIT,
  lessons: async () => (await import('./lessons/lessons.ts')).lessons,
  rules: async () => (await import('./rulebook/book.ts')).ruleBook,

  t,
  caption: (key) => t(`caption.${key as CaptionKey}`),
  refusal: ({ code, rule }) => `${t(`game.refusal.${code}`)} (${rule})`,
  command: commandAsSaid,
  alsoCalled: (command, view) => otherWords(command, view, t),
  listed,
  position: (view) => caveInWords(view, speech()),
  confided: (view) => confided(view, speech()),
  prompt,
  headline,
  prose: async (game) => (await import('./report/prose.ts')).proseOf(game),
  narrator: narratorOf,

  players: () => GNOMES.map((gnome) => markOf(gnome, namesOf({}, t))),
  company: (game) => present(game.record).players.map(({ gnome }) => markOf(gnome, namesIn(game))),
  speaker: (view) => {
    const who = speaker(view)
    return who && markOf(who, names.value)
  },
  summarise: summaryOf,

  give: async (command) => void (await (await import('./hud/desk-controls.ts')).sayIt(command)),
  lookAt,
  watch: async () => (await import('./watch.ts')).watchExpedition(),
  again,
}
