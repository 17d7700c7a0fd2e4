import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { ICONS, MENU_SIZES } from '../../scripts/art/icons.ts'

const read = (name: string): Buffer => readFileSync(join(ICONS, name))

describe('the icon', () => {
  test.each(MENU_SIZES)('is there with %i pixels for the menus of Linux', async (size) => {
    expect(await sharp(read(`${size}x${size}.png`)).metadata()).toMatchObject({
      format: 'png',
      width: size,
      height: size,
      hasAlpha: true,
    })
  })

  test('holds seven pictures for Windows, each where the table says', async () => {
    const file = read('icon.ico')
    expect([file.readUInt16LE(0), file.readUInt16LE(2)]).toEqual([0, 1])
    const sizes = Array.from({ length: file.readUInt16LE(4) }, (_, at) => {
      const entry = 6 + at * 16
      const body = file.subarray(file.readUInt32LE(entry + 12)).subarray(0, file.readUInt32LE(entry + 8))
      const isPng = body.readUInt32BE(0) === 0x89504e47
      // A bitmap tells its width and, for its mask, twice its height.
      if (!isPng) expect(body.readInt32LE(8)).toBe(2 * body.readInt32LE(4))
      expect(isPng ? body.readUInt32BE(16) : body.readInt32LE(4)).toBe(file.readUInt8(entry) || 256)
      return file.readUInt8(entry) || 256
    })
    expect(sizes).toEqual([16, 24, 32, 48, 64, 128, 256])
  })

  test('holds every size of Retina screens for macOS', async () => {
    const file = read('icon.icns')
    expect(file.toString('latin1', 0, 4)).toBe('icns')
    expect(file.readUInt32BE(4)).toBe(file.length)
    const found: Record<string, number> = {}
    for (let at = 8; at < file.length; at += file.readUInt32BE(at + 4)) {
      const { width = 0 } = await sharp(file.subarray(at + 8, at + file.readUInt32BE(at + 4))).metadata()
      found[file.toString('latin1', at, at + 4)] = width
    }
    expect(found).toEqual({ ic11: 32, ic12: 64, ic07: 128, ic13: 256, ic08: 256, ic14: 512, ic09: 512, ic10: 1024 })
  })
})
