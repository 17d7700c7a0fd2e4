import { hasAccessibilityBus } from '../../../../scripts/system.ts'
import { test as own, type Start } from '../game.ts'
import { AccessibilityBus } from './bus.ts'

/** Chromium tells the platform of a page only if it is asked to before. */
const TOLD = '--force-renderer-accessibility'

interface Fixtures {
  /** Null where the machine has none. */
  readonly bus: AccessibilityBus | null
  /** Starts a window that tells the bus everything. */
  readonly told: Start
}

export const test = own.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright wants a pattern there
  bus: async ({}, use) => {
    const bus = (await hasAccessibilityBus()) ? await AccessibilityBus.open() : null
    await use(bus)
    bus?.close()
  },
  told: async ({ start, bus }, use) => {
    await use((...args) => (bus ? start(TOLD, ...args) : start(...args)))
  },
})
