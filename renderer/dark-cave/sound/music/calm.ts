import type { Piece } from '../../../shared/music/score.ts'

/** A plucked string, a long echo. */
const DESCENT: Piece = {
  id: 'descent',
  caption: 'musicDescent',
  gain: 1.9,
  tension: [0, 0.45],
  beat: 0.76,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Em Em D C Em G Am B',
      tune: 'E4:2 B4:2 A4 G4 E4:2 F#4:2 A4:2 G4:4 B4:2 E5:2 D5:3 B4 C5:2 A4:2 B4:4',
    },
    {
      id: 'b',
      chords: 'C D Em Em C D B B',
      tune: 'G4:2 C5:2 A4:2 D5:2 B4:3 A4 G4 F#4 E4:2 E5:2 C5:2 D5:2 A4:2 F#4:2 B4:2 D#5:4',
    },
    {
      id: 'c',
      chords: 'Am Em Am Em C G Am B',
      tune: 'C5:2 E5:2 B4:4 A4 B4 C5 A4 G4:4 E5:3 C5 D5:3 B4 C5:2 A4:2 F#4:4',
    },
  ],
  close: { id: 'close', chords: 'C B Em Em', tune: 'G4:2 E4:2 F#4:2 D#4:2 E4:4 -:4' },
  dresses: [
    {
      id: 'string',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.46, pan: -0.2 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . . .', above: 'D2', gain: 0.22, pan: 0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { drip: '. . . x|. . . .|. x . .|. . . .' }, gain: 0.09, pan: 0.6 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'x . . . . . . .' }, gain: 0.34, from: 0.15 },
      ],
    },
    {
      id: 'men',
      parts: [
        { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.3, pan: 0.15 },
        { plays: 'chords', by: 'band-lute', pattern: 'r . f . t . f .', above: 'E3', gain: 0.26, pan: -0.25 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'x . . . x . . .' }, gain: 0.28 },
      ],
    },
    {
      id: 'glass',
      parts: [
        { plays: 'tune', by: 'band-crystal', shift: 12, gain: 0.2, pan: -0.3 },
        { plays: 'chords', by: 'band-lute', pattern: 'R . . . f . . .', above: 'E2', gain: 0.36, pan: 0.1 },
        { plays: 'chords', by: 'band-hum', pattern: 'x . . .', above: 'B2', gain: 0.08, pan: 0.3 },
      ],
    },
    {
      id: 'alone',
      parts: [
        { plays: 'tune', by: 'band-lute', shift: -12, gain: 0.4, pan: -0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { drip: 'x . . .|. . . .|. . . x|. . . .' }, gain: 0.08, pan: 0.5 },
      ],
    },
  ],
  keys: [0, -2, 3],
  length: [5, 7],
}

/** Stones are played like bells. */
const SEAM: Piece = {
  id: 'seam',
  caption: 'musicSeam',
  gain: 1.6,
  tension: [0, 0.5],
  beat: 0.35,
  meter: 6,
  sections: [
    {
      id: 'a',
      chords: 'Gm F Gm Dm Eb F Gm Dm',
      tune: `G4 Bb4 D5 Bb4 G4:2 A4 C5 F5:2 C5:2 G5:2 F5 D5 Bb4:2 A4:6
        Bb4 Eb5 G5:2 Eb5:2 C5 F5 A5:2 F5:2 G5 F5 D5 C5 Bb4:2 A4:3 D5:3`,
    },
    {
      id: 'b',
      chords: 'Cm Gm Eb Bb Cm Gm Adim D',
      tune: `C5 Eb5 G5 Eb5 C5:2 D5 Bb4 G4:4 G4 Bb4 Eb5:4 D5 F5 Bb5:2 F5:2
        Eb5:3 C5:3 D5:3 Bb4:3 A4 C5 Eb5:2 C5:2 A4:3 F#4:3`,
    },
    {
      id: 'c',
      chords: 'Bb F Gm Gm Eb Bb D D',
      tune: 'D5:3 F5:3 C5:3 A4:3 Bb4 C5 D5 G5:3 G4:6 G5:3 Eb5:3 F5:3 D5:3 F#5 E5 D5 C5 A4:2 D5:6',
    },
  ],
  close: { id: 'close', chords: 'Eb D Gm Gm', tune: 'G5:3 Eb5:3 D5:3 F#5:3 G5:3 -:3 G4:3 -:3' },
  dresses: [
    {
      id: 'slate',
      parts: [
        { plays: 'tune', by: 'band-stones', gain: 0.42, pan: -0.2 },
        { plays: 'chords', by: 'band-stones', pattern: 'r . . f . .', above: 'G3', gain: 0.28, pan: 0.3 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . . . . .', above: 'D2', gain: 0.16, pan: 0.1 },
      ],
    },
    {
      id: 'clay',
      parts: [
        { plays: 'tune', by: 'band-ocarina', gain: 0.22, pan: 0.2 },
        { plays: 'chords', by: 'band-stones', pattern: 'r f t f o f', above: 'G3', gain: 0.24, pan: -0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'x . . . . .', rim: '. . . x . .' }, gain: 0.2 },
      ],
    },
    {
      id: 'gut',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.42, pan: -0.2 },
        { plays: 'chords', by: 'band-stones', pattern: '- . t - . f', above: 'G4', gain: 0.18, pan: 0.35 },
        { plays: 'chords', by: 'band-lute', pattern: 'R . . f . .', above: 'G2', gain: 0.3, pan: 0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { shaker: '. . x . . x' }, gain: 0.06, pan: 0.5, from: 0.2 },
      ],
    },
  ],
  keys: [0, -2, 2],
  length: [6, 8],
}

/** A clay whistle counts its steps. */
const TALLY: Piece = {
  id: 'tally',
  caption: 'musicTally',
  gain: 1.45,
  tension: [0, 0.58],
  beat: 0.56,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm G Dm G Dm C Am Dm',
      tune: 'D5 F5 A5:2 G5 F5 D5:2 D5 F5 A5 C6 B5:3 G5 A5 G5 F5 E5 C5 E5 G5:2 E5 D5 C5 A4 D5:4',
    },
    {
      id: 'b',
      chords: 'F C Dm Am Bb F Gm A',
      tune: 'A5:2 F5:2 G5:2 E5:2 F5 E5 D5 F5 E5:4 D5 F5 Bb5:2 A5 G5 F5:2 G5 F5 E5 D5 C#5:4',
    },
    {
      id: 'c',
      chords: 'Gm C F Bb Gm Dm A7 Dm',
      tune: 'Bb5:2 G5:2 E5 G5 C5:2 A5:2 F5:2 D5 F5 Bb4:2 G5 A5 Bb5:2 A5:2 F5:2 E5 G5 C#5 E5 D5:4',
    },
  ],
  close: { id: 'close', chords: 'Gm A7 Dm Dm', tune: 'Bb5:2 G5:2 E5:2 C#5:2 D5:4 -:4' },
  dresses: [
    {
      id: 'whistle',
      parts: [
        { plays: 'tune', by: 'band-ocarina', gain: 0.24, pan: 0.15 },
        { plays: 'chords', by: 'band-lute', pattern: 'R . f . R . f .', above: 'D3', gain: 0.3, pan: -0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { frame: 'x . . . x . . .', rim: '. . x . . . x .' }, gain: 0.18 },
      ],
    },
    {
      id: 'pick',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.42, pan: -0.2 },
        { plays: 'chords', by: 'band-stones', pattern: '- t - f - t - f', above: 'D4', gain: 0.16, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { clink: '. . . . x . . .|. . . . x . x .' }, gain: 0.07, pan: 0.5 },
        { plays: 'beat', by: 'band-kit', strokes: { frame: 'x . . . x . . .' }, gain: 0.22 },
      ],
    },
    {
      id: 'both',
      parts: [
        { plays: 'tune', by: 'band-ocarina', gain: 0.18, pan: 0.25 },
        { plays: 'tune', by: 'band-hum', shift: -24, gain: 0.2, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'r t f t r t f t', above: 'D3', gain: 0.22, pan: -0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { shaker: 'x . x . x . x .' }, gain: 0.05, pan: 0.5, from: 0.25 },
      ],
    },
  ],
  keys: [0, -3, 2],
  length: [6, 9],
}

export const CALM: readonly Piece[] = [DESCENT, SEAM, TALLY]
