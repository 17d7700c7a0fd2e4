import { signal } from '@preact/signals'
import { host } from './host.ts'
import { loadAnew } from './load-anew.ts'

/** What the page failed of, or null while all is well. */
export const failure = signal<string | null>(null)

/** A page that is about to be loaded anew has nothing to complain about. */
let isLeaving = false

/** Browsers report these as errors; they mean that a layout took one frame longer. */
const HARMLESS = /ResizeObserver loop/

/** The page cannot go on: the calm page takes over. */
export function fail(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (isLeaving || HARMLESS.test(text)) return
  failure.value = text
  void host.log('error', text.slice(0, 20_000))
}

/** Catches what nobody else does. */
export function watchForErrors(): void {
  addEventListener('error', (event) => fail(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => fail(event.reason))
}

/**
 * A piece of the page that is not to be had means that its files were replaced while it ran. Loaded from `address` it is whole
 * again, and a running game is in its journal.
 */
export function renewAt(address: string): void {
  const renew = async (error: unknown): Promise<void> => {
    if (isLeaving) return
    isLeaving = true
    void host.log('warn', `a piece of the page is gone: ${String(error)}`)
    if (await loadAnew(address)) return
    isLeaving = false
    fail(error)
  }
  addEventListener('vite:preloadError', ({ payload }) => void renew(payload))
}
