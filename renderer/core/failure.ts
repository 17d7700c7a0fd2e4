import { signal } from '@preact/signals'
import { host } from './host.ts'

/** What the page failed of, or null while all is well. */
export const failure = signal<string | null>(null)

/** Browsers report these as errors; they mean that a layout took one frame longer. */
const HARMLESS = /ResizeObserver loop/

/** The page cannot go on: the calm page takes over. */
export function fail(error: unknown): void {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  if (HARMLESS.test(text)) return
  failure.value = text
  void host.log('error', text.slice(0, 20_000))
}

/** Catches what nobody else does. */
export function watchForErrors(): void {
  addEventListener('error', (event) => fail(event.error ?? event.message))
  addEventListener('unhandledrejection', (event) => fail(event.reason))
}
