import { renameSync } from 'node:fs'
import { basename } from 'node:path'

/** Gives a broken file another name, so that nothing of it is lost: the new name. */
export function setAside(file: string): string {
  const aside = `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  renameSync(file, aside)
  return basename(aside)
}
