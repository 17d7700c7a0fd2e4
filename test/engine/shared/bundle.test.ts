import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bundles, countBundles, counts, minus, without } from '../../../engine/shared/bundle.ts'

const lists = fc.array(fc.constantFrom('grog', 'coffee', 'crowbar', 'harpoon'), { maxLength: 7 })
const sorted = (list: readonly string[]): readonly string[] => [...list].sort()
const names = (list: readonly (readonly string[])[]): readonly string[] =>
  list.map((bundle) => sorted(bundle).join('+'))

/** Every bundle, the slow way: each thing is in or out. */
function tried(list: readonly string[]): ReadonlySet<string> {
  const found = Array.from({ length: 2 ** list.length }, (_, mask) => list.filter((_thing, at) => mask & (1 << at)))
  return new Set(names(found))
}

describe('without', () => {
  it('takes out one thing, the first of equals', () => {
    expect(without(['grog', 'coffee', 'grog'], 'grog')).toEqual(['coffee', 'grog'])
  })

  it('hands back the same list if the thing is not in it', () => {
    const list = ['grog']
    expect(without(list, 'coffee')).toBe(list)
  })
})

describe('minus', () => {
  it('takes out a part, as often as each thing stands in it', () => {
    expect(minus(['a', 'b', 'a', 'c'], ['a', 'c'])).toEqual(['b', 'a'])
    expect(minus(['a'], [])).toEqual(['a'])
    expect(minus(['a'], ['a'])).toEqual([])
  })

  it('is null if the part is not in the list', () => {
    expect(minus(['a', 'b'], ['c'])).toBeNull()
    expect(minus(['a', 'b'], ['a', 'a'])).toBeNull()
    expect(minus([], ['a'])).toBeNull()
  })

  it('leaves both lists as they were, and part and rest are the whole', () => {
    fc.assert(
      fc.property(lists, lists, (list, part) => {
        const rest = minus(Object.freeze([...list]), Object.freeze([...part]))
        const fits = [...counts(part)].every(([thing, count]) => (counts(list).get(thing) ?? 0) >= count)
        expect(rest !== null).toBe(fits)
        if (rest) expect(sorted([...rest, ...part])).toEqual(sorted(list))
      }),
    )
  })
})

describe('counts', () => {
  it('says how often each thing is there, in order of first sight', () => {
    expect([...counts(['b', 'a', 'b', 'c', 'b'])]).toEqual([
      ['b', 3],
      ['a', 1],
      ['c', 1],
    ])
    expect(counts([]).size).toBe(0)
  })
})

describe('bundles', () => {
  it('of nothing is nothing, once', () => {
    expect(bundles([])).toEqual([[]])
    expect(countBundles([])).toBe(1)
  })

  it('counts equal things as one choice', () => {
    expect(names(bundles(['a', 'a', 'b']))).toEqual(['', 'b', 'a', 'a+b', 'a+a', 'a+a+b'])
  })

  it('is every bundle that can be taken out of the list, each one once', () => {
    fc.assert(
      fc.property(lists, (list) => {
        const found = names(bundles(list))
        expect(new Set(found)).toEqual(tried(list))
        expect(found).toHaveLength(new Set(found).size)
        expect(countBundles(list)).toBe(found.length)
      }),
    )
  })

  it('with a size is exactly those of that size', () => {
    fc.assert(
      fc.property(lists, fc.nat({ max: 7 }), (list, wish) => {
        const size = Math.min(wish, list.length)
        const all = bundles(list).filter((bundle) => bundle.length === size)
        expect(sorted(names(bundles(list, size)))).toEqual(sorted(names(all)))
      }),
    )
  })

  it('bigger than the list are none', () => {
    expect(bundles(['a', 'b'], 3)).toEqual([])
  })

  it('of more things than there are: none', () => {
    expect(bundles([], 1)).toEqual([])
    expect(bundles(['a'], 2)).toEqual([])
    expect(bundles([], 0)).toEqual([[]])
  })

  it('of a hoard can be counted without making them', () => {
    const hoard = Array.from({ length: 120 }, (_, at) => `item ${at % 12}`)
    expect(countBundles(hoard)).toBe(3_138_428_376_721)
  })
})
