import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hash64, hashJson, hashText } from '../../../engine/shared/hash.ts'

/** Any row of code units, broken pairs too. */
const texts = fc.array(fc.integer({ min: 0, max: 0xffff })).map((codes) => String.fromCharCode(...codes))

describe('the hash', () => {
  it('is this very one for these texts, on every machine (S3)', () => {
    expect(hashText('')).toBe('1aee8d83488bdcb8')
    expect(hashText('a')).toBe('82c97901501c2ba7')
    expect(hashText('b')).toBe('c254d2bf459eda5b')
    expect(hashText('red-november')).toBe('6c4df8fdfd2a071e')
    expect(hashText('Красный ноябрь')).toBe('71b6db75b9ffe2ce')
    expect(hashJson({ a: 1, b: [2, 'x'] })).toBe('89107abdd1f489e3')
  })

  it('is two whole numbers of 32 bits, and another pair for another seed', () => {
    expect(hash64('red-november')).toEqual([1817049341, -47577314])
    expect(hash64('red-november', 1)).toEqual([1828090552, -1902352012])
    fc.assert(
      fc.property(fc.string(), fc.integer(), (text, seed) => {
        for (const half of hash64(text, seed)) expect(half).toBe(half | 0)
      }),
    )
  })

  it('is always sixteen hexadecimal digits', () => {
    fc.assert(fc.property(texts, (text) => /^[0-9a-f]{16}$/.test(hashText(text))))
  })

  it('of JSON is the hash of its text', () => {
    fc.assert(fc.property(fc.jsonValue(), (value) => hashJson(value) === hashText(JSON.stringify(value))))
  })

  it('finds every single letter that was changed, lost or doubled', () => {
    const line = 'trade blue give grog,crowbar'
    const damaged = [...line].flatMap((letter, at) => [
      `${line.slice(0, at)}${letter === 'x' ? 'y' : 'x'}${line.slice(at + 1)}`,
      `${line.slice(0, at)}${line.slice(at + 1)}`,
      `${line.slice(0, at)}${letter}${line.slice(at)}`,
    ])
    expect(damaged.map(hashText)).not.toContain(hashText(line))
  })

  it('tells two orders of the same words apart', () => {
    expect(hashText('open 5 enter')).not.toBe(hashText('enter open 5'))
  })
})
