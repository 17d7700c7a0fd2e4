import type { Page } from '@playwright/test'
import { openGalleryWindow, SAME_EVERYWHERE } from '../../../scripts/gallery-window.ts'

export const SIZE = { width: 640, height: 400 }

export interface GalleryPage {
  readonly page: Page
  close(): Promise<void>
}

/** The gallery of a game, drawn the same everywhere, its clock standing. */
export async function openGalleryPage(program: string, game: 'boat' | 'cave' = 'boat'): Promise<GalleryPage> {
  const gallery = await openGalleryWindow(program, SAME_EVERYWHERE)
  await gallery.look(game, 'proof&quality=medium', SIZE)
  return gallery
}
