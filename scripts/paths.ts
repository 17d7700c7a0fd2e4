import { homedir } from 'node:os'
import { join, resolve } from 'node:path'

/** The project's folder. */
export const ROOT = resolve(import.meta.dirname, '..')
export const OUT = join(ROOT, 'out')
export const PAGE = join(OUT, 'renderer')

/** Where downloads are kept: outside node_modules, so that `npm ci` does not throw them away. */
export function cacheFolder(): string {
  const base =
    process.platform === 'win32'
      ? (process.env.LOCALAPPDATA ?? join(homedir(), 'AppData', 'Local'))
      : process.platform === 'darwin'
        ? join(homedir(), 'Library', 'Caches')
        : (process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'))
  return join(base, 'red-november')
}
