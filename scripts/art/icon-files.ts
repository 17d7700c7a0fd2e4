/** One size of an icon. */
export interface IconImage {
  readonly size: number
  readonly rgba: Buffer
  readonly png: Buffer
}

const ICO_PNG_FROM = 256
const ICO_ENTRY_BYTES = 16

/** Windows' icon file. Only the largest is a PNG inside: some of its old corners do not read small ones. */
export function ico(images: readonly IconImage[]): Buffer {
  const bodies = images.map((image) => (image.size >= ICO_PNG_FROM ? image.png : bitmap(image)))
  const head = Buffer.alloc(6 + ICO_ENTRY_BYTES * images.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(images.length, 4)
  let offset = head.length
  for (const [at, { size }] of images.entries()) {
    const body = bodies[at] ?? Buffer.alloc(0)
    const entry = head.subarray(6 + at * ICO_ENTRY_BYTES)
    // 256 is written as 0.
    entry.writeUInt8(size % 256, 0)
    entry.writeUInt8(size % 256, 1)
    entry.writeUInt16LE(1, 4)
    entry.writeUInt16LE(32, 6)
    entry.writeUInt32LE(body.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += body.length
  }
  return Buffer.concat([head, ...bodies])
}

/** A bitmap as it lies in an icon: twice as high for its mask, from the bottom up, blue first. */
function bitmap({ size, rgba }: IconImage): Buffer {
  const head = Buffer.alloc(40)
  head.writeUInt32LE(40, 0)
  head.writeInt32LE(size, 4)
  head.writeInt32LE(size * 2, 8)
  head.writeUInt16LE(1, 12)
  head.writeUInt16LE(32, 14)
  const pixels = Buffer.alloc(size * size * 4)
  for (let y = 0; y < size; y++) {
    const row = rgba.subarray(y * size * 4, (y + 1) * size * 4)
    row.copy(pixels, (size - 1 - y) * size * 4)
  }
  for (let at = 0; at < pixels.length; at += 4) {
    const red = pixels.readUInt8(at)
    pixels.writeUInt8(pixels.readUInt8(at + 2), at)
    pixels.writeUInt8(red, at + 2)
  }
  // The transparency is in the pixels; the mask of old times stays empty, its rows padded to four bytes.
  const mask = Buffer.alloc(Math.ceil(size / 32) * 4 * size)
  return Buffer.concat([head, pixels, mask])
}

/** Apple's names for sizes in pixels; most sizes serve twice, as themselves and as the double of half of it. */
const ICNS_TYPES: Readonly<Record<number, readonly string[]>> = {
  32: ['ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic13', 'ic08'],
  512: ['ic14', 'ic09'],
  1024: ['ic10'],
}

/** macOS' icon file: PNGs, each behind its name and length. */
export function icns(images: readonly IconImage[]): Buffer {
  const parts = images.flatMap(({ size, png }) => (ICNS_TYPES[size] ?? []).map((type) => part(type, png)))
  return part('icns', Buffer.concat(parts))
}

function part(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32BE(body.length + 8, 4)
  return Buffer.concat([head, body])
}
