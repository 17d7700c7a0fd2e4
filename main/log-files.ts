import { existsSync, renameSync } from 'node:fs'

const KEPT = 3

/** main.log becomes main.log.1, that becomes main.log.2, and so on; the last one goes. */
export function rotate(file: string): void {
  for (let age = KEPT; age > 0; age--) {
    const younger = age === 1 ? file : `${file}.${age - 1}`
    if (existsSync(younger)) renameSync(younger, `${file}.${age}`)
  }
}
