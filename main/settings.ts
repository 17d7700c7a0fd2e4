import { factorySettings, type Settings, type SettingsReport } from '../preload/contract.ts'
import { FaultError } from './disk/faults.ts'
import { log } from './log.ts'
import type { Place, SettingsFile, Stored } from './settings-file.ts'
import type { SettingsStore } from './store.ts'

/** The player's settings and the window's place: in force at once, and kept in one file. */
export class SettingsKeeper {
  #now: Stored
  #store: SettingsStore = null
  #opening: Promise<void> | null = null
  #opened = false
  readonly #ears: ((settings: Settings) => void)[] = []

  constructor(private readonly file: SettingsFile) {
    this.#now = file.values
  }

  get all(): Settings {
    const { window: _window, ...settings } = this.#now
    return settings
  }

  get report(): SettingsReport {
    return { settings: this.all, setAside: this.file.setAside }
  }

  /** The window is closing: there is nobody left to tell that it could not be kept. */
  set place(window: Place) {
    try {
      this.#keep({ window })
    } catch (error) {
      log.warn('the window’s place was not kept', error)
    }
  }

  /** In force at once; ends when it is on the disk. */
  async change(change: Partial<Settings>): Promise<Settings> {
    this.#now = { ...this.#now, ...change }
    for (const hear of this.#ears) hear(this.all)
    await this.openStore()
    this.#keep(change)
    return this.all
  }

  reset(): Promise<Settings> {
    return this.change(factorySettings(this.all))
  }

  /** Calls back after every change, whoever made it. */
  onChange(hear: (settings: Settings) => void): void {
    this.#ears.push(hear)
  }

  /** electron-store comes when it is needed, or when there is time: it would hold up the first picture. */
  openStore(): Promise<void> {
    this.#opening ??= import('./store.ts').then(({ openStore }) => {
      this.#store = openStore(this.#now)
      this.#opened = true
      log.info('settings are kept')
    })
    return this.#opening
  }

  /** What is said now is on the disk at once, if it can be. */
  get isOpen(): boolean {
    return this.#opened
  }

  #keep(change: Partial<Stored>): void {
    this.#now = { ...this.#now, ...change }
    if (!this.#store) throw new FaultError('disk/failed')
    this.#store.set(change)
  }
}
