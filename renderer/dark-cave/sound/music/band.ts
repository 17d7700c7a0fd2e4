import type { Instrument } from '../../../shared/music/score.ts'

/** What sounds well under a mountain. Each has a file of its own; `scripts/sound/recipes/dark-cave/band.ts` builds them. */
export const BAND = {
  'band-lute': { notes: [40, 46, 52, 58, 64, 70, 76, 82], each: 2.2, attack: 0.003, release: 0.4, rings: true },
  'band-hum': { notes: [44, 50, 56, 62, 68], each: 3.2, attack: 0.14, release: 0.4, rings: false },
  'band-stones': { notes: [52, 58, 64, 70, 76, 82], each: 1.1, attack: 0.001, release: 0.2, rings: true },
  'band-viol': { notes: [36, 42, 48, 54, 60], each: 3.4, attack: 0.16, release: 0.45, rings: false },
  'band-ocarina': { notes: [64, 70, 76, 82, 88], each: 2.4, attack: 0.04, release: 0.16, rings: false },
  'band-crystal': { notes: [68, 75, 82, 89], each: 2.4, attack: 0.004, release: 0.5, rings: true },
  'band-horn': { notes: [40, 46, 52, 58, 64], each: 2.8, attack: 0.06, release: 0.25, rings: false },
  'band-kit': {
    notes: ['deep', 'frame', 'rim', 'clink', 'shaker', 'chain', 'boom', 'drip'],
    each: 1.5,
    attack: 0.001,
    release: 0.2,
    rings: true,
  },
} as const satisfies Record<string, Instrument>
