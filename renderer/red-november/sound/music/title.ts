import type { Dress, Piece, Suite } from '../../../shared/music/score.ts'

const WALTZ_BASS = {
  plays: 'chords',
  by: 'band-tuba',
  pattern: 'R . -|f . -',
  above: 'E1',
  gain: 0.5,
  pan: -0.1,
} as const
const WALTZ_CHORDS = {
  plays: 'chords',
  by: 'band-accordion',
  pattern: '- x x',
  above: 'G3',
  gain: 0.13,
  pan: 0.35,
} as const
const BRUSHES = { plays: 'beat', by: 'band-kit', strokes: { brush: '. x x' }, gain: 0.1, pan: 0.5 } as const

/** First the accordion asks, then the balalaika insists, then the saw weeps. */
const DRESSES: readonly Dress[] = [
  {
    id: 'asks',
    parts: [
      { plays: 'tune', by: 'band-accordion', gain: 0.42, pan: -0.15 },
      WALTZ_BASS,
      WALTZ_CHORDS,
      BRUSHES,
      { plays: 'beat', by: 'band-kit', strokes: { pipe: '. . .|. . .|. . .|. . x' }, gain: 0.1, pan: -0.6 },
    ],
  },
  {
    id: 'insists',
    parts: [
      { plays: 'tune', by: 'band-balalaika', gain: 0.6, pan: -0.3 },
      { plays: 'tune', by: 'band-accordion', shift: -12, gain: 0.16, pan: 0.2 },
      WALTZ_BASS,
      WALTZ_CHORDS,
      BRUSHES,
    ],
  },
  {
    id: 'weeps',
    parts: [
      { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.3, pan: 0.15 },
      { plays: 'chords', by: 'band-chime', pattern: 'O . .', above: 'C5', gain: 0.13, pan: -0.4 },
      WALTZ_BASS,
      { ...WALTZ_CHORDS, gain: 0.1 },
      {
        plays: 'beat',
        by: 'band-kit',
        strokes: { sonar: 'x . .|. . .|. . .|. . .|. . .|. . .' },
        gain: 0.08,
        pan: 0.4,
      },
    ],
  },
]

/** "Sixty Minutes": a slow waltz in A minor. Its first bars come back wherever this game has something to say. */
export const WALTZ: Piece = {
  id: 'waltz',
  caption: 'musicTitle',
  gain: 1.8,
  tension: [0, 1],
  beat: 0.6,
  meter: 3,
  sections: [
    {
      id: 'asks',
      chords: 'Am Am Dm Dm E7 E7 Am E7',
      tune: 'E4:2 A4 C5:2 B4 A4 D5 F5 E5:2 D5 G#4 B4 D5 F5 E5 G#4 A4:2 C5 E5 D#5:0.5 E5:0.5 B4',
    },
    {
      id: 'insists',
      chords: 'Am A7 Dm Dm Am E7 E7 Am',
      tune: 'A4 C5 E5 G5:2 F5 F5 E5 D5 A5:2 F5 E5:1.5 D5:0.5 C5 B4 D5:0.5 C5:0.5 B4 G#4 A4:0.5 B4:0.5 G#4 A4:3',
    },
    {
      id: 'weeps',
      chords: 'F C G7 C Bb Dm E7 E7',
      tune: 'A4:2 C5 G4:2 E4 F4 G4 B4 C5:3 D5:2 F5 E5 D5 A4 B4 C5:0.5 B4:0.5 G#4 E4:3',
    },
  ],
  close: { id: 'close', chords: 'Dm E7 Am Am', tune: 'F4:2 A4 B4:2 G#4 A4:3 -:3' },
  dresses: DRESSES,
  keys: [0, 0, -2, 2],
  length: [6, 8],
}

/** Somebody sings the youngest to sleep; the bunk is too short. */
const BUNKS: Piece = {
  id: 'bunks',
  caption: 'musicBunks',
  gain: 2.6,
  tension: [0, 1],
  beat: 0.72,
  meter: 3,
  sections: [
    {
      id: 'a',
      chords: 'F Dm Bb C7 F Dm Gm C7',
      tune: 'A4:2 C5 D5:2 C5 Bb4 A4 G4 C5:3 A4:2 C5 F5:2 D5 Bb4:2 A4 G4:3',
    },
    {
      id: 'b',
      chords: 'Dm Am Bb F Gm Dm Bb C7',
      tune: 'F5:2 E5 C5:2 A4 D5 C5 Bb4 C5:3 Bb4:2 D5 A4:2 F4 G4 A4 Bb4 C5:3',
    },
    { id: 'c', chords: 'Bb F C7 F Bb Gm C7 C7', tune: 'D5:3 C5:3 E5:2 C5 A4:3 D5:2 F5 D5:3 Bb4:2 G4 C5:3' },
  ],
  close: { id: 'close', chords: 'Bb C7 F F', tune: 'D5:2 Bb4 G4:2 E4 F4:3 -:3' },
  dresses: [
    {
      id: 'box',
      parts: [
        { plays: 'tune', by: 'band-chime', shift: 12, gain: 0.36, pan: -0.2 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'r t f', above: 'C3', gain: 0.24, pan: 0.3 },
      ],
    },
    {
      id: 'cook',
      parts: [
        { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.24, pan: 0.2 },
        { plays: 'chords', by: 'band-accordion', pattern: 'x . .', above: 'A3', gain: 0.1, pan: -0.3 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'r - f', above: 'C3', gain: 0.22, pan: 0.3 },
      ],
    },
    {
      id: 'mate',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.26, pan: -0.1 },
        { plays: 'chords', by: 'band-chime', pattern: '- t o', above: 'C5', gain: 0.1, pan: 0.4 },
        { plays: 'chords', by: 'band-tuba', pattern: 'r . -', above: 'E1', gain: 0.3 },
      ],
    },
  ],
  keys: [0, -3, 2],
  length: [4, 6],
}

export const TITLE: Suite = { pieces: [WALTZ, BUNKS], wait: 0.4 }
