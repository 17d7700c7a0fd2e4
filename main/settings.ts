import * as v from 'valibot'
import { DEFAULT_SETTINGS, type Settings, type SettingsReport, SettingsSchema } from '../preload/contract.ts'
import type { OpenedStore, Place } from './store.ts'

/** The player's settings and the window's place: kept in one file, written at every change. */
export class SettingsKeeper {
  #hear: (settings: Settings) => void = () => undefined

  constructor(private readonly opened: OpenedStore) {}

  get all(): Settings {
    const { window: _window, ...settings } = this.opened.store.store
    return v.parse(SettingsSchema, settings)
  }

  get report(): SettingsReport {
    return { settings: this.all, setAside: this.opened.setAside }
  }

  get place(): Place | null {
    return this.opened.store.get('window')
  }

  set place(place: Place) {
    this.opened.store.set('window', place)
  }

  change(change: Partial<Settings>): Settings {
    this.opened.store.set(change)
    const now = this.all
    this.#hear(now)
    return now
  }

  reset(): Settings {
    return this.change(DEFAULT_SETTINGS)
  }

  /** Calls back after every change, whoever made it. */
  onChange(hear: (settings: Settings) => void): void {
    this.#hear = hear
  }
}
