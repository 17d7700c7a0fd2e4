import type { Piece } from '../../../shared/music/score.ts'

/** Strings that do not trust each other. */
const WHISPERS: Piece = {
  id: 'whispers',
  caption: 'musicWhispers',
  gain: 1.9,
  tension: [0.25, 0.78],
  beat: 0.6,
  meter: 5,
  sections: [
    {
      id: 'a',
      chords: 'Bm Bm G F# Bm Em C F#',
      tune: 'F#5:3 D5:2 C#5:5 B4:2 D5:3 C#5:5 F#5:3 B5:2 G5:5 E5:2 G5:3 F#5:5',
    },
    {
      id: 'b',
      chords: 'Em Bm F# Bm G D Em F#',
      tune: 'G5:3 E5:2 D5:5 C#5:3 A#4:2 B4:5 D5:3 B4:2 A4:5 G4:2 B4:3 A#4:5',
    },
    {
      id: 'c',
      chords: 'G A Bm Bm C G F# F#',
      tune: 'B5:3 G5:2 A5:3 E5:2 F#5:5 D5:3 B4:2 E5:3 C5:2 D5:5 C#5:3 E5:2 F#5:5',
    },
  ],
  close: { id: 'close', chords: 'Em F# Bm Bm', tune: 'G5:3 E5:2 C#5:3 A#4:2 B4:5 -:5' },
  dresses: [
    {
      id: 'glass',
      parts: [
        { plays: 'tune', by: 'band-crystal', gain: 0.22, pan: -0.35 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . . . .', above: 'D2', gain: 0.24, pan: 0.1 },
        { plays: 'chords', by: 'band-lute', pattern: 'R . . f .', above: 'B2', gain: 0.28, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'x . . x .' }, gain: 0.34, from: 0.35 },
      ],
    },
    {
      id: 'bowed',
      parts: [
        { plays: 'tune', by: 'band-viol', shift: -24, gain: 0.28, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'r t f t f', above: 'F#3', gain: 0.24, pan: 0.3 },
        { plays: 'beat', by: 'band-kit', strokes: { rim: '. . . x .|. . . x x' }, gain: 0.1, pan: 0.5 },
      ],
    },
    {
      id: 'plucked',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.4, pan: -0.2 },
        { plays: 'chords', by: 'band-hum', pattern: 'x . . . .', above: 'B2', gain: 0.09, pan: 0.2 },
        { plays: 'chords', by: 'band-stones', pattern: '- - o - -|- - o - f', above: 'F#4', gain: 0.16, pan: 0.4 },
        {
          plays: 'beat',
          by: 'band-kit',
          strokes: { deep: 'X . . x .', chain: '. . . . .|. . . . x' },
          gain: 0.24,
          from: 0.45,
        },
      ],
    },
  ],
  keys: [0, -2, 1],
  length: [5, 7],
}

/** A work song, without the words. */
const SHIFT: Piece = {
  id: 'shift',
  caption: 'musicShift',
  gain: 1.6,
  tension: [0.3, 0.85],
  beat: 0.58,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Am Am G Am Am C G Am',
      tune: 'A4:2 A4 C5 E5:2 D5:2 B4 D5 B4 G4 A4:4 A4:2 C5 D5 E5:2 G5:2 D5 B4 G4 B4 A4:4',
    },
    {
      id: 'b',
      chords: 'D Am D Am F C G E',
      tune: 'F#5:2 D5:2 E5 C5 A4:2 D5 E5 F#5:2 E5:4 A4 C5 F5:2 E5:2 C5:2 D5 B4 G4:2 G#4:4',
    },
    {
      id: 'c',
      chords: 'F G Am Am F G C E7',
      tune: 'C5:2 A4:2 B4:2 D5:2 C5 B4 A4:2 E4:4 F5:2 C5:2 G5:2 D5:2 E5 G5 E5 C5 B4:4',
    },
  ],
  close: { id: 'close', chords: 'F G Am Am', tune: 'C5:2 A4:2 B4:2 G4:2 A4:4 -:4' },
  dresses: [
    {
      id: 'gang',
      parts: [
        { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.36 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . r .', above: 'D2', gain: 0.22, pan: -0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'X . . . x . . .', clink: '. . . . X . . .' }, gain: 0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { frame: '. . x . . . x x' }, gain: 0.2, from: 0.5 },
      ],
    },
    {
      id: 'strings',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.44, pan: -0.15 },
        { plays: 'chords', by: 'band-hum', pattern: 'X . . . x . . .', above: 'A2', gain: 0.09, pan: 0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'R . r . f . r .', above: 'E2', gain: 0.3, pan: 0.15 },
        { plays: 'beat', by: 'band-kit', strokes: { frame: 'X . . x x . . .', chain: '. . . . x . . .' }, gain: 0.2 },
      ],
    },
    {
      id: 'foreman',
      parts: [
        { plays: 'tune', by: 'band-horn', shift: -12, gain: 0.28, pan: 0.15 },
        { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.16, pan: -0.2 },
        { plays: 'chords', by: 'band-stones', pattern: 'r . f . o . f .', above: 'A3', gain: 0.2, pan: -0.35 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'X . x . X . x .', clink: '. . . . x . . x' }, gain: 0.18 },
      ],
    },
  ],
  keys: [0, -2, 3],
  length: [6, 8],
}

/** The lute again, running. */
const CHASE: Piece = {
  id: 'chase',
  caption: 'musicChase',
  gain: 1.2,
  tension: [0.55, 1],
  beat: 0.4,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm Eb Dm C Dm Eb Am A',
      tune: 'D4 F4 A4 D5 Eb5 D5 Bb4 G4 A4 F4 D4 F4 E4 G4 C5:2 D5 A4 F4 D4 G4 Bb4 Eb5 G5 E5 C5 A4 C5 A4:2 C#5:2',
    },
    {
      id: 'b',
      chords: 'Gm Dm Gm Dm Eb Bb A A',
      tune: 'G4 Bb4 D5 G5 F5 D5 A4:2 Bb4 D5 G5 Bb5 A5:4 G5 Eb5 Bb4 G4 F4 Bb4 D5 F5 E5 C#5 A4 C#5 E5:4',
    },
    {
      id: 'c',
      chords: 'Bb C Dm Dm Gm Eb A A',
      tune: 'D5:4 E5:4 F5 E5 D5 A4 F4:4 G5:4 Bb5:2 G5:2 A5 E5 C#5 A4 E5:4',
    },
    {
      id: 'd',
      chords: 'Dm Dm C C Bb Bb A A7',
      tune: 'A4 D5 A4 F4 D4:4 G4 C5 G4 E4 C4:4 F4 Bb4 D5 F5 D5:4 E4 A4 C#5 E5 G5:4',
    },
  ],
  close: { id: 'close', chords: 'Gm A Dm Dm', tune: 'G5:2 Bb4:2 A4:2 C#5:2 D5 -:3 D4 -:3' },
  dresses: [
    {
      id: 'run',
      parts: [
        { plays: 'tune', by: 'band-lute', gain: 0.44, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'R r f r R r f r', above: 'E2', gain: 0.26, pan: 0.15 },
        { plays: 'beat', by: 'band-kit', strokes: { frame: 'X . x x X . x .', deep: 'X . . . x . . .' }, gain: 0.26 },
        { plays: 'chords', by: 'band-viol', pattern: 'r . . .', above: 'D2', gain: 0.2, pan: -0.2, from: 0.7 },
      ],
    },
    {
      id: 'stones',
      parts: [
        { plays: 'tune', by: 'band-stones', gain: 0.4, pan: 0.25 },
        { plays: 'chords', by: 'band-viol', pattern: 'R - r - R - f -', above: 'D2', gain: 0.28, pan: -0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'X . x . X x . x', rim: '. x . x . x . x' }, gain: 0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { boom: 'x . . .|. . . .' }, gain: 0.3, from: 0.85 },
      ],
    },
    {
      id: 'shouted',
      parts: [
        { plays: 'tune', by: 'band-ocarina', shift: 12, gain: 0.2, pan: 0.2 },
        { plays: 'tune', by: 'band-lute', gain: 0.3, pan: -0.2 },
        { plays: 'chords', by: 'band-hum', pattern: 'X . . . - - x .', above: 'A2', gain: 0.09, pan: 0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { frame: 'X . . x X . . x', shaker: 'x x x x x x x x' }, gain: 0.14 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'X . . . X . . .' }, gain: 0.36 },
      ],
    },
  ],
  keys: [0, 2, -1],
  length: [8, 11],
}

/** A horn, lower than the floor. */
const TEETH: Piece = {
  id: 'teeth',
  caption: 'musicTeeth',
  gain: 1.6,
  tension: [0.55, 1],
  beat: 0.7,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Em F Em Dm Em F G F',
      tune: 'E4:3 F4 A4:4 G4:2 E4:2 D4:4 E4:3 B4 C5:4 B4:2 G4:2 F4:4',
    },
    {
      id: 'b',
      chords: 'Am Em F Em Am C F B',
      tune: 'C5:2 A4:2 B4:4 A4:2 C5:2 B4:4 E5:3 C5 G4:4 A4:2 F4:2 D#4:4',
    },
    {
      id: 'c',
      chords: 'Em Em F F Em Em F B',
      tune: 'E4:4 G4:2 B4:2 A4:4 C5:2 F4:2 E5:4 D5:2 B4:2 C5:4 B4:4',
    },
  ],
  close: { id: 'close', chords: 'F B Em Em', tune: 'A4:2 F4:2 F#4:2 D#4:2 E4:4 -:4' },
  dresses: [
    {
      id: 'horn',
      parts: [
        { plays: 'tune', by: 'band-horn', shift: -12, gain: 0.34 },
        { plays: 'chords', by: 'band-viol', pattern: 'R . . r . . r .', above: 'D2', gain: 0.26, pan: -0.2 },
        { plays: 'beat', by: 'band-kit', strokes: { boom: 'X . . . . . . .', deep: '. . . x X . x .' }, gain: 0.34 },
        { plays: 'beat', by: 'band-kit', strokes: { chain: '. . . . . . . x' }, gain: 0.12, pan: 0.5 },
      ],
    },
    {
      id: 'bones',
      parts: [
        { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.28, pan: 0.1 },
        { plays: 'chords', by: 'band-stones', pattern: 'R r . f r . t r', above: 'E3', gain: 0.26, pan: -0.3 },
        { plays: 'chords', by: 'band-horn', pattern: 'r . . .|- - - -', above: 'E2', gain: 0.22 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'X x . . X x . .', rim: '. . . x . . . x' }, gain: 0.3 },
      ],
    },
    {
      id: 'eyes',
      parts: [
        { plays: 'tune', by: 'band-crystal', shift: 12, gain: 0.2, pan: 0.35 },
        { plays: 'tune', by: 'band-viol', shift: -12, gain: 0.24, pan: -0.2 },
        { plays: 'chords', by: 'band-lute', pattern: 'R . r . f . r .', above: 'E2', gain: 0.3, pan: 0.1 },
        { plays: 'beat', by: 'band-kit', strokes: { deep: 'X . . x . . X .', boom: 'x . . .|. . . .' }, gain: 0.3 },
      ],
    },
  ],
  keys: [0, 1, -2],
  length: [5, 7],
}

export const TENSE: readonly Piece[] = [WHISPERS, SHIFT, CHASE, TEETH]
