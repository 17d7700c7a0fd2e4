import { rm } from 'node:fs/promises'
import { setTimeout as pause } from 'node:timers/promises'

const TRIES = 50

/** Removes a folder whose owner was just killed: its children may still be writing their last lines. */
export async function removeFolder(folder: string): Promise<void> {
  for (let left = TRIES; left > 0; left--) {
    try {
      return await rm(folder, { recursive: true, force: true })
    } catch (error) {
      if (left === 1) throw error
      await pause(50)
    }
  }
}
