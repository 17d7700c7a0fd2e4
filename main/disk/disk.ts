import type { Stats } from 'node:fs'
import { mkdir, open, readFile, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { writeFile } from 'atomically'
import { MAX_HEAD_BYTES, MAX_SAVE_BYTES } from '../../preload/contract.ts'
import { FaultError } from './faults.ts'

/** How long a file that another program holds is waited for. */
const PATIENCE_MS = 1000
/** A first line is shorter than this, mostly. */
const SLICE_BYTES = 4096
const LINE_FEED = 10

/**
 * All of the text or nothing: written aside, flushed, renamed; then the folder is flushed, so that the new name stays. A text is
 * handed over as a stream: of a plain one `atomically` writes what a nearly full disk takes at once, and counts it as all.
 */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(file, Readable.from([Buffer.from(text)]), { timeout: PATIENCE_MS })
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
  await statOfSave(file)
  return readFile(file, 'utf8')
}

/** What the disk knows about a file that can be a save. */
export async function statOfSave(file: string): Promise<Stats> {
  const found = await stat(file)
  if (!found.isFile()) throw new FaultError('save/no-file')
  if (found.size > MAX_SAVE_BYTES) throw new FaultError('save/huge')
  return found
}

/** The first line, by a small read or two however long the file is. */
export async function readFirstLine(file: string): Promise<string> {
  const handle = await open(file, 'r')
  try {
    const slices: Buffer[] = []
    for (let at = 0; at < MAX_HEAD_BYTES; at += SLICE_BYTES) {
      const { bytesRead, buffer } = await handle.read(Buffer.alloc(SLICE_BYTES), 0, SLICE_BYTES, at)
      const slice = buffer.subarray(0, bytesRead)
      const end = slice.indexOf(LINE_FEED)
      slices.push(end < 0 ? slice : slice.subarray(0, end))
      if (end >= 0 || bytesRead < SLICE_BYTES) return Buffer.concat(slices).toString('utf8')
    }
    throw new FaultError('save/huge')
  } finally {
    await handle.close()
  }
}
