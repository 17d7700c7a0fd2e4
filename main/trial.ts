import { rmSync, writeFileSync } from 'node:fs'

/**
 * Throws where the disk has no room for the text. Whoever writes it by one call alone would put what fits in the place of what is
 * there, and take it for all: Node's own way of writing a file goes on until the disk says no.
 */
export function makeSureOfRoom(file: string, text: string): void {
  const trial = `${file}.trial`
  try {
    writeFileSync(trial, text)
  } finally {
    rmSync(trial, { force: true })
  }
}
