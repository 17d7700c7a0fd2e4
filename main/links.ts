import { shell } from 'electron'
import { LINKS, type Link } from '../preload/contract.ts'

/** Opens a page of the credits in the player's browser; nothing else can ever be opened outside the game. */
export async function openLink(link: Link): Promise<void> {
  await shell.openExternal(LINKS[link])
}
