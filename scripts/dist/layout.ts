import { join } from 'node:path'
import { ROOT } from '../paths.ts'
import { NAME, PROGRAM } from './product.ts'

/** Systems that the game is packed for, by Node's names. */
export type System = 'linux' | 'win32' | 'darwin'

/** Where packages end up, and what is only needed on the way. */
export const DIST = join(ROOT, 'dist')
export const WORK = join(DIST, 'work')

/** The program inside an unpacked app. */
export const programIn = (folder: string, system: System): string =>
  ({
    linux: join(folder, PROGRAM),
    win32: join(folder, `${NAME}.exe`),
    darwin: join(folder, `${NAME}.app`, 'Contents', 'MacOS', NAME),
  })[system]

/** The folder with the archive. */
export const resourcesIn = (folder: string, system: System): string =>
  system === 'darwin' ? join(folder, `${NAME}.app`, 'Contents', 'Resources') : join(folder, 'resources')
