import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeFolder } from './disk/disk.ts'
import { isTaken } from './disk/faults.ts'

/** Pictures of the board, in a folder of the game's own among the player's pictures. */
export class PhotoAlbum {
  #last: string | null = null

  /** `folder` is asked for every time: the player may move it while the game runs. */
  constructor(private readonly folder: () => string) {}

  /** The one that was kept last; the folder where there is none. */
  get newest(): string {
    return this.#last ?? this.folder()
  }

  /** Writes a picture under a name that nothing has, and gives its path. */
  async keep(name: string, picture: Uint8Array, now: Date): Promise<string> {
    const folder = this.folder()
    await makeFolder(folder)
    const stem = `${name} ${stampOf(now)}`
    for (let number = 1; ; number++) {
      const path = join(folder, `${stem}${number > 1 ? ` (${number})` : ''}.png`)
      try {
        await writeFile(path, picture, { flag: 'wx', flush: true })
        this.#last = path
        return path
      } catch (error) {
        if (isTaken(error)) continue
        // Half a picture is none.
        await rm(path, { force: true }).catch(() => undefined)
        throw error
      }
    }
  }
}

/** The time where the player is, in letters that any disk takes. */
function stampOf(now: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0')
  const day = [now.getFullYear(), two(now.getMonth() + 1), two(now.getDate())].join('-')
  return `${day} ${[now.getHours(), now.getMinutes(), now.getSeconds()].map(two).join('.')}`
}
