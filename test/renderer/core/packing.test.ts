import { describe, expect, test } from 'vitest'
import { deflate, inflate, TooLong } from '../../../renderer/core/packing.ts'

const packed = async (text: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await deflate(text))

describe('a packed text', () => {
  test('comes back as it was, whatever letters it is made of', async () => {
    const text = 'a gnome, гном, 🐙\n'.repeat(5000)
    expect(await inflate(await packed(text), text.length)).toBe(text)
  })

  test('that is longer than allowed is refused', async () => {
    await expect(inflate(await packed('x'.repeat(100_001)), 100_000)).rejects.toThrow(TooLong)
    expect(await inflate(await packed('x'.repeat(100_000)), 100_000)).toHaveLength(100_000)
  })
})
