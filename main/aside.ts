import { linkSync, renameSync } from 'node:fs'
import { basename } from 'node:path'

/**
 * Gives a broken file another name, so that nothing of it is lost: the new name. It keeps its own until something whole is
 * written over it: whoever is killed before that finds again what could be read in it.
 */
export function setAside(file: string): string {
  const aside = `${file}.broken-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  try {
    linkSync(file, aside)
  } catch {
    // Disks without second names.
    renameSync(file, aside)
  }
  return basename(aside)
}
