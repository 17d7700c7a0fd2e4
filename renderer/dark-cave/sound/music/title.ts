import type { Piece, Suite } from '../../../shared/music/score.ts'

/** "Under the Hill": what the men hum. It comes back at the end, in daylight or without one voice. */
export const HALL: Piece = {
  id: 'hall',
  caption: 'musicHall',
  gain: 2.3,
  tension: [0, 1],
  beat: 0.8,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm C Gm Dm Bb F C Dm',
      tune: 'D4:2 A4:2 G4:3 F4 Bb4:2 G4:2 A4:4 D5:2 C5 Bb4 A4:2 C5:2 G4:2 E4:2 D4:4',
    },
    {
      id: 'b',
      chords: 'F C Dm Am Bb F Gm A',
      tune: 'A4:2 C5:2 G4:3 E4 F4:2 D4:2 E4:4 D4:2 F4:2 A4:3 C5 Bb4:2 G4:2 A4:4',
    },
    {
      id: 'c',
      chords: 'Gm Dm C Dm Gm Bb C A',
      tune: 'Bb4:3 A4 D5:4 C5:2 E5:2 D5:4 D5:3 C5 Bb4:2 F4:2 G4:2 C5:2 A4:4',
    },
  ],
  close: { id: 'close', chords: 'Bb C Dm Dm', tune: 'D5:2 Bb4:2 G4:2 E4:2 D4:4 -:4' },
  dresses: [
    {
      id: 'men',
      parts: [
        { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.42 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . . .', above: 'D2', gain: 0.3, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'r . f . o . f .', above: 'D3', gain: 0.2, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { drip: '. . . .|. . x .|. . . .|. . . x' }, gain: 0.1, pan: 0.6 },
      ],
    },
    {
      id: 'lute',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.5, pan: -0.15 },
        { plays: 'chords', by: 'band-hum', pattern: 'x . . .', above: 'A2', gain: 0.13, pan: 0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'x . . .' }, gain: 0.3 },
      ],
    },
    {
      id: 'whistle',
      parts: [
        { plays: 'tune', by: 'band-ocarina', shift: 12, gain: 0.22, pan: 0.2 },
        { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.2, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'r . t . f . t .', above: 'D3', gain: 0.22, pan: 0.3 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . . .', above: 'D2', gain: 0.22, pan: -0.2 },
      ],
    },
  ],
  keys: [0, 0, -2, 2],
  length: [5, 7],
}

/** One lute, one lamp. */
const LAMPS: Piece = {
  id: 'lamps',
  caption: 'musicLamps',
  gain: 2.0,
  tension: [0, 1],
  beat: 0.66,
  meter: 3,
  sections: [
    {
      id: 'a',
      chords: 'Am G F E Am G F E',
      tune: 'A4 C5 E5 D5:2 B4 C5 A4 F4 E4:3 A4 C5 E5 G5:2 D5 F5 E5 C5 B4:3',
    },
    {
      id: 'b',
      chords: 'C G Am Em F C Dm E',
      tune: 'E5:2 G5 D5:2 B4 C5:2 E5 B4:3 A4 C5 F5 E5:2 C5 D5 F5 A5 G#5:3',
    },
    {
      id: 'c',
      chords: 'F G Am Am F G E E',
      tune: 'C5:2 F5 B4:2 D5 C5 B4 A4 E5:3 A5:2 F5 G5:2 D5 E5 D5 B4 G#4:3',
    },
  ],
  close: { id: 'close', chords: 'F E Am Am', tune: 'A4 C5 F5 E5 B4 G#4 A4:3 -:3' },
  dresses: [
    {
      id: 'alone',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.5, pan: -0.1 },
        { plays: 'chords', by: 'band-lute', pattern: 'r - f', above: 'A2', gain: 0.3, pan: 0.15 },
      ],
    },
    {
      id: 'drops',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.46, pan: -0.1 },
        { plays: 'chords', by: 'band-crystal', pattern: '- t o', above: 'E5', gain: 0.1, pan: 0.4 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . .', above: 'E2', gain: 0.18, pan: -0.3 },
      ],
    },
    {
      id: 'bowed',
      parts: [
        { plays: 'tune', by: 'band-viol', shift: -12, gain: 0.3, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'r t f', above: 'E3', gain: 0.28, pan: 0.2 },
      ],
    },
  ],
  keys: [0, -2, 3],
  length: [5, 7],
}

export const TITLE: Suite = { pieces: [HALL, LAMPS], wait: 0.4 }
