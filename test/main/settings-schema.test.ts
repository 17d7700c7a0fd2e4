import { toJsonSchema } from '@valibot/to-json-schema'
import { expect, test } from 'vitest'
import { SettingsSchema } from '../../preload/contract.ts'

test('the settings can be told to electron-store, memories of games too', () => {
  const { properties } = toJsonSchema(SettingsSchema)
  expect(Object.keys(properties ?? {})).toEqual(Object.keys(SettingsSchema.entries))
  expect(properties?.games).toMatchObject({ type: 'object' })
})
