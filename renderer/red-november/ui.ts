import { type RedNovember, redNovember } from '../../engine/red-november/index.ts'
import type { GameUi } from '../shared/game-ui.ts'
import { lazily } from '../ui/lazily.tsx'
import { paint } from './palette/palettes.ts'
import './styles/colors.css'
import { Miniature } from './pictures/miniature.tsx'
import { TitlePicture } from './pictures/title-picture.tsx'
import { running } from './run/running.ts'
import { summaryOf } from './run/summary.ts'
import type { CaptionKey } from './words/captions/en.ts'
import { t } from './words/index.ts'

/** What the shared screens and the page ask of this game. */
export const ui: GameUi<RedNovember> = {
  id: redNovember.id,
  name: 'Red November',
  logo: './title/logo.svg',
  running,
  Lobby: lazily(async () => (await import('./lobby/lobby.tsx')).Lobby),
  Screen: lazily(async () => (await import('./game-screen.tsx')).GameScreen),
  Report: lazily(async () => (await import('./report/end-report.tsx')).EndReportOf),
  TitlePicture,
  Miniature,
  paint,
  sounds: async () => (await import('./sound/kit.ts')).SOUND_KIT,
  caption: (key) => t(`caption.${key as CaptionKey}`),
  summarise: summaryOf,
  watch: async () => (await import('./watch.ts')).watchVoyage(),
}
