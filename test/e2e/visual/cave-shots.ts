import type { CaveShot } from '../../../tools/gallery/cave-proof.ts'

const POSITIONS = ['opening', 'middle', 'late', 'eight', 'crowd', 'creatures', 'exit'] as const
const CHOICES = ['cells', 'steps', 'boundaries', 'holes', 'gnomes', 'goals'] as const

/** Events whose picture in the middle says something, and when that is. */
const MOMENTS = {
  'path-placed': 0.35,
  'rock-fell': 0.6,
  'web-laid': 0.5,
  'web-chopped': 0.3,
  'creature-set': 1.2,
  'creature-stepped': 0.4,
  attacked: 0.4,
  'driven-away': 0.5,
  'knocked-down': 0.4,
  'gold-lost': 0.4,
  'gold-taken': 0.4,
  'hands-swapped': 0.5,
  stepped: 0.5,
  peeked: 0.5,
  'goal-turned': 0.9,
  'clan-shown': 0.5,
  left: 0.9,
  drew: 0.5,
} as const

/** Every picture of the cave that is kept. */
export const CAVE_SHOTS: readonly CaveShot[] = [
  ...POSITIONS.map((name): CaveShot => ({ name: `cave-${name}`, scenario: `cave-${name}` })),
  { name: 'cave-creatures-high', scenario: 'cave-creatures', quality: 'high' },
  { name: 'cave-late-still', scenario: 'cave-late', still: true },
  { name: 'cave-eight-wide', scenario: 'cave-eight', wide: true },
  { name: 'cave-opening-wide', scenario: 'cave-opening', wide: true },
  ...CHOICES.map((lit): CaveShot => ({ name: `cave-lit-${lit}`, scenario: 'cave-creatures', lit })),
  ...Object.entries(MOMENTS).map(
    ([event, at]): CaveShot => ({
      name: `cave-event-${event}`,
      scenario: 'cave-creatures',
      event: event as keyof typeof MOMENTS,
      at,
    }),
  ),
  { name: 'cave-lit-exit', scenario: 'cave-exit', lit: 'exit' },
]
