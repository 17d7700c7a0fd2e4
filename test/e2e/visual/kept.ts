import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Moment } from '../../../tools/gallery/darkroom.ts'

/** The part of the pixels, looked at from a little further away, that may be another colour. */
export const ALLOWED = 0.001

declare const window: Window & {
  readonly prover: { compare(shot: Moment, kept: string | null): Promise<number> }
}

/**
 * Which of these look otherwise than in the pictures that are kept, and by how much. `npm run gallery:accept` keeps new ones, once
 * somebody has looked at them.
 */
export async function unlikeKept(page: Page, shots: readonly Moment[]): Promise<readonly string[]> {
  const wrong: string[] = []
  for (const shot of shots) {
    const file = join(import.meta.dirname, 'pictures', `${shot.name}.webp`)
    const kept = existsSync(file) ? `data:image/webp;base64,${readFileSync(file, 'base64')}` : null
    const off = await page.evaluate(([wanted, picture]) => window.prover.compare(wanted, picture), [
      shot,
      kept,
    ] as const)
    if (off > ALLOWED) wrong.push(`${shot.name}: ${(off * 100).toFixed(2)} % of the pixels`)
  }
  return wrong
}
