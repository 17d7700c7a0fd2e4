import type { Instrument } from '../../../shared/music/score.ts'

/** What the crew carried aboard. Each has a file of its own; `scripts/sound/recipes/red-november/band.ts` builds them. */
export const BAND = {
  'band-accordion': { notes: [45, 50, 55, 60, 65, 70, 75, 80], each: 2.4, attack: 0.03, release: 0.16, rings: false },
  'band-balalaika': { notes: [45, 50, 55, 60, 65, 70, 75, 80], each: 1.7, attack: 0.003, release: 0.3, rings: true },
  'band-tuba': { notes: [28, 33, 38, 43, 48], each: 1.4, attack: 0.02, release: 0.12, rings: false },
  'band-saw': { notes: [67, 72, 77, 82, 87], each: 3, attack: 0.08, release: 0.3, rings: false },
  'band-chime': { notes: [67, 74, 81, 88], each: 2, attack: 0.002, release: 0.4, rings: true },
  'band-brass': { notes: [46, 51, 56, 61, 66, 71, 76], each: 2, attack: 0.02, release: 0.14, rings: false },
  'band-kit': {
    notes: ['heart', 'drum', 'tom', 'brush', 'pipe', 'clank', 'sonar', 'boom'],
    each: 1.5,
    attack: 0.001,
    release: 0.2,
    rings: true,
  },
} as const satisfies Record<string, Instrument>
