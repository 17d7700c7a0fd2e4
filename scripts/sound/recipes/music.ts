import { envelope } from '../dsp/envelope.ts'
import { BOAT, loopInRoom, SEA } from '../dsp/space.ts'
import { note } from '../dsp/tone.ts'
import type { Clip } from '../dsp/wave.ts'
import {
  accordion,
  balalaika,
  bowedSaw,
  brush,
  chime,
  drum,
  melody,
  pipeHit,
  Score,
  sonar,
  tremolo,
  tuba,
} from './instruments.ts'
import { loop, type Recipes } from './recipe.ts'

/** "Sixty Minutes": a slow waltz in A minor for accordion, balalaika, tuba and saw. */
const BEAT = 0.6
const BARS = 24

/** Bass, and the chord on two and three. */
const CHORDS: Readonly<Record<string, readonly [bass: string, fifth: string, ...chord: string[]]>> = {
  Am: ['A2', 'E2', 'C4', 'E4', 'A3'],
  Dm: ['D2', 'A2', 'D4', 'F4', 'A3'],
  E7: ['E2', 'B2', 'D4', 'E4', 'G#3'],
  A7: ['A2', 'C#2', 'C#4', 'E4', 'G3'],
  F: ['F2', 'C2', 'C4', 'F4', 'A3'],
  C: ['C2', 'G2', 'C4', 'E4', 'G3'],
  G7: ['G2', 'D2', 'B3', 'D4', 'F4'],
  Bb: ['Bb2', 'F2', 'D4', 'F4', 'Bb3'],
}
const HARMONY = 'Am Am Dm Dm E7 E7 Am E7 Am A7 Dm Dm Am E7 E7 Am F C G7 C Bb Dm E7 E7'.split(' ')

/** First the accordion asks, then the balalaika insists, then the saw weeps. */
const ASKS = melody('E4:2 A4 C5:2 B4 A4 D5 F5 E5:2 D5 G#4 B4 D5 F5 E5 G#4 A4:2 C5 E5 D#5:0.5 E5:0.5 B4')
const INSISTS = melody(
  'A4 C5 E5 G5:2 F5 F5 E5 D5 A5:2 F5 E5:1.5 D5:0.5 C5 B4 D5:0.5 C5:0.5 B4 G#4 A4:0.5 B4:0.5 G#4 A4:3',
)
const WEEPS = melody('A4:2 C5 G4:2 E4 F4 G4 B4 C5:3 D5:2 F5 E5 D5 A4 B4 C5:0.5 B4:0.5 G#4 E4:3')

function waltz(): Clip {
  const score = new Score(BARS * 3 * BEAT)
  for (const [bar, name] of HARMONY.entries()) {
    const [bass, fifth, ...chord] = CHORDS[name] ?? ['A2', 'E2']
    const at = bar * 3 * BEAT
    score.add(tuba(note(bar % 2 ? fifth : bass), BEAT * 1.1), at, 0.62, -0.1)
    for (const beat of [1, 2]) {
      // The band is never quite together after the second bottle.
      const late = ((bar * 7 + beat * 3) % 5) * 0.006
      for (const tone of chord) score.add(accordion(note(tone), BEAT * 0.5), at + beat * BEAT + late, 0.13, 0.35)
      score.add(brush(820 + beat), at + beat * BEAT + late, 0.07, 0.5)
    }
    if (bar % 4 === 3) score.add(pipeHit(620), at + 2.5 * BEAT, 0.1, -0.6)
  }
  for (const { hz, at, beats } of ASKS)
    if (hz) score.add(accordion(hz, beats * BEAT * 0.96, true), at * BEAT, 0.36, -0.15)
  for (const { hz, at, beats } of INSISTS) {
    if (!hz) continue
    score.add(tremolo(hz, beats * BEAT * 0.95, 830 + Math.round(at)), (24 + at) * BEAT, 0.42, -0.3)
    score.add(accordion(hz / 2, beats * BEAT * 0.96, true), (24 + at) * BEAT, 0.12, 0.2)
  }
  let from = note('E4')
  for (const { hz, at, beats } of WEEPS) {
    if (!hz) continue
    score.add(bowedSaw(from, hz * 2, beats * BEAT * 1.05), (48 + at) * BEAT, 0.3, 0.15)
    if (at % 3 === 0) score.add(chime(hz * 2), (48 + at) * BEAT, 0.16, -0.4)
    from = hz * 2
  }
  score.add(sonar(), (BARS * 3 - 2) * BEAT, 0.1, 0.4)
  return loopInRoom(score.clip, { ...BOAT, wet: 0.26 })
}

/** The music in play: eight bars of four at 80, in three layers that fit on each other. */
const PULSE = 0.75
const STEPS = 32

/** A heart of the boat, and a lonely bell. */
function pulse(): Clip {
  const score = new Score(STEPS * PULSE)
  for (let beat = 0; beat < STEPS; beat += 2) {
    score.add(drum(52), beat * PULSE, beat % 8 === 0 ? 0.75 : 0.5)
    if (beat % 8 === 6) score.add(drum(58), (beat + 0.75) * PULSE, 0.4)
  }
  for (const [bar, name] of ['D2', 'D2', 'Bb2', 'A2', 'D2', 'F2', 'G2', 'A2'].entries()) {
    score.add(envelope(balalaika(note(name), 2.6, 840 + bar), [0.02, 1], [2.6, 0]), bar * 4 * PULSE, 0.6, -0.15)
  }
  for (const [at, name, pan] of [
    [2, 'A5', -0.5],
    [7, 'F5', 0.5],
    [13, 'E5', -0.3],
    [18, 'D5', 0.4],
    [23, 'C#5', -0.5],
    [27, 'A4', 0.3],
  ] as const) {
    score.add(chime(note(name)), at * PULSE, 0.2, pan)
    score.add(chime(note(name)), (at + 0.75) * PULSE, 0.07, -pan)
  }
  score.add(sonar(), 30 * PULSE, 0.05, 0.6)
  return loopInRoom(score.clip, { ...SEA, tail: 2.4, wet: 0.4 })
}

/** Somebody counts, somebody hums, and neither stops. */
function worry(): Clip {
  const score = new Score(STEPS * PULSE)
  const figures = [
    ['D4', 'A4', 'F4', 'A4'],
    ['D4', 'A4', 'F4', 'E4'],
    ['Bb3', 'F4', 'D4', 'F4'],
    ['A3', 'E4', 'C#4', 'G4'],
    ['D4', 'A4', 'F4', 'A4'],
    ['F4', 'C5', 'A4', 'C5'],
    ['G3', 'D4', 'Bb3', 'E4'],
    ['A3', 'E4', 'C#4', 'Bb4'],
  ] as const
  for (const [bar, figure] of figures.entries()) {
    for (let half = 0; half < 8; half++) {
      const name = figure[half % 4] ?? 'D4'
      score.add(balalaika(note(name), 0.5, 850 + half), (bar * 4 + half / 2) * PULSE, half % 4 === 0 ? 0.34 : 0.22, 0.3)
      score.add(brush(860 + half), (bar * 4 + half / 2) * PULSE, half % 2 ? 0.05 : 0.025, -0.5)
    }
    const [root = 'D4', , third = 'F4'] = figure
    for (const name of [root, third])
      score.add(accordion(note(name) / 2, 4 * PULSE, true), bar * 4 * PULSE, 0.12, -0.35)
  }
  return loopInRoom(score.clip, { ...BOAT, wet: 0.3 })
}

/** Now everybody runs. */
function panic(): Clip {
  const score = new Score(STEPS * PULSE)
  for (const [bar, name] of ['D2', 'D2', 'Bb2', 'A2', 'D2', 'F2', 'G2', 'A2'].entries()) {
    for (let half = 0; half < 8; half++) {
      const at = (bar * 4 + half / 2) * PULSE
      score.add(tuba(note(name) * (half % 4 === 3 ? 1.0595 : 1), PULSE * 0.42), at, half % 2 ? 0.3 : 0.5, -0.2)
      if (half % 2) score.add(pipeHit(half % 4 === 1 ? 520 : 780), at, 0.16, 0.5)
    }
    score.add(drum(64), (bar * 4 + 1) * PULSE, 0.45)
    score.add(drum(64), (bar * 4 + 3) * PULSE, 0.45)
    score.add(drum(72), (bar * 4 + 3.5) * PULSE, 0.4)
  }
  for (const { hz, at, beats } of melody('A4:6 Bb4:2 A4:4 G#4:4 A4:4 C5:4 Bb4:4 C#5:4')) {
    if (hz) score.add(tremolo(hz, beats * PULSE, 870 + at), at * PULSE, 0.2, 0.35)
    if (hz) score.add(bowedSaw(hz, hz * 2, beats * PULSE), at * PULSE, 0.06, -0.3)
  }
  return loopInRoom(score.clip, { ...BOAT, wet: 0.28 })
}

export const MUSIC_RECIPES: Recipes = {
  'music-title': loop(-19, waltz),
  'music-game-1': loop(-23, pulse),
  'music-game-2': loop(-24, worry),
  'music-game-3': loop(-22.5, panic),
}
