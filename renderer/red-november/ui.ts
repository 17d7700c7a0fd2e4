import { COLORS, type RedNovember, redNovember, speaker } from '../../engine/red-november/index.ts'
import { present } from '../../engine/shared/record.ts'
import { GAME_ORDERS } from '../core/keys/key-names.ts'
import type { GameUi } from '../shared/game-ui.ts'
import { lazily, NOTHING } from '../ui/lazily.tsx'
import { cover } from './cover/cover.ts'
import { LogDrawing } from './hud/log-drawing.tsx'
import { lookAt } from './hud/past.ts'
import { dyePage } from './palette/dyes.ts'
import { paint } from './palette/palettes.ts'
import './styles/colors.css'
import './styles/dyes.css'
import { Miniature } from './pictures/miniature.tsx'
import { again } from './run/again.ts'
import { commandAsSaid, headline, prompt } from './run/at-the-table.ts'
import { names } from './run/names.ts'
import { running } from './run/running.ts'
import { summaryOf } from './run/summary.ts'
import { pastGame } from './statistics/past-game.ts'
import type { CaptionKey } from './words/captions/en.ts'
import { damageReport } from './words/damage-report.ts'
import { t } from './words/index.ts'
import { markOf } from './words/marks.ts'
import { namesIn, narratorOf } from './words/narrator.ts'
import { otherWords } from './words/other-words.ts'
import { namesOf } from './words/phrases.ts'

/** What the shared screens and the page ask of this game. */
export const ui: GameUi<RedNovember> = {
  id: redNovember.id,
  name: cover.name,
  codeMark: 'RN',
  running,
  orders: GAME_ORDERS,

  Lobby: lazily(async () => (await import('./lobby/lobby.tsx')).Lobby),
  Screen: lazily(async () => (await import('./game-screen.tsx')).GameScreen),
  Report: lazily(async () => (await import('./report/end-report.tsx')).EndReportOf),
  Statistics: lazily(async () => (await import('./statistics/figures.tsx')).Figures),
  Projection: lazily(async () => (await import('./replay/projection.tsx')).Projection, NOTHING),
  Company: lazily(async () => (await import('./replay/company.tsx')).Company, NOTHING),
  Curtain: lazily(async () => (await import('./hud/hand-over.tsx')).HandOver),
  pastGame,
  Miniature,
  LogIcon: LogDrawing,

  paint: (style, palette) => {
    paint(style, palette)
    dyePage(document, palette)
  },
  sounds: async () => (await import('./sound/kit.ts')).SOUND_KIT,
  lessons: async () => (await import('./school/teaching.ts')).TEACHING,
  rules: async () => (await import('./rulebook/book.tsx')).RULE_BOOK,

  t,
  caption: (key) => t(`caption.${key as CaptionKey}`),
  refusal: ({ code, rule }) => `${t(`game.refusal.${code}`)} (${rule})`,
  command: commandAsSaid,
  alsoCalled: (command, view) => otherWords(command, view, t),
  position: (view) => damageReport(view, names.value),
  prompt,
  headline,
  prose: async (game) => (await import('./report/prose.ts')).proseOf(game),
  narrator: narratorOf,

  players: () => COLORS.map((color) => markOf(color, namesOf({}, t))),
  company: (game) => present(game.record).gnomes.map(({ color }) => markOf(color, namesIn(game))),
  speaker: (view) => {
    const who = speaker(view)
    return who && markOf(who, names.value)
  },
  summarise: summaryOf,

  give: async (command) => void (await (await import('./hud/desk-controls.ts')).sayIt(command)),
  lookAt,
  watch: async () => (await import('./hud/watch.ts')).watchVoyage(),
  again,
}
