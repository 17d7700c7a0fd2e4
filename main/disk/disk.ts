import { randomBytes } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { writeFile } from 'atomically'
import { MAX_HEAD_BYTES, MAX_SAVE_BYTES } from '../../preload/contract.ts'
import { FaultError, isHeld } from './faults.ts'

/** How long a file that another program holds is waited for. */
const PATIENCE_MS = 1000
const BETWEEN_TRIES_MS = 50
/** A first line is shorter than this, mostly. */
const SLICE_BYTES = 4096
const LINE_FEED = 10
/** How `atomically`, and we like it, call what is written before it is whole. */
export const PASSING_NAME = /\.tmp-\d{10}[0-9a-f]{6}$/
const passingName = (): string => `.tmp-${String(Date.now()).slice(-10)}${randomBytes(3).toString('hex')}`

/** All of the text or nothing: written aside, flushed, renamed; then the folder is flushed, so that the new name stays. */
export async function writeWhole(file: string, text: string): Promise<void> {
  await writeFile(file, streamOf(text), { timeout: PATIENCE_MS })
  await flushFolder(dirname(file))
}

/** Writes like `writeWhole`. What has the name is told to make way when the new text lies whole beside it, not before. */
export async function writeInPlaceOf(file: string, text: string, makeWay: () => Promise<void>): Promise<void> {
  const place = await realpath(file).catch(() => file)
  const passing = join(dirname(place), passingName())
  try {
    await writeFile(passing, streamOf(text), { timeout: PATIENCE_MS, ...(await modeOf(place)) })
    await makeWay()
    await takeName(passing, place)
  } catch (error) {
    await rm(passing, { force: true })
    throw error
  }
  await flushFolder(dirname(place))
}

/** Of a plain text `atomically` writes what a nearly full disk takes at once, and counts it as all. A stream goes on. */
const streamOf = (text: string): Readable => Readable.from([Buffer.from(text)])

async function modeOf(file: string): Promise<{ readonly mode?: number }> {
  const found = await stat(file).catch(() => null)
  return found?.isFile() ? { mode: found.mode } : {}
}

/** Windows moves nothing into the place of a file that another program holds. */
async function takeName(from: string, to: string, until = Date.now() + PATIENCE_MS): Promise<void> {
  try {
    await rename(from, to)
  } catch (error) {
    if (!isHeld(error) || Date.now() > until) throw error
    await pause(BETWEEN_TRIES_MS)
    await takeName(from, to, until)
  }
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
