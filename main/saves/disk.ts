import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { writeFile } from 'atomically'
import { MAX_SAVE_BYTES } from '../../preload/contract.ts'
import { FaultError } from '../faults.ts'

/** How long a file that another program holds is waited for. */
const PATIENCE_MS = 1000

/** All of the text or nothing: written aside, flushed, renamed; then the folder is flushed, so that the new name stays. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(file, text, { encoding: 'utf8', timeout: PATIENCE_MS })
  await flushFolder(dirname(file))
}

/** Windows cannot open folders and flushes names by itself. */
export async function flushFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Makes a folder and those above it. Node's own recursive way calls a read-only disk a missing file. */
export async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code === 'EEXIST') return
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error
    await makeFolder(dirname(folder))
    await mkdir(folder)
  }
}

/** Kind and size are looked at first: neither a device without an end nor a file of any length may fill the memory. */
export async function readText(file: string): Promise<string> {
  const found = await stat(file)
  if (!found.isFile()) throw new FaultError('disk/failed')
  if (found.size > MAX_SAVE_BYTES) throw new FaultError('save/huge')
  return readFile(file, 'utf8')
}
