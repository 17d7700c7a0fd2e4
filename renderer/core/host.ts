import type { Host } from '../../preload/contract.ts'
import { BrowserHost } from './host-browser.ts'

declare global {
  interface Window {
    /** Hung there by preload in the desktop app; absent in a browser. */
    readonly desktop?: Host
  }
}

/** What is outside the page: the desktop app's bridge, or the browser's own storage. */
export const host: Host = window.desktop ?? new BrowserHost()
