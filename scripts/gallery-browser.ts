import { existsSync } from 'node:fs'
import { type Browser, chromium, type Page } from '@playwright/test'

const PROGRAMS = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']
const SOFTWARE_GL = [
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
]

/** A Chromium that draws without a GPU. */
export async function openBrowser(): Promise<Browser> {
  const executablePath = PROGRAMS.find((path) => path && existsSync(path))
  if (!executablePath) throw new Error('Set CHROMIUM to a Chromium or Chrome.')
  return chromium.launch({ executablePath, args: [...SOFTWARE_GL, '--no-sandbox'] })
}

/** A page of the gallery, once it shows its picture. */
export async function openPage(browser: Browser, address: string, width: number, height: number): Promise<Page> {
  const page = await browser.newPage({ viewport: { width, height } })
  const failed = new Promise<never>((_, reject) => page.on('pageerror', reject))
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && console.log(message.text()))
  await page.goto(address)
  const ready = page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 60_000 })
  await Promise.race([ready, failed])
  return page
}
