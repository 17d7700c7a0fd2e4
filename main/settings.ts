import { DEFAULT_SETTINGS, type Settings, type SettingsReport } from '../preload/contract.ts'
import { FaultError } from './faults.ts'
import { log } from './log.ts'
import type { OpenedStore, Place, Stored } from './store.ts'

/** The player's settings and the window's place: in force at once, and kept in one file. */
export class SettingsKeeper {
  #now: Stored
  #hear: (settings: Settings) => void = () => undefined

  constructor(private readonly opened: OpenedStore) {
    this.#now = opened.values
  }

  get all(): Settings {
    const { window: _window, ...settings } = this.#now
    return settings
  }

  get report(): SettingsReport {
    return { settings: this.all, setAside: this.opened.setAside }
  }

  get place(): Place | null {
    return this.#now.window
  }

  /** The window is closing: there is nobody left to tell that it could not be kept. */
  set place(window: Place) {
    try {
      this.#keep({ window })
    } catch (error) {
      log.warn('the window’s place was not kept', error)
    }
  }

  change(change: Partial<Settings>): Settings {
    this.#now = { ...this.#now, ...change }
    this.#hear(this.all)
    this.#keep(change)
    return this.all
  }

  reset(): Settings {
    return this.change(DEFAULT_SETTINGS)
  }

  /** Calls back after every change, whoever made it. */
  onChange(hear: (settings: Settings) => void): void {
    this.#hear = hear
  }

  #keep(change: Partial<Stored>): void {
    this.#now = { ...this.#now, ...change }
    if (!this.opened.store) throw new FaultError('disk/failed')
    this.opened.store.set(change)
  }
}
