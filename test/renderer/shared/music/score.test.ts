import { describe, expect, test } from 'vitest'
import { MUSIC as CAVE } from '../../../../renderer/dark-cave/sound/music/index.ts'
import { captionsEn as caveCaptions } from '../../../../renderer/dark-cave/words/captions/en.ts'
import { MUSIC as BOAT } from '../../../../renderer/red-november/sound/music/index.ts'
import { captionsEn as boatCaptions } from '../../../../renderer/red-november/words/captions/en.ts'
import type { Rendition } from '../../../../renderer/shared/music/arranger.ts'
import { barSeconds, barsOf, type Note, notesOf } from '../../../../renderer/shared/music/bars.ts'
import { findTone, MAX_BENT } from '../../../../renderer/shared/music/instrument.ts'
import { chord, pitch } from '../../../../renderer/shared/music/pitch.ts'
import type { Music } from '../../../../renderer/shared/music/score.ts'
import { beatsOf, readTune, VARIATIONS, vary } from '../../../../renderer/shared/music/tune.ts'

/** Every way in which anything of this music can be played. */
const waysOf = ({ suites }: Music): readonly Rendition[] =>
  Object.values(suites).flatMap(({ pieces }) =>
    pieces.flatMap((piece) =>
      [...piece.sections, piece.close].flatMap((section) =>
        piece.dresses.flatMap((dress) =>
          VARIATIONS.flatMap((variation) =>
            piece.keys.map((key) => ({ piece, section, dress, variation, key, opens: false })),
          ),
        ),
      ),
    ),
  )

const isPlayable = ({ band }: Music, { by, tone, at, seconds, gain, pan }: Note, bar: number): boolean => {
  const found = band[by] && findTone(band[by], tone)
  const bent = found ? Math.abs(12 * Math.log2(found.rate)) : Number.POSITIVE_INFINITY
  const isInTime = at >= 0 && at < bar + 0.02 && seconds >= 0
  return bent <= MAX_BENT + 0.001 && isInTime && gain > 0 && Math.abs(pan) <= 1
}

describe.each([
  ['red-november', BOAT, boatCaptions],
  ['dark-cave', CAVE, caveCaptions],
] as const)('the scores of %s', (_, music, captions) => {
  const pieces = Object.values(music.suites).flatMap((suite) => suite.pieces)

  test('have melodies as long as their chords', () => {
    for (const { id, meter, sections, close } of pieces)
      for (const section of [...sections, close])
        expect([id, section.id, beatsOf(section.tune)]).toEqual([id, section.id, barsOf({ section }) * meter])
  })

  test('have names of their own, and captions', () => {
    expect(new Set(pieces.map(({ id }) => id)).size).toBe(pieces.length)
    for (const { caption } of pieces) expect(captions).toHaveProperty(caption)
    for (const { sections, dresses } of pieces) {
      expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
      expect(new Set(dresses.map(({ id }) => id)).size).toBe(dresses.length)
    }
  })

  test('can be played: every note is on its instrument, in its bar, and not bent too far', () => {
    const faults = waysOf(music).flatMap((rendition) =>
      Array.from({ length: barsOf(rendition) }, (_, bar) => notesOf(rendition, bar, 0.7, 'test'))
        .flat()
        .filter((note) => !isPlayable(music, note, barSeconds(rendition)))
        .map(({ by, tone }) => `${rendition.piece.id}: ${by} ${tone}`),
    )
    expect(faults).toEqual([])
  })

  test('have no instrument that nobody plays', () => {
    const players = pieces.flatMap(({ dresses }) => dresses.flatMap(({ parts }) => parts.map(({ by }) => by)))
    expect(new Set(players)).toEqual(new Set(Object.keys(music.band)))
  })

  test('grow fuller with the tension', () => {
    const parts = (tension: number): number =>
      waysOf(music).reduce((sum, rendition) => sum + notesOf(rendition, 0, tension, 'full').length, 0)
    expect(parts(1)).toBeGreaterThan(parts(0))
  })
})

describe('a melody', () => {
  const TUNE = 'E4:2 A4 C5:3 - B4 A4'

  test('is read with its rests', () => {
    expect(readTune(TUNE)).toEqual([
      { pitch: 64, at: 0, beats: 2 },
      { pitch: 69, at: 2, beats: 1 },
      { pitch: 72, at: 3, beats: 3 },
      { pitch: 71, at: 7, beats: 1 },
      { pitch: 69, at: 8, beats: 1 },
    ])
    expect(beatsOf(TUNE)).toBe(9)
  })

  test('sparse, keeps what begins a bar or lasts', () => {
    expect(vary(TUNE, 'sparse', 3).map(({ at }) => at)).toEqual([0, 3])
  })

  test('turned, is led from a long note to the next', () => {
    expect(vary(TUNE, 'turned', 3).slice(0, 3)).toEqual([
      { pitch: 64, at: 0, beats: 1.5 },
      { pitch: 66, at: 1.5, beats: 0.5 },
      { pitch: 69, at: 2, beats: 1 },
    ])
  })

  test('answered, ends an octave lower', () => {
    expect(vary(TUNE, 'answered', 3).map(({ pitch: tone }) => tone)).toEqual([64, 69, 72, 59, 57])
  })
})

test('notes and chords go by their names', () => {
  expect(['A4', 'C4', 'Bb2', 'F#5'].map(pitch)).toEqual([69, 60, 46, 78])
  expect(chord('Am')).toEqual({ root: 9, tones: [0, 3, 7] })
  expect(chord('Bb7')).toEqual({ root: 10, tones: [0, 4, 7, 10] })
  expect(() => pitch('H4')).toThrow('H4')
  expect(() => chord('Amaj9')).toThrow('Amaj9')
})
