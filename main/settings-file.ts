import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { app } from 'electron'
import * as v from 'valibot'
import { DEFAULT_SETTINGS, SettingsSchema } from '../preload/contract.ts'
import { FIRST_SETTINGS, upgraded } from '../preload/first-release.ts'
import { setAside } from './aside.ts'
import { isMissing } from './disk/faults.ts'
import { log } from './log.ts'
import { salvage } from './salvage.ts'

const PlaceSchema = v.strictObject({
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  maximized: v.boolean(),
})
/** Where the window was when it was last seen. */
export type Place = v.InferOutput<typeof PlaceSchema>

export const StoredSchema = v.strictObject({ ...SettingsSchema.entries, window: v.nullable(PlaceSchema) })
export type Stored = v.InferOutput<typeof StoredSchema>
export const DEFAULTS: Stored = { ...DEFAULT_SETTINGS, window: null }

export interface SettingsFile {
  readonly values: Stored
  /** The name a broken file was given, if there was one. */
  readonly setAside: string | null
}

export const settingsPath = (): string => join(app.getPath('userData'), 'settings.json')

/** Reads settings.json without electron-store, which takes longer to open than the window. A broken file is set aside. */
export function readSettingsFile(): SettingsFile {
  const file = settingsPath()
  let content: string
  try {
    content = readFileSync(file, 'utf8')
  } catch (error) {
    // What cannot be read is not written over either.
    return { values: DEFAULTS, setAside: isMissing(error) ? null : putAway(file) }
  }
  const { values, broken } = salvage({ ...StoredSchema.entries, ...FIRST_SETTINGS }, content)
  return { values: { ...DEFAULTS, ...upgraded(values) }, setAside: broken ? putAway(file) : null }
}

function putAway(file: string): string | null {
  try {
    return setAside(file)
  } catch (error) {
    log.error('the broken settings file cannot be set aside', error)
    return null
  }
}
