import type { GameRecord } from '../../../engine/red-november/index.ts'
import { journey } from './journey.ts'
import { blue, QUIET, red } from './kit.ts'

const burning = { gnomes: [red({ hand: ['grog'] })], rooms: { 1: { fire: true } }, icons: QUIET, next: { dice: [10] } }
const diver = red({ room: 'sea', minute: 9 })

/** For each arrow of the chart a short game whose last move walks it. */
export const EDGES: Readonly<Record<string, () => GameRecord>> = {
  'movement > action': () => journey({ scenario: { gnomes: [red()], icons: QUIET } }, 'wait'),
  'action > escape': () => journey({ scenario: burning }, 'extinguish 1'),
  'action > faintCheck': () =>
    journey({ scenario: { gnomes: [red({ hand: ['grog'] })], icons: QUIET } }, 'play grog', 'wait'),
  'action > updates': () => journey({ scenario: { gnomes: [red()], icons: QUIET } }, 'wait'),
  'action > movement': () => journey({ scenario: { gnomes: [diver, blue({ minute: 5 })] } }, 'abandon'),
  'action > over': () => journey({ scenario: { gnomes: [diver] } }, 'abandon'),
  'escape > faintCheck': () => journey({ scenario: burning }, 'play grog', 'extinguish 1', 'open 2', 'enter'),
  'escape > updates': () => journey({ scenario: burning }, 'extinguish 1', 'open 2', 'enter'),
  'faintCheck > updates': () =>
    journey(
      { scenario: { gnomes: [red({ hand: ['grog', 'coffee'] })], icons: QUIET } },
      'play grog',
      'wait',
      'continue',
    ),
  'updates > movement': () => journey({ scenario: { gnomes: [red()], icons: QUIET } }, 'wait'),
  'updates > over': () => journey({ scenario: { gnomes: [red({ minute: 1 })], icons: QUIET } }, 'wait'),
}
