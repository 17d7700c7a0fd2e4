const STEPS: Readonly<Record<string, number>> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }
const SIGNS: Readonly<Record<string, number>> = { '': 0, '#': 1, b: -1 }

/** A note by name, `A4`, `G#3`, `Bb2`, as a MIDI number. */
export function pitch(name: string): number {
  const [, letter = '', sign = '', octave = ''] = /^([A-G])([#b]?)(\d)$/.exec(name) ?? []
  const step = STEPS[letter]
  if (step === undefined) throw new Error(`no note is called ${name}`)
  return (Number(octave) + 1) * 12 + step + (SIGNS[sign] ?? 0)
}

/** Half steps above the root. */
const QUALITIES: Readonly<Record<string, readonly number[]>> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '7': [0, 4, 7, 10],
  m7: [0, 3, 7, 10],
  maj7: [0, 4, 7, 11],
  dim: [0, 3, 6],
  sus: [0, 5, 7],
  '5': [0, 7],
}

export interface Chord {
  /** From 0, C, to 11. */
  readonly root: number
  /** Half steps above the root, the root among them. */
  readonly tones: readonly number[]
}

/** A chord by name: `Am`, `E7`, `Bb`, `Dsus`. */
export function chord(name: string): Chord {
  const [, letter = '', sign = '', quality = ''] = /^([A-G])([#b]?)(.*)$/.exec(name) ?? []
  const step = STEPS[letter]
  const tones = QUALITIES[quality]
  if (step === undefined || !tones) throw new Error(`no chord is called ${name}`)
  return { root: (step + (SIGNS[sign] ?? 0) + 12) % 12, tones }
}

/** The lowest note of this class that is not below the given one. */
export const atOrAbove = (toneClass: number, low: number): number => low + ((((toneClass - low) % 12) + 12) % 12)

export const words = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)
