import { arch, platform, release } from 'node:os'
import { app } from 'electron'
import type { About } from '../preload/contract.ts'

/** What runs here, in the words of a report. */
export function aboutUs(): About {
  return {
    version: app.getVersion(),
    platform: `${platform()} ${release()} ${arch()}`,
    runtime: `Electron ${process.versions.electron}, Chromium ${process.versions.chrome}`,
  }
}
