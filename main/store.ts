import { toJsonSchema } from '@valibot/to-json-schema'
import { ipcMain } from 'electron'
import Store, { type Options } from 'electron-store'
import { log } from './log.ts'
import { DEFAULTS, type Stored, StoredSchema, settingsPath } from './settings-file.ts'
import { makeSureOfRoom } from './trial.ts'

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
      serialize: textOf,
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

/** As electron-store would write it, and only where there is room for all of it. */
function textOf(values: Stored): string {
  const text = JSON.stringify(values, null, '\t')
  makeSureOfRoom(settingsPath(), text)
  return text
}
