import { toJsonSchema } from '@valibot/to-json-schema'
import { ipcMain } from 'electron'
import Store, { type Options } from 'electron-store'
import { log } from './log.ts'
import { DEFAULTS, type Stored, StoredSchema } from './settings-file.ts'

/** What keeps the settings; null where the disk gives no place. */
export type SettingsStore = Pick<Store<Stored>, 'set'> | null

/** Opens settings.json for writing, with the values that were read from it. */
export function openStore(values: Stored): SettingsStore {
  try {
    const { properties } = toJsonSchema(StoredSchema)
    const store = new Store<Stored>({
      name: 'settings',
      defaults: DEFAULTS,
      // What fits in the file was read already; an older version's words do not stop the writing.
      clearInvalidConfig: true,
      schema: properties as NonNullable<Options<Stored>['schema']>,
    })
    // It also offers itself to pages, past the gateway; ours does not need that.
    ipcMain.removeAllListeners('electron-store-get-data')
    store.set(values)
    return store
  } catch (error) {
    log.error('there is no place for settings', error)
    return null
  }
}
