import type { Piece } from '../../../shared/music/score.ts'

/** A slow pulse, a lonely bell. */
const VOYAGE: Piece = {
  id: 'voyage',
  caption: 'musicVoyage',
  gain: 1.75,
  tension: [0, 0.42],
  beat: 0.78,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm Dm Bb A Dm F Gm A7',
      tune: 'A4:3 - D5:2 F5:2 D5:3 F5 C#5:4 A4:3 - F5:2 C5:2 D5:2 Bb4:2 A4:4',
    },
    {
      id: 'b',
      chords: 'Gm Dm Eb Dm Gm C7 F A7',
      tune: 'Bb4:2 D5:2 A4:4 G4:2 Bb4:2 A4:4 D5:2 Bb4:2 E5:2 G5:2 F5:4 E5:2 C#5:2',
    },
    {
      id: 'c',
      chords: 'Bb F Gm Dm Bb F A7 A7',
      tune: 'F5:3 D5 C5:4 D5:3 Bb4 A4:4 D5:2 F5:2 A5:4 G5:2 E5:2 C#5:4',
    },
  ],
  close: { id: 'close', chords: 'Bb A7 Dm Dm', tune: 'D5:2 F5:2 E5:2 C#5:2 D5:4 -:4' },
  dresses: [
    {
      id: 'bell',
      parts: [
        { plays: 'tune', by: 'band-chime', gain: 0.34, pan: -0.3 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'R . . . . . f .', above: 'A2', gain: 0.4, pan: -0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'X . . . x . . .' }, gain: 0.42 },
        { plays: 'beat', by: 'band-kit', strokes: { sonar: '. . . x|. . . .|. . . .|. . . .' }, gain: 0.07, pan: 0.6 },
        { plays: 'chords', by: 'band-accordion', pattern: 'x . . .', above: 'F3', gain: 0.07, pan: 0.3, from: 0.15 },
      ],
    },
    {
      id: 'saw',
      parts: [
        { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.2, pan: 0.25 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'r . t . f . t .', above: 'A3', gain: 0.24, pan: -0.3 },
        { plays: 'chords', by: 'band-tuba', pattern: 'r . - -', above: 'E1', gain: 0.3, from: 0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'x . . .' }, gain: 0.36 },
      ],
    },
    {
      id: 'strings',
      parts: [
        { plays: 'tune', by: 'band-balalaika', gain: 0.46, pan: -0.2 },
        { plays: 'chords', by: 'band-accordion', pattern: 'x . . .', above: 'F3', gain: 0.1, pan: 0.3 },
        { plays: 'chords', by: 'band-chime', pattern: '- . - . - . o .', above: 'D5', gain: 0.08, pan: 0.5 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'x . x .' }, gain: 0.3 },
      ],
    },
    {
      id: 'alone',
      parts: [
        { plays: 'tune', by: 'band-balalaika', shift: -12, gain: 0.4, pan: -0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { sonar: 'x . . .|. . . .' }, gain: 0.06, pan: 0.5 },
      ],
    },
  ],
  keys: [0, -2, 3],
  length: [5, 7],
}

/** An accordion keeps watch. */
const WATCH: Piece = {
  id: 'watch',
  caption: 'musicWatch',
  gain: 2.2,
  tension: [0, 0.5],
  beat: 0.72,
  meter: 3,
  sections: [
    {
      id: 'a',
      chords: 'Am F C G Am F E7 E7',
      tune: 'C5:2 B4 A4:3 G4:2 E4 D4:3 C5:2 D5 E5:2 C5 B4:2 A4 G#4:3',
    },
    {
      id: 'b',
      chords: 'F C Dm Am F C E7 Am',
      tune: 'A4 C5 F5 E5:2 C5 D5 E5 F5 E5:3 F5:2 A5 G5:2 E5 D5 B4 G#4 A4:3',
    },
    {
      id: 'c',
      chords: 'Dm Am E7 Am Dm F B7 E7',
      tune: 'F5:2 D5 C5:2 A4 B4 G#4 B4 A4:3 D5:2 F5 A5:2 F5 D#5:2 F#5 E5:3',
    },
  ],
  close: { id: 'close', chords: 'F E7 Am Am', tune: 'A4:2 C5 B4:2 G#4 A4:3 -:3' },
  dresses: [
    {
      id: 'squeezed',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.32, pan: -0.2 },
        { plays: 'chords', by: 'band-balalaika', pattern: '- x x', above: 'E3', gain: 0.12, pan: 0.35 },
        { plays: 'chords', by: 'band-tuba', pattern: 'r . -', above: 'E1', gain: 0.32 },
      ],
    },
    {
      id: 'humming',
      parts: [
        { plays: 'tune', by: 'band-accordion', shift: -12, gain: 0.24, pan: -0.2 },
        { plays: 'tune', by: 'band-chime', shift: 12, gain: 0.1, pan: 0.4 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'r f t', above: 'E3', gain: 0.24, pan: 0.3 },
      ],
    },
    {
      id: 'far',
      parts: [
        { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.18, pan: 0.3 },
        { plays: 'chords', by: 'band-accordion', pattern: 'x . .', above: 'G3', gain: 0.09, pan: -0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'x . .|. . .' }, gain: 0.34 },
        { plays: 'beat', by: 'band-kit', strokes: { brush: '. . x' }, gain: 0.06, pan: 0.5, from: 0.2 },
      ],
    },
  ],
  keys: [0, 2, -3],
  length: [6, 8],
}

/** The band tries something cheerful. */
const GALLEY: Piece = {
  id: 'galley',
  caption: 'musicGalley',
  gain: 1.38,
  tension: [0, 0.55],
  beat: 0.5,
  meter: 2,
  sections: [
    {
      id: 'a',
      chords: 'C C G7 G7 G7 G7 C C Am Am Dm Dm G7 G7 C C',
      tune: `E5:0.5 F5:0.5 G5 E5 C5 D5:0.5 E5:0.5 F5 D5 B4 B4:0.5 C5:0.5 D5 F5 D5 E5 G5 C5:2
        C5:0.5 D5:0.5 E5 A5 E5 F5:0.5 E5:0.5 D5 A4:2 B4:0.5 C5:0.5 D5 F5 B4 C5 E5 C5:2`,
    },
    {
      id: 'b',
      chords: 'F F C C G7 G7 C C F F C A7 Dm G7 C C',
      tune: `A5:0.5 G5:0.5 F5 A5 C5 G5:0.5 F5:0.5 E5 G5:2 F5:0.5 E5:0.5 D5 F5 B4 E5:0.5 D5:0.5 C5 E5:2
        A5:0.5 G5:0.5 F5 C5 F5 E5:0.5 F5:0.5 G5 E5 C#5 D5:0.5 E5:0.5 F5 D5 B4 C5 G4 C5:2`,
    },
    {
      id: 'c',
      chords: 'Am Am E7 E7 E7 E7 Am Am Dm Dm Am Am E7 E7 Am G7',
      tune: `A4:0.5 B4:0.5 C5 E5 C5 B4:0.5 C5:0.5 D5 E5 G#4 B4:0.5 A4:0.5 G#4 D5 B4 C5:0.5 B4:0.5 A4 C5:2
        D5:0.5 E5:0.5 F5 A5 F5 E5:0.5 D5:0.5 C5 E5 A4 G#4:0.5 A4:0.5 B4 D5 G#4 A4:2 G4 B4`,
    },
  ],
  close: { id: 'close', chords: 'F G7 C C', tune: 'A5 F5 D5 B4 C5 - C5 -' },
  dresses: [
    {
      id: 'polka',
      parts: [
        { plays: 'tune', by: 'band-accordion', gain: 0.3, pan: -0.2 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - f -', above: 'E1', gain: 0.36 },
        { plays: 'chords', by: 'band-balalaika', pattern: '- x - x', above: 'E3', gain: 0.13, pan: 0.35 },
        { plays: 'beat', by: 'band-kit', strokes: { brush: '. x . x' }, gain: 0.07, pan: 0.5 },
      ],
    },
    {
      id: 'picked',
      parts: [
        { plays: 'tune', by: 'band-balalaika', gain: 0.42, pan: -0.3 },
        { plays: 'chords', by: 'band-accordion', pattern: '- x - x', above: 'E3', gain: 0.09, pan: 0.35 },
        { plays: 'chords', by: 'band-tuba', pattern: 'R - f -', above: 'E1', gain: 0.32 },
      ],
    },
    {
      id: 'spoons',
      parts: [
        { plays: 'tune', by: 'band-chime', gain: 0.22, pan: -0.3 },
        { plays: 'chords', by: 'band-balalaika', pattern: 'r t f t', above: 'C3', gain: 0.26, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { clank: '. x . .', pipe: '. . . x' }, gain: 0.12, pan: 0.5 },
        { plays: 'beat', by: 'band-kit', strokes: { heart: 'x . x .' }, gain: 0.26, from: 0.25 },
      ],
    },
  ],
  keys: [0, -3, 2],
  length: [6, 9],
}

export const CALM: readonly Piece[] = [VOYAGE, WATCH, GALLEY]
