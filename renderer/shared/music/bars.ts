import { RandomStream, seedState } from '../../../engine/shared/random.ts'
import type { Rendition } from './arranger.ts'
import { atOrAbove, type Chord, chord, pitch, words } from './pitch.ts'
import type { BeatPart, ChordPart, Part, TunePart } from './score.ts'
import { vary } from './tune.ts'

/** A note that somebody plays: seconds count from the beginning of its bar. */
export interface Note {
  readonly by: string
  /** A MIDI number, or the name of a stroke. */
  readonly tone: number | string
  readonly at: number
  readonly seconds: number
  readonly gain: number
  readonly pan: number
}

/** A band is never quite together: at most so many seconds late, and so much softer. */
const LATE = 0.018
const SOFTER = 0.22
const ACCENT = 1.3
/** Of the notes of an accompaniment that are no accents, so many are left out: nobody plays a pattern like a machine. */
const LEFT_OUT = 0.13

export const barsOf = ({ section }: Pick<Rendition, 'section'>): number => words(section.chords).length
export const barSeconds = ({ piece: { beat, meter } }: Pick<Rendition, 'piece'>): number => beat * meter

/** The notes of one bar of a rendition, as this tension wants it. */
export function notesOf(rendition: Rendition, bar: number, tension: number, seed: string): readonly Note[] {
  const random = new RandomStream(seedState(`${seed} ${bar}`))
  const chance = (): number => (random.die(1000) - 1) / 1000
  return rendition.dress.parts
    .filter(({ from = 0, to = 1 }) => tension >= from && tension <= to)
    .flatMap((part) => playPart(part, rendition, bar).filter((note) => isKept(part, note, chance)))
    .map((note) => ({
      ...note,
      at: note.at + chance() * LATE,
      gain: note.gain * rendition.piece.gain * (1 - chance() * SOFTER),
    }))
}

const isKept = (part: Part, { gain }: Note, chance: () => number): boolean =>
  part.plays === 'tune' || gain > part.gain || chance() >= LEFT_OUT

function playPart(part: Part, rendition: Rendition, bar: number): readonly Note[] {
  switch (part.plays) {
    case 'tune':
      return playTune(part, rendition, bar)
    case 'chords':
      return playChords(part, rendition, bar)
    case 'beat':
      return playBeat(part, rendition, bar)
  }
}

function playTune({ by, gain, pan = 0, shift = 0 }: TunePart, rendition: Rendition, bar: number): readonly Note[] {
  const { piece, section, variation, key } = rendition
  const begins = bar * piece.meter
  return vary(section.tune, variation, piece.meter)
    .filter(({ at }) => at >= begins && at < begins + piece.meter)
    .map(({ pitch: tone, at, beats }) => ({
      by,
      tone: tone + shift + key,
      at: (at - begins) * piece.beat,
      seconds: beats * piece.beat,
      gain,
      pan,
    }))
}

/** The steps of this bar in a pattern that comes round. */
const stepsOf = (pattern: string, bar: number): readonly string[] => {
  const bars = pattern.split('|')
  return words(bars[bar % bars.length] ?? '')
}

function playChords(
  { by, gain, pan = 0, pattern, above }: ChordPart,
  rendition: Rendition,
  bar: number,
): readonly Note[] {
  const { section, key } = rendition
  const harmony = chord(words(section.chords)[bar] ?? 'C')
  const low = pitch(above)
  const steps = stepsOf(pattern, bar)
  const length = barSeconds(rendition) / steps.length
  return steps.flatMap((step, n) => {
    if (step === '.' || step === '-') return []
    const held = steps.slice(n + 1).findIndex((later) => later !== '.')
    const seconds = length * (held === -1 ? steps.length - n : held + 1)
    const accent = step === step.toUpperCase() ? ACCENT : 1
    const tones = tonesOf(harmony, step.toLowerCase(), low)
    return tones.map((tone) => ({ by, tone: tone + key, at: n * length, seconds, gain: gain * accent, pan }))
  })
}

function tonesOf({ root, tones }: Chord, step: string, low: number): readonly number[] {
  const place = (tone: number): number => atOrAbove(root + tone, low)
  const [, second = 0, third = 7] = tones
  switch (step) {
    case 'r':
      return [place(0)]
    case 'o':
      return [place(0) + 12]
    case 't':
      return [place(second)]
    case 'f':
      return [place(third)]
    case 's':
      return [place(tones[3] ?? 0)]
    case 'x':
      return tones.map(place)
    default:
      throw new Error(`no step is called ${step}`)
  }
}

function playBeat({ by, gain, pan = 0, strokes }: BeatPart, rendition: Rendition, bar: number): readonly Note[] {
  return Object.entries(strokes).flatMap(([tone, pattern]) => {
    const steps = stepsOf(pattern, bar)
    const length = barSeconds(rendition) / steps.length
    return steps.flatMap((step, n) =>
      step === '.' ? [] : [{ by, tone, at: n * length, seconds: 0, gain: gain * (step === 'X' ? ACCENT : 1), pan }],
    )
  })
}
