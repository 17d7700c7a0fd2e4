import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { removeFolder } from '../test/e2e/support/folders.ts'
import { OutsideGame } from '../test/e2e/support/outside.ts'
import { openGallery } from './gallery.ts'
import { ROOT } from './paths.ts'
import { linuxFlags } from './system.ts'

/** Long enough to mean "it hangs": the first page is put together while it is asked for. */
const PATIENCE = 240_000

/** Pictures that are the same everywhere. WebGL in software, the page without it: with both each picture took half as much work again. */
export const SAME_EVERYWHERE = ['--disable-gpu', '--enable-unsafe-swiftshader', '--force-device-scale-factor=1']

interface Size {
  readonly width: number
  readonly height: number
}

/** The game that a scenario is of, by its name. */
export const gameOf = (scenario: string): 'boat' | 'cave' => (scenario.startsWith('cave') ? 'cave' : 'boat')

/** The galleries of both games in the Chromium that they ship with. */
export interface GalleryWindow {
  readonly page: Page
  /** Shows what is wished for (`scenario=calm&quality=low`), and ends when it can be seen. */
  look(game: 'boat' | 'cave', wish: string, size: Size): Promise<void>
  close(): Promise<void>
}

export async function openGalleryWindow(program: string, flags: readonly string[]): Promise<GalleryWindow> {
  const home = mkdtempSync(join(tmpdir(), 'red-november-gallery-'))
  const { address, cave, server } = await openGallery(0, false)
  const script = join(ROOT, 'test', 'e2e', 'support', 'bare-window.cjs')
  const args = [script, `--user-data-dir=${home}`, ...flags, ...(await linuxFlags(program))]
  const outside = await OutsideGame.start(program, args)
  const page = await outside.page('data:')
  return {
    page,
    async look(game, wish, size) {
      await page.setViewportSize(size)
      await page.goto(`${game === 'cave' ? cave : address}?bare&${wish}`, { timeout: PATIENCE })
      await page.waitForSelector('html[data-ready]', { state: 'attached', timeout: PATIENCE })
    },
    async close() {
      await outside.kill()
      await server.close()
      await removeFolder(home)
    },
  }
}
