import { CanvasSource, Texture } from 'pixi.js'

/** Four rows of five: what becomes of red, green, blue and alpha. */
export type Dye = readonly number[]

/** Drawings of an atlas in other colours: painted once, so that they cost no more than the ones they stand for. */
export function dyed(parts: ReadonlyMap<string, Texture>, dyeOf: (id: string) => Dye | null): Map<string, Texture> {
  const vats = new Map<Texture['source'], Vat>()
  const found = new Map<string, Texture>()
  for (const [id, texture] of parts) {
    const dye = dyeOf(id)
    if (!dye) continue
    const vat = vats.get(texture.source) ?? new Vat(texture.source)
    vats.set(texture.source, vat)
    found.set(id, vat.dip(texture, dye))
  }
  for (const vat of vats.values()) vat.hang()
  return found
}

/** A copy of one atlas, some parts of which are painted over. */
class Vat {
  readonly #canvas: HTMLCanvasElement
  readonly #paper: CanvasRenderingContext2D | null
  readonly #source: CanvasSource
  readonly #unit: number

  constructor({ resource, pixelWidth, pixelHeight, resolution }: Texture['source']) {
    this.#canvas = document.createElement('canvas')
    this.#canvas.width = pixelWidth
    this.#canvas.height = pixelHeight
    this.#paper = this.#canvas.getContext('2d', { willReadFrequently: true })
    this.#paper?.drawImage(resource as CanvasImageSource, 0, 0)
    this.#source = new CanvasSource({ resource: this.#canvas, resolution, autoGenerateMipmaps: true })
    this.#unit = resolution
  }

  dip({ frame, orig, trim, defaultAnchor }: Texture, dye: Dye): Texture {
    const [x, y, width, height] = [frame.x, frame.y, frame.width, frame.height].map((side) =>
      Math.round(side * this.#unit),
    ) as [number, number, number, number]
    const pixels = this.#paper?.getImageData(x, y, width, height)
    if (pixels) {
      soak(pixels.data, dye)
      this.#paper?.putImageData(pixels, x, y)
    }
    return new Texture({
      source: this.#source,
      frame,
      orig,
      ...(trim && { trim }),
      ...(defaultAnchor && { defaultAnchor }),
    })
  }

  hang(): void {
    this.#source.update()
  }
}

const row = (dye: Dye, at: number, red: number, green: number, blue: number): number =>
  (dye[at] ?? 0) * red + (dye[at + 1] ?? 0) * green + (dye[at + 2] ?? 0) * blue

function soak(data: Uint8ClampedArray, dye: Dye): void {
  for (let at = 0; at < data.length; at += 4) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
    data[at] = row(dye, 0, red, green, blue)
    data[at + 1] = row(dye, 5, red, green, blue)
    data[at + 2] = row(dye, 10, red, green, blue)
  }
}
