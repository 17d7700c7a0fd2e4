import fc from 'fast-check'
import { uniformInt } from 'pure-rand/distribution/uniformInt'
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus'
import { describe, expect, it } from 'vitest'
import { RandomStream, seedState } from '../../../engine/shared/random.ts'

const streamOf = (seed: string): RandomStream => new RandomStream(seedState(seed))
const rolls = (stream: RandomStream, count: number, faces = 10): readonly number[] =>
  Array.from({ length: count }, () => stream.die(faces))

describe('the random stream', () => {
  it('gives these very numbers for this seed, on every machine (S3)', () => {
    expect(seedState('red-november')).toEqual([1828090552, -1902352012, -2045841123, 406280839])
    const stream = streamOf('red-november')
    expect(rolls(stream, 20)).toEqual([6, 10, 8, 4, 8, 2, 4, 5, 10, 4, 10, 6, 3, 6, 8, 1, 9, 10, 10, 4])
    expect(stream.state).toEqual([1236231864, 1353032956, -1113017803, 1978961018])
    expect(stream.shuffled([...'abcdefghij']).join('')).toBe('bcfaehdijg')
    expect(stream.state).toEqual([-1346499539, -1589775489, -1976495081, 197024052])
  })

  it('takes any text as a seed, an empty or a foreign one too (S3)', () => {
    expect(seedState('')).toEqual([-674231839, 1744585765, 1484563647, 449286611])
    expect(seedState('Красный ноябрь')).toEqual([-1065489465, 1142774468, 951380593, 46376500])
    expect(rolls(streamOf(''), 5).every((face) => face >= 1 && face <= 10)).toBe(true)
  })

  it('goes its own way for every seed', () => {
    const starts = ['a', 'b', 'A', 'a ', 'aa'].map((seed) => rolls(streamOf(seed), 12).join())
    expect(new Set(starts).size).toBe(starts.length)
  })

  it('can be stopped anywhere and taken up again, also through JSON (S3)', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat({ max: 40 }), (seed, before) => {
        const whole = streamOf(seed)
        const stopped = streamOf(seed)
        expect(rolls(stopped, before)).toEqual(rolls(whole, before))
        const takenUp = new RandomStream(JSON.parse(JSON.stringify(stopped.state)))
        expect(rolls(takenUp, 20)).toEqual(rolls(whole, 20))
        expect(takenUp.shuffled([1, 2, 3, 4, 5])).toEqual(whole.shuffled([1, 2, 3, 4, 5]))
        expect(takenUp.state).toEqual(whole.state)
      }),
    )
  })

  it('does not move when its state is only looked at', () => {
    const stream = streamOf('look')
    expect(stream.state).toEqual(stream.state)
    expect(rolls(stream, 5)).toEqual(rolls(streamOf('look'), 5))
  })

  it('never changes a state it was given', () => {
    const state = Object.freeze([...seedState('frozen')])
    rolls(new RandomStream(state), 30)
    expect(state).toEqual(seedState('frozen'))
  })
})

describe('a die', () => {
  it('falls as pure-rand lets it fall, whatever the seed and however many faces (S3)', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 2 ** 31 - 1 }), (seed, faces) => {
        const [ours, theirs] = [streamOf(seed), xoroshiro128plusFromState(seedState(seed))]
        for (const count of [faces, 1, 2, 10, 55, 2 ** 30 + 1]) {
          expect(ours.die(count)).toBe(uniformInt(theirs, 1, count))
        }
      }),
    )
  })

  it('shows each of its faces and nothing else (B8)', () => {
    for (const faces of [1, 2, 6, 10, 56]) {
      const seen = new Set(rolls(streamOf('faces'), faces * 40, faces))
      expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: faces }, (_, at) => at + 1))
    }
  })
})

describe('shuffling', () => {
  it('keeps everything, as often as it was there, and leaves the old list as it is', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.nat({ max: 9 })), (seed, things) => {
        const before = [...things]
        const after = streamOf(seed).shuffled(Object.freeze(things))
        expect(things).toEqual(before)
        expect([...after].sort()).toEqual([...before].sort())
      }),
    )
  })

  it('can bring any order about', () => {
    const stream = streamOf('orders')
    const orders = new Set(Array.from({ length: 200 }, () => stream.shuffled(['a', 'b', 'c']).join('')))
    expect([...orders].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba'])
  })

  it('has nothing to do with one thing or none', () => {
    const stream = streamOf('few')
    const { state } = stream
    expect(stream.shuffled([])).toEqual([])
    expect(stream.shuffled(['only'])).toEqual(['only'])
    expect(stream.state).toEqual(state)
  })
})
