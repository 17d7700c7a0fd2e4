import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openGallery } from '../../../scripts/gallery.ts'
import { linuxFlags } from '../../../scripts/system.ts'
import { removeFolder } from '../support/folders.ts'
import { OutsideGame } from '../support/outside.ts'

export const SIZE = { width: 640, height: 400 }

export interface GalleryPage {
  readonly page: Page
  close(): Promise<void>
}

/** The gallery of a game in the Chromium that it ships with, drawn without a GPU, its clock standing. */
export async function openGalleryPage(program: string, game: 'boat' | 'cave' = 'boat'): Promise<GalleryPage> {
  const home = mkdtempSync(join(tmpdir(), 'red-november-gallery-'))
  const { address, cave, server } = await openGallery(0, false)
  const script = join(import.meta.dirname, '..', 'support', 'bare-window.cjs')
  // WebGL in software, the page without it: with both in software each picture took half as much work again.
  const flags = ['--disable-gpu', '--enable-unsafe-swiftshader', '--force-device-scale-factor=1']
  const outside = await OutsideGame.start(program, [
    script,
    `--user-data-dir=${home}`,
    ...flags,
    ...(await linuxFlags(program)),
  ])
  const page = await outside.page('data:')
  await page.setViewportSize(SIZE)
  await page.goto(`${game === 'cave' ? cave : address}?bare&proof&quality=medium`)
  await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: 120_000 })
  const close = async (): Promise<void> => {
    await outside.kill()
    await server.close()
    await removeFolder(home)
  }
  return { page, close }
}
