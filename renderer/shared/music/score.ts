/** One of the band: its file holds one note after the other, each with room to die away. */
export interface Instrument {
  /** The notes in its file, lowest first, as MIDI numbers; drums have names instead. */
  readonly notes: readonly number[] | readonly string[]
  /** Seconds from one note in the file to the next. */
  readonly each: number
  /** Seconds until it speaks, and until it is still after a note was let go. */
  readonly attack: number
  readonly release: number
  /** Struck or plucked: a note rings on whether or not it is held. */
  readonly rings: boolean
}

interface Player {
  /** An instrument of the band. */
  readonly by: string
  readonly gain: number
  /** From -1, left, to 1. */
  readonly pan?: number
  /** Plays from this tension on, and up to that one. */
  readonly from?: number
  readonly to?: number
}

/** Plays a section's melody. */
export interface TunePart extends Player {
  readonly plays: 'tune'
  /** Half steps up or down. */
  readonly shift?: number
}

/**
 * Plays tones of each bar's chord by a pattern: `r t f s o` are root, third, fifth, seventh and octave, `x` is all of
 * them, `.` goes on, `-` is silent. A capital is an accent. Bars are parted by `|` and come round again.
 */
export interface ChordPart extends Player {
  readonly plays: 'chords'
  readonly pattern: string
  /** The lowest note it may play. */
  readonly above: string
}

/** Drums: a pattern for each stroke, `x` or `X`, with `.` between. */
export interface BeatPart extends Player {
  readonly plays: 'beat'
  readonly strokes: Readonly<Record<string, string>>
}

export type Part = TunePart | ChordPart | BeatPart

/** Who plays what for the length of a section. */
export interface Dress {
  readonly id: string
  readonly parts: readonly Part[]
}

export interface Section {
  readonly id: string
  /** A chord for every bar: `Am Dm E7`. */
  readonly chords: string
  /** `E4:2 A4`: notes with their beats, one if not given; `-` is a rest. */
  readonly tune: string
}

/** A piece of some two minutes, put together anew every time from its sections and dresses. */
export interface Piece {
  readonly id: string
  /** The key of its caption. */
  readonly caption: string
  /** Brings it to the loudness of the others; `npm run listen` measures it. */
  readonly gain: number
  /** Played while the tension is between these. */
  readonly tension: readonly [low: number, high: number]
  /** Seconds of a beat, and beats of a bar. */
  readonly beat: number
  readonly meter: number
  readonly sections: readonly Section[]
  /** How it ends, in a few bars. */
  readonly close: Section
  readonly dresses: readonly Dress[]
  /** The keys it may be played in, in half steps from how it is written. */
  readonly keys: readonly number[]
  /** The least and most sections before the close. */
  readonly length: readonly [least: number, most: number]
}

/** The pieces of one occasion. */
export interface Suite {
  readonly pieces: readonly Piece[]
  /** Seconds of silence before the first piece. */
  readonly wait: number
  /** Each piece is played through once, and then nothing more. */
  readonly once?: boolean
}

export interface Music {
  readonly band: Readonly<Record<string, Instrument>>
  readonly suites: Readonly<Record<string, Suite>>
}

/** What music is wanted: the occasion, and how tense it is between 0 and 1. */
export interface Wish {
  readonly suite: string
  readonly tension: number
}
