import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { BOOKS, flat, PLURAL } from '../books.ts'

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(
      ({ name, parentPath }) =>
        /\.tsx?$/.test(name) && !/^(en|fr|pl|ru)\.ts$/.test(name) && !/words\/game\/\w\w$/.test(parentPath),
    )
    .map(({ name, parentPath }) => readFileSync(join(parentPath, name), 'utf8'))

/** Every quoted text of the renderer that could be a key: as it stands, or with `${…}` for anything. */
function spoken(): { readonly whole: ReadonlySet<string>; readonly patterns: readonly RegExp[] } {
  const whole = new Set<string>()
  const patterns: RegExp[] = []
  for (const source of sources('renderer')) {
    for (const [, text = ''] of source.matchAll(/'([\w./-]+)'/g)) whole.add(text)
    // A key's first word always stands there; otherwise everything would fit.
    for (const [, text = ''] of source.matchAll(/`(\w+\.[\w.-]*(?:\$\{[^{}`]*\}[\w.-]*)+)`/g)) {
      const parts = text.replace(/\$\{[^{}]*\}/g, '\u0000')
      patterns.push(new RegExp(`^${parts.replaceAll('.', '\\.').replaceAll('\u0000', '[\\w/-]+')}$`))
    }
  }
  return { whole, patterns }
}

const FOREIGN = Object.entries(BOOKS).flatMap(([owner, { en, ...others }]) =>
  Object.entries(others).map(([language, table]) => ({ owner, language, table, en })),
)

describe('the words', () => {
  it('are never put together with the colon of one language', () => {
    expect(sources('renderer').flatMap((source) => source.match(/`[^`\n]*\}: \$\{.*/g) ?? [])).toEqual([])
  })

  it('are all said somewhere', () => {
    const { whole, patterns } = spoken()
    const isSaid = (key: string): boolean => whole.has(key) || patterns.some((pattern) => pattern.test(key))
    // `report.${key}` and, elsewhere, 'deed.heroic': a key in two parts, each with its own words.
    const inParts = (key: string): boolean => {
      const [area, ...rest] = key.split('.')
      return rest.length > 1 && isSaid(`${area}.any`) && isSaid(rest.join('.'))
    }
    const keys = [
      ...new Set(Object.values(BOOKS).flatMap(({ en }) => flat(en).map(([key]) => key.replace(PLURAL, '')))),
    ]
    expect(keys.filter((key) => !isSaid(key) && !inParts(key))).toEqual([])
  })

  it.each(FOREIGN)('are nowhere far longer than the English ones: $owner $language', ({ table, en }) => {
    const english = new Map(flat(en).map(([key, text]) => [key.replace(PLURAL, ''), text.length]))
    // Short ones may grow by a word or two; sentences by two thirds.
    const most = (length: number): number => Math.max(length * 1.7, length + 20)
    const overlong = flat(table).flatMap(([key, text]) => {
      const length = english.get(key.replace(PLURAL, '')) ?? 0
      return text.length > most(length) ? [`${key} ${length} -> ${text.length}: ${text}`] : []
    })
    expect(overlong).toEqual([])
  })
})
