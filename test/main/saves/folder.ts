import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder for one test, gone afterwards. */
export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'saves-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}
