import type { Cause } from '../../../../engine/red-november/index.ts'
import type { Suite } from '../../../shared/music/score.ts'
import { playedOnce, type Theme } from '../../../shared/music/theme.ts'

/** The waltz again, in major, upright and in the sun. */
const RESCUE: Theme = {
  id: 'rescue',
  caption: 'musicRescue',
  gain: 1.9,
  beat: 0.42,
  meter: 3,
  sections: [
    {
      id: 'a',
      chords: 'A A D A Bm E7 A A',
      tune: 'E4:2 A4 C#5:2 E5 F#5 E5 D5 C#5:3 B4 C#5 D5 B4:2 G#4 A4:2 C#5 E5:3',
    },
    {
      id: 'b',
      chords: 'D A E7 A D A E7 A',
      tune: 'F#5:2 A5 E5:2 C#5 D5 B4 G#4 A4:3 F#5:2 A5 E5:2 C#5 B4 E5 G#4 A4:3',
    },
  ],
  close: { id: 'close', chords: 'D E7 A A', tune: 'F#5:2 D5 E5 D5 B4 A4:3 -:3' },
  parts: [
    { plays: 'tune', by: 'band-brass', gain: 0.36, pan: -0.1 },
    { plays: 'tune', by: 'band-balalaika', gain: 0.3, pan: 0.3 },
    { plays: 'tune', by: 'band-chime', shift: 12, gain: 0.1, pan: -0.4 },
    { plays: 'chords', by: 'band-tuba', pattern: 'R . -|f . -', above: 'E1', gain: 0.5 },
    { plays: 'chords', by: 'band-accordion', pattern: '- x x', above: 'G3', gain: 0.14, pan: 0.3 },
    { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . .', brush: '. x x' }, gain: 0.24 },
  ],
}

/** The tuba goes down with the boat. */
const IMPLOSION: Theme = {
  id: 'implosion',
  caption: 'musicImplosion',
  gain: 1.9,
  beat: 0.6,
  meter: 4,
  sections: [{ id: 'a', chords: 'Am F Dm E7', tune: 'E4 Eb4 D4 C#4 C4:2 B3:2 A3 G#3 G3 F3 E3:4' }],
  close: { id: 'close', chords: 'Am Am', tune: 'A3:4 -:4' },
  parts: [
    { plays: 'tune', by: 'band-accordion', gain: 0.3, pan: 0.2 },
    { plays: 'tune', by: 'band-tuba', shift: -12, gain: 0.56, pan: -0.1 },
    { plays: 'beat', by: 'band-kit', strokes: { boom: 'X . . .', heart: '. . x .' }, gain: 0.5 },
    { plays: 'chords', by: 'band-saw', pattern: 'r . . .', above: 'E4', gain: 0.08, pan: 0.4 },
  ],
}

/** An accordion runs out of air, and takes its time. */
const SUFFOCATION: Theme = {
  id: 'suffocation',
  caption: 'musicSuffocation',
  gain: 2.8,
  beat: 0.82,
  meter: 3,
  sections: [{ id: 'a', chords: 'Am Dm Am E7 F Dm E7 E7', tune: 'E4:2 A4 C5:2 B4 A4:3 G#4:2 B4 A4:3 F4:3 E4:3 -:3' }],
  close: { id: 'close', chords: 'Am Am', tune: 'A3:2 - -:3' },
  parts: [
    { plays: 'tune', by: 'band-accordion', gain: 0.34 },
    { plays: 'chords', by: 'band-accordion', pattern: 'r . -', above: 'A2', gain: 0.12, pan: -0.3 },
    { plays: 'beat', by: 'band-kit', strokes: { heart: 'x . .' }, gain: 0.4 },
  ],
}

/** A music box melts. */
const MELTDOWN: Theme = {
  id: 'meltdown',
  caption: 'musicMeltdown',
  gain: 2.0,
  beat: 0.3,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Cm Cm B B Bb Bb A A Ab Ab G G',
      tune: `C6 G5 Eb5 G5 C6 G5 Eb5 C5 B5 F#5 D#5 F#5 B5 F#5 D#5 B4 Bb5 F5 D5 F5 Bb5:2 D5:2
        A5 E5 C#5 E5 A5:2 C#5:2 Ab5:2 Eb5:2 C5:4 G5:2 D5:2 B4:4`,
    },
  ],
  close: { id: 'close', chords: 'Cm Cm Cm Cm', tune: 'C5:4 -:12' },
  parts: [
    { plays: 'tune', by: 'band-chime', gain: 0.4, pan: -0.2 },
    { plays: 'chords', by: 'band-brass', pattern: 'R . . .|- - - -', above: 'C3', gain: 0.24, pan: 0.2 },
    { plays: 'beat', by: 'band-kit', strokes: { boom: 'X . . .|. . . .|. . . .|. . . .' }, gain: 0.44 },
  ],
}

/** Brass counts down, helpfully. */
const MISSILES: Theme = {
  id: 'missiles',
  caption: 'musicMissiles',
  gain: 2.2,
  beat: 0.5,
  meter: 4,
  sections: [
    {
      id: 'a',
      chords: 'Dm Dm C C Bb Bb A A',
      tune: 'D5 D5 D5 - A4 A4 A4 - C5 C5 C5 - G4 G4 G4 - Bb4 Bb4 Bb4 - F4 F4 - - A4 - - - A4 - - -',
    },
  ],
  close: { id: 'close', chords: 'Dm Dm', tune: 'D4:4 -:4' },
  parts: [
    { plays: 'tune', by: 'band-brass', gain: 0.4, pan: -0.1 },
    { plays: 'tune', by: 'band-chime', shift: 12, gain: 0.14, pan: 0.4 },
    { plays: 'chords', by: 'band-tuba', pattern: 'R - - - r - - -', above: 'E1', gain: 0.46 },
    { plays: 'beat', by: 'band-kit', strokes: { drum: 'X . x . X . x .' }, gain: 0.3 },
  ],
}

/** The saw sings with the Kraken, and the Kraken sings better. */
const KRAKEN: Theme = {
  id: 'kraken',
  caption: 'musicKraken',
  gain: 2.2,
  beat: 0.86,
  meter: 3,
  sections: [{ id: 'a', chords: 'Dm Eb Dm Eb Gm Dm Eb Eb', tune: 'A4:3 Bb4:3 A4:2 F4 Eb4:3 G4:2 Bb4 D5:3 Bb4:3 G4:3' }],
  close: { id: 'close', chords: 'Dm Dm', tune: 'D4:3 -:3' },
  parts: [
    { plays: 'tune', by: 'band-saw', shift: 12, gain: 0.3, pan: 0.2 },
    { plays: 'tune', by: 'band-tuba', shift: -24, gain: 0.4, pan: -0.2 },
    { plays: 'chords', by: 'band-accordion', pattern: 'x . .', above: 'D3', gain: 0.1, pan: -0.3 },
    { plays: 'beat', by: 'band-kit', strokes: { heart: 'X x .' }, gain: 0.44 },
  ],
}

/** The waltz, asked of an empty boat. Nobody answers. */
const NOBODY: Theme = {
  id: 'nobody',
  caption: 'musicNobody',
  gain: 1.9,
  beat: 0.74,
  meter: 3,
  sections: [
    { id: 'a', chords: 'Am Am Dm Dm E7 E7 Am E7', tune: 'E4:2 A4 C5:2 B4 A4 D5 F5 E5:3 -:3 G#4:2 B4 -:3 E4:3' },
  ],
  close: { id: 'close', chords: 'Am E7', tune: 'E4:2 A4 B4:3' },
  parts: [
    { plays: 'tune', by: 'band-balalaika', gain: 0.56, pan: -0.1 },
    { plays: 'beat', by: 'band-kit', strokes: { sonar: '. . .|. . .|. . .|x . .' }, gain: 0.1, pan: 0.5 },
  ],
}

/** Seconds that the noise of an end takes; its music waits for that, and after it there is only the sea. */
const AFTER_NOISE = 4.2

export const ENDINGS = {
  rescue: playedOnce(RESCUE, AFTER_NOISE),
  implosion: playedOnce(IMPLOSION, AFTER_NOISE),
  suffocation: playedOnce(SUFFOCATION, AFTER_NOISE),
  meltdown: playedOnce(MELTDOWN, AFTER_NOISE),
  missiles: playedOnce(MISSILES, AFTER_NOISE),
  kraken: playedOnce(KRAKEN, AFTER_NOISE),
  nobody: playedOnce(NOBODY, AFTER_NOISE),
} as const satisfies Record<string, Suite>

/** The theme of each end. */
export const ENDING: Readonly<Record<Cause, keyof typeof ENDINGS>> = {
  rescued: 'rescue',
  pressure: 'implosion',
  crushed: 'implosion',
  asphyxiation: 'suffocation',
  asphyxiated: 'suffocation',
  heat: 'meltdown',
  missiles: 'missiles',
  kraken: 'kraken',
  'nobody-left': 'nobody',
}
