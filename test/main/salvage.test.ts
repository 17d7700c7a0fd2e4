import { describe, expect, test } from 'vitest'
import { salvage } from '../../main/salvage.ts'
import { DEFAULT_SETTINGS, SettingsSchema } from '../../preload/contract.ts'

const read = (content: string) => salvage(SettingsSchema.entries, content)

describe('what is left of a settings file', () => {
  test('all of it, if it is whole', () => {
    expect(read(JSON.stringify(DEFAULT_SETTINGS))).toEqual({ values: DEFAULT_SETTINGS, broken: false })
  })

  test('everything but the one wrong value', () => {
    const content = JSON.stringify({ ...DEFAULT_SETTINGS, language: 'pl', textSize: 9000 })
    const { textSize: _wrong, ...rest } = { ...DEFAULT_SETTINGS, language: 'pl' }
    expect(read(content)).toEqual({ values: rest, broken: true })
  })

  test('an older file without the newest settings is not broken, nor is a newer one with more', () => {
    expect(read('{"language":"fr"}')).toEqual({ values: { language: 'fr' }, broken: false })
    expect(read('{"language":"fr","later":1}')).toEqual({ values: { language: 'fr' }, broken: false })
  })

  test.each(['', '{', 'null', '[]', '42', '"text"'])('nothing of %j', (content) => {
    expect(read(content)).toEqual({ values: {}, broken: true })
  })
})
