import type { Shot } from '../../../tools/gallery/gallery-proof.ts'

const SCENARIOS = ['calm', 'catastrophe', 'corners', 'crowd'] as const

/** Events whose picture in the middle says something, and when that is. */
const MOMENTS = {
  'turn-began': 0.2,
  woke: 0.3,
  'time-spent': 0.2,
  'hatch-opened': 0.3,
  'water-changed': 1.6,
  'fire-started': 0.4,
  'fire-out': 0.4,
  entered: 1.2,
  'item-played': 0.5,
  'intoxication-changed': 0.3,
  'action-began': 0.5,
  'die-rolled': 0.9,
  'fix-succeeded': 1.4,
  'fix-failed': 1.4,
  'hatch-unblocked': 0.2,
  'hatch-blocked': 0.2,
  'track-moved': 0.4,
  'token-placed': 0.25,
  'token-removed': 0.25,
  'token-struck': 0.4,
  'items-drawn': 0.3,
  'trade-offered': 0.3,
  'trade-accepted': 0.3,
  'trade-refused': 0.3,
  attacked: 0.4,
  defended: 0.3,
  yielded: 0.3,
  'duel-decided': 0.4,
  died: 1.3,
  arrived: 2.3,
  deserted: 0.8,
  'faint-checked': 1.1,
  'marker-moved': 0.35,
  'icon-ignored': 0.2,
  'event-revealed': 0.2,
  'event-fizzled': 0.2,
  'game-ended': 1.5,
} as const

/** Every picture that is kept. */
export const SHOTS: readonly Shot[] = [
  ...SCENARIOS.flatMap((scenario) => [
    ...(['low', 'medium', 'high'] as const).map((quality) => ({ name: `${scenario}-${quality}`, scenario, quality })),
    { name: `${scenario}-still`, scenario, still: true },
  ]),
  ...Object.entries(MOMENTS).map(([event, at]) => ({
    name: `event-${event}`,
    scenario: 'catastrophe',
    event: event as keyof typeof MOMENTS,
    at,
  })),
]
