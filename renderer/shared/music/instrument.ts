import type { Note } from './bars.ts'
import type { Instrument } from './score.ts'

/** Where in an instrument's file a note is found, and how much faster it is played. */
export interface Found {
  readonly offset: number
  readonly length: number
  readonly rate: number
}

/** Half steps that a note may be bent before it sounds like somebody else. */
export const MAX_BENT = 4

/** Into the octave that the instrument has; null for a stroke that it does not know. */
export function findTone({ notes, each }: Instrument, tone: Note['tone']): Found | null {
  if (typeof tone === 'string') {
    const index = (notes as readonly string[]).indexOf(tone)
    return index === -1 ? null : { offset: index * each, length: each, rate: 1 }
  }
  const pitches = notes.map(Number)
  let played = tone
  while (played < Math.min(...pitches) - MAX_BENT) played += 12
  while (played > Math.max(...pitches) + MAX_BENT) played -= 12
  const away = pitches.map((pitch) => Math.abs(pitch - played))
  const nearest = away.indexOf(Math.min(...away))
  return { offset: nearest * each, length: each, rate: 2 ** ((played - Number(notes[nearest])) / 12) }
}
