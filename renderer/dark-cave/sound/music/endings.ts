import type { Section, Suite } from '../../../shared/music/score.ts'
import { playedOnce, type Theme } from '../../../shared/music/theme.ts'
import { HALL } from './title.ts'

/** Cards are turned, one by one; nobody sings. */
const UNMASKING: Theme = {
  id: 'unmasking',
  caption: 'musicUnmasking',
  gain: 1.7,
  beat: 0.8,
  meter: 4,
  sections: [
    { id: 'a', chords: 'D5 D5 Eb Eb', tune: 'D4:4 -:4 Eb4:4 -:4' },
    { id: 'b', chords: 'D5 D5 Eb Asus', tune: 'F4:4 -:4 G4:4 A4:4' },
  ],
  close: { id: 'close', chords: 'A A', tune: 'A4:4 -:4' },
  parts: [
    { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.3 },
    { plays: 'chords', by: 'band-viol', pattern: 'r . . .', above: 'D2', gain: 0.26, pan: -0.2 },
    { plays: 'beat', by: 'band-kit', strokes: { deep: 'X x . . X x . .' }, gain: 0.4 },
  ],
}

/** What the men hum, in major and in daylight. */
const WON: Theme = {
  id: 'won',
  caption: 'musicWon',
  gain: 1.8,
  beat: 0.5,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'D A G D Bm G A D',
      tune: 'D4:2 A4:2 G4:3 F#4 B4:2 G4:2 A4:4 D5:2 C#5 B4 A4:2 D5:2 G4:2 E4:2 D4:4',
    },
    {
      id: 'b',
      chords: 'G D A Bm G D Em A',
      tune: 'B4:2 D5:2 A4:3 F#4 E4:2 A4:2 F#4:4 B4:2 D5:2 F#5:3 D5 E5:2 G5:2 E5:4',
    },
    {
      id: 'c',
      chords: 'D A G D G D A D',
      tune: 'D5:2 A5:2 G5:3 F#5 B5:2 G5:2 A5:4 G5:2 B5:2 A5:2 F#5:2 E5:2 C#5:2 D5:4',
    },
  ],
  close: { id: 'close', chords: 'G A D D', tune: 'B4:2 G4:2 A4:2 C#5:2 D5:4 -:4' },
  parts: [
    { plays: 'tune', by: 'band-ocarina', shift: 12, gain: 0.2, pan: 0.3 },
    { plays: 'tune', by: 'band-hum', shift: -12, gain: 0.36, pan: -0.1 },
    { plays: 'chords', by: 'band-lute', pattern: 'R t f t o t f t', above: 'D3', gain: 0.24, pan: 0.2 },
    { plays: 'chords', by: 'band-horn', pattern: 'X . . .', above: 'D3', gain: 0.1, pan: -0.3 },
    { plays: 'beat', by: 'band-kit', strokes: { frame: 'X . x . X . x x', clink: '. . . . x . . .' }, gain: 0.22 },
  ],
}

/** The same hum, one man short. */
const LOST: Theme = {
  id: 'lost',
  caption: 'musicLost',
  gain: 2.6,
  beat: 0.86,
  meter: 4,
  sections: [HALL.sections[0] as Section],
  close: { id: 'close', chords: 'Gm Dm A Dm', tune: 'Bb4:2 A4:2 F4:2 D4:2 E4:2 C#4:2 D4:4' },
  parts: [
    { plays: 'tune', by: 'band-viol', shift: -12, gain: 0.34 },
    { plays: 'chords', by: 'band-lute', pattern: 'r . . . f . . .', above: 'D3', gain: 0.26, pan: 0.2 },
    { plays: 'chords', by: 'band-hum', pattern: 'r . . .', above: 'A2', gain: 0.14, pan: -0.3 },
  ],
}

/** A lute asks, and waits for an answer. */
const NOBODY: Theme = {
  id: 'nobody',
  caption: 'musicNobody',
  gain: 2.0,
  beat: 0.9,
  meter: 4,
  sections: [
    { id: 'a', chords: 'Dm Dm Gm Gm Dm Dm A A', tune: 'D4:2 A4:2 -:4 G4:2 Bb4:2 -:4 D4:2 A4:2 F4:4 E4:2 A4:2 -:4' },
  ],
  close: { id: 'close', chords: 'A A', tune: 'E4:2 A4:2 -:4' },
  parts: [
    { plays: 'tune', by: 'band-lute', gain: 0.5, pan: -0.1 },
    { plays: 'beat', by: 'band-kit', strokes: { drip: '. . . .|. . x .' }, gain: 0.16, pan: 0.5 },
  ],
}

/** Seconds until the scales have settled and the banner has fallen. */
const AFTER_BANNER = 3.6

export const ENDINGS = {
  unmasking: playedOnce(UNMASKING, 0.2),
  won: playedOnce(WON, AFTER_BANNER),
  lost: playedOnce(LOST, AFTER_BANNER),
  nobody: playedOnce(NOBODY, AFTER_BANNER),
} as const satisfies Record<string, Suite>
