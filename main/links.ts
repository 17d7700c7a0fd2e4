import { shell } from 'electron'
import type { Link } from '../preload/contract.ts'

/** Everything that can ever be opened outside the game: the sites of the credits. */
const ADDRESSES: Readonly<Record<Link, string>> = {
  electron: 'https://www.electronjs.org/',
  pixi: 'https://pixijs.com/',
  'game-icons': 'https://game-icons.net/',
}

/** Opens a page of the list in the player's browser. */
export async function openLink(link: Link): Promise<void> {
  await shell.openExternal(ADDRESSES[link])
}
