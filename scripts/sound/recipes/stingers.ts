import { BOAT, inWideRoom, SEA } from '../dsp/space.ts'
import { note } from '../dsp/tone.ts'
import { type Clip, mix, type Wave } from '../dsp/wave.ts'
import { accordion, balalaika, chime, drum, melody, tremolo, tuba } from './instruments.ts'
import { type Recipes, wide } from './recipe.ts'
import { bubble } from './sea.ts'
import { bell } from './table.ts'
import { brass } from './warnings.ts'

type Layer = readonly [x: Wave, by: number, at: number]
const BEAT = 0.42

/** The waltz again, in major, upright and in the sun. */
function saved(): Clip {
  const tune = melody('E4:0.5 E4:0.5 A4 C#5 E5:2 C#5:0.5 E5:0.5 F#5 E5 D5 C#5:3 B4:0.5 C#5:0.5 D5 B4 A4:5')
  const layers: Layer[] = tune.flatMap(({ hz, at, beats }): Layer[] =>
    hz
      ? [
          [brass(hz, beats * BEAT * 0.95, 1), 0.3, at * BEAT],
          [tremolo(hz * 2, beats * BEAT * 0.9, 880 + Math.round(at)), 0.14, at * BEAT],
        ]
      : [],
  )
  for (const [bar, chord] of [
    ['A2', 'C#4', 'E4'],
    ['A2', 'C#4', 'E4'],
    ['D2', 'D4', 'F#4'],
    ['A2', 'C#4', 'E4'],
    ['E2', 'D4', 'G#4'],
    ['A2', 'C#4', 'E4'],
  ].entries()) {
    const at = (1 + bar * 3) * BEAT
    const [bass = 'A2', ...tones] = chord
    layers.push([tuba(note(bass), BEAT), 0.5, at], [drum(60), 0.35, at])
    for (const beat of [1, 2])
      for (const tone of tones) layers.push([accordion(note(tone), BEAT * 0.5), 0.12, at + beat * BEAT])
  }
  for (const [n, name] of ['A5', 'C#6', 'E6'].entries()) layers.push([chime(note(name)), 0.16, (16 + n * 0.33) * BEAT])
  layers.push([bell(880, 2, 881), 0.25, 16 * BEAT])
  return inWideRoom(mix(...layers), BOAT, 1)
}

/** Down the stairs by half steps, a last chord, a last bubble. */
function lost(): Clip {
  const tune = melody('E4:0.75 Eb4:0.75 D4:0.75 C#4:0.75 C4:1.5 B3:1.5 A3:5')
  const layers: Layer[] = tune.flatMap(({ hz, at, beats }): Layer[] =>
    hz
      ? [
          [accordion(hz, beats * 0.5, true), 0.3, at * 0.5],
          [tuba(hz / 2, beats * 0.5), 0.4, at * 0.5],
        ]
      : [],
  )
  for (const name of ['A2', 'C3', 'E3', 'A1']) layers.push([brass(note(name), 2.6, 0.5), 0.24, 3])
  layers.push([bell(220, 3, 882), 0.5, 3], [drum(46), 0.7, 3], [balalaika(note('A3'), 1.4, 883), 0.2, 4.4])
  for (const [n, hz] of [420, 360, 300, 480].entries()) layers.push([bubble(hz, 0.14), 0.2, 4.9 + n * 0.22])
  return inWideRoom(mix(...layers), { ...SEA, tail: 2.4, wet: 0.4 }, 1.4)
}

export const STINGER_RECIPES: Recipes = {
  'music-saved': wide(-16, saved, 0.6),
  'music-lost': wide(-17, lost, 0.8),
}
