import { expect, test } from 'vitest'
import { salvage } from '../../main/salvage.ts'
import { DEFAULT_SETTINGS, SettingsSchema } from '../../preload/contract.ts'

test('of a settings file with one wrong value the others are kept', () => {
  const content = JSON.stringify({ ...DEFAULT_SETTINGS, language: 'pl', textSize: 9000, unknown: 1 })
  const { textSize: _wrong, ...rest } = { ...DEFAULT_SETTINGS, language: 'pl' }
  expect(salvage(SettingsSchema.entries, content)).toEqual(rest)
})

test.each(['', '{', 'null', '[]', '42', '"text"'])('nothing is kept of %j', (content) => {
  expect(salvage(SettingsSchema.entries, content)).toEqual({})
})
