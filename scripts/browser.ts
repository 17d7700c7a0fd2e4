import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ask } from './run.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'microsoft-edge']

/** A Chromium that is installed here: Playwright's own, or the system's; or null. */
export async function findBrowser(): Promise<string | null> {
  const own = chromium.executablePath()
  if (existsSync(own)) return own
  for (const name of NAMES) {
    const found = await ask('which', [name])
    if (found) return found.trim()
  }
  return null
}
