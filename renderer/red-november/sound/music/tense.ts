import type { Piece } from '../../../shared/music/score.ts'

/** A balalaika counts along. */
const COUNT: Piece = {
  id: 'count',
  caption: 'musicCount',
  gain: 1.3,
  tension: [0.25, 0.78],
  beat: 0.62,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm Dm Bb A7 Dm F Gm A7',
      tune: 'D4:2 E4 F4 A4:4 Bb4:2 A4 G4 A4:4 D5:2 C5 A4 C5:4 Bb4:2 A4 G4 E4:2 C#4:2',
    },
    {
      id: 'b',
      chords: 'Gm Dm A7 Dm Gm Bb Edim A7',
      tune: 'G4:2 A4 Bb4 A4:3 F4 E4:2 G4:2 F4:4 Bb4:2 A4 G4 D5:4 Bb4:2 G4:2 A4:2 C#5:2',
    },
    {
      id: 'c',
      chords: 'Bb C F Dm Bb C A7 A7',
      tune: 'D5:2 C5 Bb4 C5:4 A4:2 Bb4 C5 A4:4 F5:2 E5 D5 E5:4 C#5:2 D5 E5 A4:4',
    },
  ],
  close: { id: 'close', chords: 'Gm A7 Dm Dm', tune: 'Bb4:2 G4:2 A4:2 C#5:2 D5:4 -:4' },
  dresses: [
    {
      id: 'counted',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.26, pan: -0.3 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'R t f t r t f o', above: 'A3', gain: 0.28, pan: 0.3 },
        { plays: 'chords', by: 'band-tuba', pattern: 'r . - -', above: 'E1', gain: 0.34 },
        { plays: 'beat', by: 'band-kit', strokes: { brush: 'x x x x x x x x' }, gain: 0.04, pan: -0.5 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'X . . x X . . .' }, gain: 0.4 },
        { plays: 'beat', by: 'band-kit', strokes: { pipe: '. . x . . . x .' }, gain: 0.1, pan: 0.5, from: 0.5 },
      ],
    },
    {
      id: 'whined',
      parts: [
        { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.16, pan: 0.2 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'R f t f R f t f', above: 'A3', gain: 0.28, pan: -0.3 },
        { plays: 'chords', by: 'band-accordion', pattern: 'x . . .', above: 'D3', gain: 0.09, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'X . x . X . x .' }, gain: 0.36 },
        { plays: 'beat', by: 'band-kit', strokes: { clank: '. . . . . . . x' }, gain: 0.12, pan: -0.5, from: 0.45 },
      ],
    },
    {
      id: 'muttered',
      parts: [
        { plays: 'tune', by: 'band-balalaika', gain: 0.4, pan: -0.2 },
        { plays: 'chords', by: 'band-accordion', pattern: 'r - f - r - f -', above: 'D3', gain: 0.14, pan: 0.3 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - - r - - f -', above: 'E1', gain: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'X . . x . . x .' }, gain: 0.38 },
      ],
    },
  ],
  keys: [0, -2, 2],
  length: [5, 8],
}

/** A march for small boots. */
const MARCH: Piece = {
  id: 'march',
  caption: 'musicMarch',
  gain: 1.5,
  tension: [0.35, 0.88],
  beat: 0.52,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Gm Gm D7 D7 Gm Cm D7 Gm',
      tune: `G4 Bb4 D5:2 G5:1.5 F5:0.5 D5:2 C5 D5:0.5 C5:0.5 A4:2 F#4:4
        G4 Bb4 D5:2 Eb5:2 C5:2 D5 C5 A4 F#4 G4:4`,
    },
    {
      id: 'b',
      chords: 'Eb Bb Cm Gm Eb Bb D7 D7',
      tune: 'G5:2 Eb5:2 F5:2 D5:2 Eb5 D5 C5:2 Bb4:4 G5:2 Eb5 G5 F5:2 D5:2 F#5 A5 D5:2 C5:2 A4:2',
    },
    {
      id: 'c',
      chords: 'Cm Gm D7 Gm Cm Gm A7 D7',
      tune: 'Eb5 D5 C5:2 D5 C5 Bb4:2 C5 Bb4 A4:2 G4:4 Eb5 G5:3 D5 G5:3 C#5:2 E5:2 D5:4',
    },
  ],
  close: { id: 'close', chords: 'Cm D7 Gm Gm', tune: 'Eb5:2 C5:2 D5:2 F#5:2 G5 -:3 G4 -:3' },
  dresses: [
    {
      id: 'brass',
      parts: [
        { plays: 'tune', by: 'band-brass', gain: 0.3, pan: -0.15 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - f - R - f -', above: 'E1', gain: 0.4 },
        { plays: 'chords', by: 'band-accordion', pattern: '- x - x - x - x', above: 'G3', gain: 0.08, pan: 0.35 },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . . . x . . .', tom: '. . . . . . x x' }, gain: 0.32 },
      ],
    },
    {
      id: 'boots',
      parts: [
        { plays: 'tune', by: 'band-balalaika', gain: 0.42, pan: -0.25 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - f - R - f -', above: 'E1', gain: 0.4 },
        {
          plays: 'beat',
          by: 'band-kit',
          strokes: { clank: 'x . . . x . . .', brush: '. . x . . . x .' },
          gain: 0.12,
          pan: 0.4,
        },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . x . X . x x' }, gain: 0.26, from: 0.5 },
      ],
    },
    {
      id: 'orders',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.28, pan: -0.2 },
        { plays: 'chords', by: 'band-brass', pattern: 'R - - - - - f -', above: 'G3', gain: 0.18, pan: 0.3 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'r t f t r t f t', above: 'G3', gain: 0.2, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . . x x . . .', heart: '. . x . . . x .' }, gain: 0.34 },
      ],
    },
  ],
  keys: [0, 2, -2],
  length: [6, 9],
}

/** The whole band runs. */
const RUN: Piece = {
  id: 'run',
  caption: 'musicRun',
  gain: 1.3,
  tension: [0.6, 1],
  beat: 0.42,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm Dm Eb A7 Dm Bb Gm A7',
      tune: `D5 A4 F4 A4 D5 E5 F5:2 G5 F5 Eb5:2 C#5:2 E5:2
        F5 E5 D5 A4 D5:2 F5:2 G5 F5 D5 Bb4 A4:2 C#5:2`,
    },
    {
      id: 'b',
      chords: 'Gm A7 Dm Dm Gm A7 Dm A7',
      tune: 'Bb4:2 D5:2 C#5:2 E5:2 F5 A5 F5 D5 A4:4 G5:2 Bb5:2 A5:2 E5:2 F5 D5 A4 F4 E4 G4 C#5 E5',
    },
    {
      id: 'c',
      chords: 'Bb C Dm Dm Bb C A7 A7',
      tune: 'D5:4 E5:4 F5 E5 D5 C5 D5:4 F5:4 G5:4 A5 G5 E5 C#5 A4:4',
    },
    {
      id: 'd',
      chords: 'Dm Edim Dm Edim Gm Dm A7 A7',
      tune: '-:4 G4 Bb4 E5:2 -:4 Bb4 E5 G5:2 Bb5:2 G5:2 A5:2 F5:2 E5 G5 Bb5 G5 A5:4',
    },
  ],
  close: { id: 'close', chords: 'Bb A7 Dm Dm', tune: 'D5:2 F5:2 E5:2 C#5:2 D5 -:3 D4 -:3' },
  dresses: [
    {
      id: 'all',
      parts: [
        { plays: 'tune', by: 'band-balalaika', gain: 0.42, pan: 0.3 },
        { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.08, pan: -0.3 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R r f r R r f r', above: 'E1', gain: 0.34 },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . . x X . x .', pipe: '. x . x . x . x' }, gain: 0.24 },
        { plays: 'chords', by: 'band-brass', pattern: 'X - - - - - - -', above: 'A3', gain: 0.1, from: 0.8 },
      ],
    },
    {
      id: 'brass',
      parts: [
        { plays: 'tune', by: 'band-brass', gain: 0.28, pan: -0.2 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'R t f o R t f o', above: 'A3', gain: 0.26, pan: 0.35 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - r - R - f -', above: 'E1', gain: 0.36 },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . x . X . x x', clank: '. . x . . . x .' }, gain: 0.24 },
      ],
    },
    {
      id: 'squeezed',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.28, pan: -0.2 },
        { plays: 'chords', by: 'band-accordion', pattern: '- x - x - x - x', above: 'A3', gain: 0.07, pan: 0.3 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - f - R - f -', above: 'E1', gain: 0.36 },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . . . X . . .', tom: '. . . x . . x x' }, gain: 0.28 },
        { plays: 'beat', by: 'band-kit', strokes: { boom: 'x . . .|. . . .' }, gain: 0.3, from: 0.85 },
      ],
    },
  ],
  keys: [0, 1, -2],
  length: [8, 12],
}

/** Brass, with its back to the wall. */
const SIEGE: Piece = {
  id: 'siege',
  caption: 'musicSiege',
  gain: 1.5,
  tension: [0.55, 1],
  beat: 0.66,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Cm Ab Fm G Cm Eb Db G',
      tune: 'C4:3 D4 Eb4:4 F4:2 Ab4:2 G4:4 C5:3 Bb4 G4:4 F4:2 Db5:2 B4:4',
    },
    {
      id: 'b',
      chords: 'Fm Cm G Cm Ab Eb Fm G7',
      tune: 'Ab4:2 G4 F4 Eb4:4 D4:2 F4:2 Eb4:4 C5:2 Bb4 Ab4 G4:4 Ab4:2 F4:2 D4:4',
    },
    {
      id: 'c',
      chords: 'Cm Db Cm Db Ab Bb G7 G7',
      tune: 'G4:4 Ab4:4 G4:2 Eb4:2 F4:4 C5:4 D5:4 B4:2 D5:2 F5:4',
    },
  ],
  close: { id: 'close', chords: 'Fm G7 Cm Cm', tune: 'Ab4:2 F4:2 G4:2 B4:2 C5:4 -:4' },
  dresses: [
    {
      id: 'wall',
      parts: [
        { plays: 'tune', by: 'band-brass', gain: 0.3, pan: -0.1 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R . r r . r f .', above: 'E1', gain: 0.36 },
        { plays: 'beat', by: 'band-kit', strokes: { boom: 'X . . . . . . .', heart: '. . x . X . x .' }, gain: 0.36 },
        { plays: 'chords', by: 'band-saw', pattern: 'o . . .', above: 'G4', gain: 0.06, pan: 0.4 },
      ],
    },
    {
      id: 'watchers',
      parts: [
        { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.2, pan: 0.2 },
        { plays: 'chords', by: 'band-accordion', pattern: 'X . . x . . x .', above: 'C3', gain: 0.1, pan: -0.3 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R . - . r . - .', above: 'E1', gain: 0.34 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'X x . . X x . .' }, gain: 0.44 },
        { plays: 'beat', by: 'band-kit', strokes: { clank: '. . . x . . . .' }, gain: 0.14, pan: 0.5 },
      ],
    },
    {
      id: 'strings',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.26, pan: -0.2 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'R r t r f r t r', above: 'G3', gain: 0.26, pan: 0.3 },
        { plays: 'chords', by: 'band-brass', pattern: 'R . . . - - - -', above: 'A#2', gain: 0.2, pan: -0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . . x . . x .', pipe: '. . x . . x . .' }, gain: 0.26 },
      ],
    },
  ],
  keys: [0, 2, -1],
  length: [5, 8],
}

export const TENSE: readonly Piece[] = [COUNT, MARCH, RUN, SIEGE]
