import { describe, expect, test } from 'vitest'
import { joined, LOOP_MARGIN } from '../../../../renderer/shared/sound/join.ts'
import { FADE, gainOf, glide, groupGain, ramp } from '../../../../renderer/shared/sound/mixer.ts'
import { Shelf } from '../../../../renderer/shared/sound/shelf.ts'

const volumes = { master: 50, music: 40, effects: 100, hull: 0 }

describe('the mixer', () => {
  test('multiplies a group with everything', () => {
    expect(groupGain(volumes, 'music')).toBeCloseTo(0.2)
    expect(groupGain(volumes, 'effects')).toBeCloseTo(0.5)
    expect(gainOf(volumes, 'music', 0.5)).toBeCloseTo(0.1)
    expect(gainOf(volumes, 'effects')).toBeCloseTo(0.5)
  })

  test('turns a group off that is at 0, and everything with the master', () => {
    expect(gainOf(volumes, 'hull')).toBe(0)
    expect(gainOf({ ...volumes, master: 0 }, 'effects')).toBe(0)
  })

  test('never makes anything louder than it is', () => {
    expect(gainOf({ master: 200, music: 100, effects: 300, hull: 100 }, 'effects', 4)).toBe(1)
    expect(gainOf(volumes, 'effects', -1)).toBe(0)
  })

  test('glides to a level and stays there', () => {
    expect(glide(0, 1, FADE / 4)).toBeCloseTo(0.25)
    expect(glide(0.9, 1, FADE)).toBe(1)
    expect(glide(1, 0.5, FADE / 4)).toBeCloseTo(0.75)
    expect(glide(0.2, 0, FADE)).toBe(0)
  })

  test('ramps from 0 to 1 between two values', () => {
    expect([0, 2, 5, 8, 11].map((value) => ramp(2, 8, value))).toEqual([0, 0, 0.5, 1, 1])
  })
})

describe('a loop', () => {
  test('leads from its last sample to its first, whatever the codec did to its beginning', () => {
    const rate = 1000
    const period = 200
    const file = Float32Array.from({ length: period + LOOP_MARGIN * rate }, (_, i) =>
      Math.sin((2 * Math.PI * i) / period),
    )
    file[0] = 0.7
    const round = joined(file, rate)
    expect(round.length).toBe(period)
    expect(round[0]).toBeCloseTo(0, 5)
    expect(round[150]).toBeCloseTo(-1, 5)
  })
})

describe('the shelf', () => {
  test('throws away what was not used for longest, but nothing that is busy', () => {
    const gone: string[] = []
    const shelf = new Shelf<string, string>(3, (thing) => thing !== 'busy' && gone.push(thing) > 0)
    for (const thing of ['busy', 'old', 'new']) shelf.put(thing, thing, 1)
    shelf.get('old')
    shelf.put('newest', 'newest', 1)
    expect(gone).toEqual(['new'])
    expect(['busy', 'old', 'new', 'newest'].map((key) => shelf.get(key))).toEqual(['busy', 'old', undefined, 'newest'])
  })
})
