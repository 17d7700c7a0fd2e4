import { pitch, words } from './pitch.ts'

/** A note of a melody: when and how long, in beats. */
export interface TuneNote {
  readonly pitch: number
  readonly at: number
  readonly beats: number
}

/** How a melody is played this time. */
export const VARIATIONS = ['plain', 'sparse', 'turned', 'answered'] as const
export type Variation = (typeof VARIATIONS)[number]

/** Reads `E4:2 A4 -:3`. */
export function readTune(text: string): readonly TuneNote[] {
  let at = 0
  return words(text).flatMap((word) => {
    const [name = '-', beats = '1'] = word.split(':')
    const begins = at
    at += Number(beats)
    return name === '-' ? [] : [{ pitch: pitch(name), at: begins, beats: Number(beats) }]
  })
}

/** Beats that a melody takes, rests included. */
export const beatsOf = (text: string): number =>
  words(text).reduce((sum, word) => sum + Number(word.split(':')[1] ?? 1), 0)

/** Only what falls on the beginning of a bar or lasts; the rest is left to the memory. */
const sparse = (tune: readonly TuneNote[], meter: number): readonly TuneNote[] =>
  tune.filter(({ at, beats }, n) => n === 0 || at % meter === 0 || beats >= 2)

/** A long note is led to the next by the step that lies between them. */
function turned(tune: readonly TuneNote[]): readonly TuneNote[] {
  return tune.flatMap((note, n): readonly TuneNote[] => {
    const next = tune[n + 1]
    const leap = next ? next.pitch - note.pitch : 0
    if (!next || note.beats < 2 || next.at !== note.at + note.beats || Math.abs(leap) < 3) return [note]
    const between = note.pitch + (leap > 0 ? 2 : -2)
    const last = note.at + note.beats
    return [
      { ...note, beats: note.beats - 0.5 },
      { pitch: between, at: last - 0.5, beats: 0.5 },
    ]
  })
}

/** The second half of it is said an octave lower: somebody answers. */
const answered = (tune: readonly TuneNote[], beats: number): readonly TuneNote[] =>
  tune.map((note) => (note.at >= beats / 2 ? { ...note, pitch: note.pitch - 12 } : note))

/** The melody as it is played this time. */
export function vary(text: string, variation: Variation, meter: number): readonly TuneNote[] {
  const tune = readTune(text)
  switch (variation) {
    case 'plain':
      return tune
    case 'sparse':
      return sparse(tune, meter)
    case 'turned':
      return turned(tune)
    case 'answered':
      return answered(tune, beatsOf(text))
  }
}
