import { lightness } from '../../renderer/stage/geometry.ts'

/** So far may a channel be off before a pixel counts as another one. */
const TOLERANCE = 44

export function paper(width: number, height: number): OffscreenCanvasRenderingContext2D {
  const copy = new OffscreenCanvas(width, height).getContext('2d')
  if (!copy) throw new Error('there is no canvas to copy to')
  copy.imageSmoothingQuality = 'high'
  return copy
}

export function pixelsOf(source: CanvasImageSource, width: number, height: number): Uint8ClampedArray {
  const copy = paper(width, height)
  copy.drawImage(source, 0, 0, width, height)
  return copy.getImageData(0, 0, width, height).data
}

/** Relative luminance (as WCAG has it) of every channel's value. */
const LINEAR = Array.from({ length: 256 }, (_, value) => lightness(value << 16) / lightness(0xff0000))

/** The mean relative luminance of each square, 0..255. */
export function lightnessOf({ data, width, height }: ImageData, grain: number): number[] {
  const [columns, rows] = [Math.floor(width / grain), Math.floor(height / grain)]
  const sums = new Float64Array(columns * rows)
  for (let y = 0; y < rows * grain; y++) {
    for (let x = 0; x < columns * grain; x++) {
      const at = (y * width + x) * 4
      const [red = 0, green = 0, blue = 0] = [0, 1, 2].map((channel) => LINEAR[data[at + channel] ?? 0])
      const cell = Math.floor(y / grain) * columns + Math.floor(x / grain)
      sums[cell] = (sums[cell] ?? 0) + 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
  }
  return Array.from(sums, (sum) => Math.round((sum / grain ** 2) * 255))
}

export function difference(one: Uint8ClampedArray, other: Uint8ClampedArray): number {
  if (one.length !== other.length) return 1
  const off = (at: number): number => Math.abs((one[at] ?? 0) - (other[at] ?? 0))
  let changed = 0
  for (let at = 0; at < one.length; at += 4) if (Math.max(off(at), off(at + 1), off(at + 2)) > TOLERANCE) changed++
  return changed / (one.length / 4)
}
