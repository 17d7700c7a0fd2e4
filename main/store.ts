import { readFileSync, renameSync } from 'node:fs'
import { basename, join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import { app, ipcMain } from 'electron'
import Store, { type Options } from 'electron-store'
import * as v from 'valibot'
import { DEFAULT_SETTINGS, SettingsSchema } from '../preload/contract.ts'
import { log } from './log.ts'
import { salvage } from './salvage.ts'

/** Where the window was when it was last seen. */
export const PlaceSchema = v.strictObject({
  x: v.number(),
  y: v.number(),
  width: v.number(),
  height: v.number(),
  maximized: v.boolean(),
})
export type Place = v.InferOutput<typeof PlaceSchema>

const StoredSchema = v.strictObject({ ...SettingsSchema.entries, window: v.nullable(PlaceSchema) })
export type Stored = v.InferOutput<typeof StoredSchema>
const DEFAULTS: Stored = { ...DEFAULT_SETTINGS, window: null }

export interface OpenedStore {
  readonly values: Stored
  /** Null where the disk gives no place: the game then knows its settings only until it is closed. */
  readonly store: Store<Stored> | null
  /** The name a broken file was given, if there was one. */
  readonly setAside: string | null
}

/** Opens settings.json. A broken file is set aside under another name, and what can be read in it is kept. */
export function openStore(): OpenedStore {
  try {
    const store = makeStore()
    return { values: store.store, store, setAside: null }
  } catch (error) {
    log.error('the settings cannot be opened', error)
  }
  const file = join(app.getPath('userData'), 'settings.json')
  const aside = `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  const values = { ...DEFAULTS, ...salvage(StoredSchema.entries, contentOf(file)) }
  try {
    renameSync(file, aside)
    const store = makeStore()
    store.set(values)
    return { values, store, setAside: basename(aside) }
  } catch (error) {
    log.error('there is no place for settings', error)
    return { values, store: null, setAside: null }
  }
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function makeStore(): Store<Stored> {
  const { properties } = toJsonSchema(StoredSchema)
  const store = new Store<Stored>({
    name: 'settings',
    defaults: DEFAULTS,
    schema: properties as NonNullable<Options<Stored>['schema']>,
    clearInvalidConfig: false,
  })
  // It also offers itself to pages, past the gateway; ours does not need that.
  ipcMain.removeAllListeners('electron-store-get-data')
  return store
}
