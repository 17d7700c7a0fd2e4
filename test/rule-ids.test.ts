import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { RULE_IDS } from '../engine/red-november/index.ts'

const testFiles = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => join(folder, file))

/** The ids in brackets at the end of a test's title: `it('water levels out (M3, M4)'`. Ranges like C1-C4 count. */
function idsShownIn(source: string): readonly string[] {
  return [...source.matchAll(/\b(?:it|test)(?:\.each\([\s\S]*?\))?\(\s*[`'"]([\s\S]*?)[`'"],/g)].flatMap(
    ([, title]) => {
      const brackets = /\(([^()]*)\)\s*$/.exec(title ?? '')?.[1] ?? ''
      return brackets.split(/,\s*/).flatMap(expandRange)
    },
  )
}

function expandRange(text: string): readonly string[] {
  const [, letter, from, to] = /^([A-Z])(\d+)-\1(\d+)$/.exec(text) ?? []
  if (!letter) return [text]
  return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => `${letter}${Number(from) + at}`)
}

describe('the rule book', () => {
  const folders = ['test/engine/red-november', 'test/engine/shared', 'test/engine/cli']
  const shown = new Set(folders.flatMap(testFiles).flatMap((file) => idsShownIn(readFileSync(file, 'utf8'))))

  it.each(RULE_IDS)('rule %s is shown by a test that names it', (id) => {
    expect(shown).toContain(id)
  })

  it('every rule id stands there once, chapter by chapter', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length)
    expect(RULE_IDS.map((id) => id[0]).filter((letter, at, all) => letter !== all[at - 1])).toEqual([...'BCSTMAFUDVEO'])
  })
})
