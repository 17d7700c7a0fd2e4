import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { PhotoAlbum } from '../../main/photos.ts'
import { ARGUMENTS } from '../../preload/contract.ts'

const END = [0, 0, 0, 0, 73, 69, 78, 68, 174, 66, 96, 130]
const png = (...between: number[]): Uint8Array => new Uint8Array([137, 80, 78, 71, 13, 10, 26, 10, ...between, ...END])
const NOON = new Date(2026, 10, 7, 12, 3, 9)

describe('photos', () => {
  let home: string
  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'album-'))
  })
  afterEach(() => rmSync(home, { recursive: true }))

  it('lie in their folder under the game’s name and the time, and none takes the place of another', async () => {
    const album = new PhotoAlbum(() => join(home, 'Pictures', 'Red November'))
    const first = await album.keep('The Dark Cave', png(1), NOON)
    const second = await album.keep('The Dark Cave', png(2), NOON)
    expect(readdirSync(join(home, 'Pictures', 'Red November')).sort()).toEqual([
      'The Dark Cave 2026-11-07 12.03.09 (2).png',
      'The Dark Cave 2026-11-07 12.03.09.png',
    ])
    expect([...readFileSync(first)]).toEqual([...png(1)])
    expect([...readFileSync(second)]).toEqual([...png(2)])
    expect(album.newest).toBe(second)
  })

  it('fail aloud where there can be no folder, and leave nothing behind', async () => {
    writeFileSync(join(home, 'file'), '')
    const album = new PhotoAlbum(() => join(home, 'file', 'Red November'))
    await expect(album.keep('Red November', png(), NOON)).rejects.toThrow()
    expect(album.newest).toBe(join(home, 'file', 'Red November'))
    expect(existsSync(join(home, 'file', 'Red November'))).toBe(false)
  })
})

describe('what the page may hand over as a photo', () => {
  const fits = (...args: unknown[]): boolean => v.safeParse(ARGUMENTS.savePhoto, args).success

  it('is a PNG with a plain name', () => {
    expect(fits('Red November', png(7))).toBe(true)
  })

  it.each(['', '.x', '../x', 'a/b', 'a\\b', 'a\0b', 'a:b', ' a', 'x'.repeat(61), 7])(
    'never has the name %j',
    (name) => {
      expect(fits(name, png(7))).toBe(false)
    },
  )

  it('is nothing else', () => {
    expect(fits('a', new Uint8Array([77, 90, ...END]))).toBe(false)
    expect(fits('a', png(7).slice(0, -1))).toBe(false)
    expect(fits('a', [...png(7)])).toBe(false)
    expect(fits('a', png(7), 'more')).toBe(false)
    const huge = new Uint8Array(33 * 1024 * 1024)
    huge.set(png(7).subarray(0, 8))
    huge.set(END, huge.length - END.length)
    expect(fits('a', huge)).toBe(false)
  })
})
