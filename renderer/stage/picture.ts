import { ImageSource } from 'pixi.js'
import type { Resolution } from './fit.ts'

/** Those that some board shows, by their addresses. */
const shown = new Map<string, Picture>()

/** The addresses of all pictures that some board shows. */
export const picturesShown = (): readonly string[] => [...shown.keys()]

/**
 * A picture file as a source of textures, one for all boards. Its pixels are in the page only for as long as some board has to upload
 * or to paint with them: then they are in its texture, and decoded they take the same room once more. Whoever needs them later
 * (a second board, other colours, a context that was lost) has them decoded again.
 */
export class Picture {
  readonly #address: string
  readonly #resolution: Resolution
  #users = 0
  /** How many still need the pixels. */
  #waiting = 0
  #pixels: Promise<ImageBitmap> | null = null
  #source: ImageSource | null = null

  private constructor(address: string, resolution: Resolution) {
    this.#address = address
    this.#resolution = resolution
  }

  /** For one more user, who drops it in the end. */
  static at(address: string, resolution: Resolution): Picture {
    const picture = shown.get(address) ?? new Picture(address, resolution)
    shown.set(address, picture)
    picture.#users += 1
    return picture
  }

  /** What textures are made of: there once it was decoded. */
  get source(): ImageSource {
    if (!this.#source) throw new Error(`${this.#address} was not decoded`)
    return this.#source
  }

  /** Asks for the pixels; whether they come or not, whoever asked lets go in the end. */
  async decode(): Promise<void> {
    this.#waiting += 1
    this.#pixels ??= decoded(this.#address)
    this.#give(await this.#pixels)
  }

  #give(resource: ImageBitmap): void {
    if (this.#source) {
      this.#source.resource = resource
      return
    }
    this.#source = new ImageSource({
      resource,
      resolution: this.#resolution,
      alphaMode: 'premultiply-alpha-on-upload',
      autoGenerateMipmaps: true,
    })
    // Left to itself Pixi takes a texture that is not seen for a while from the GPU, and would look for its pixels later.
    this.#source.autoGarbageCollect = false
  }

  /** Whoever asked for the pixels needs them no more; those that nobody needs are given back. */
  letGo(): void {
    this.#waiting -= 1
    if (this.#waiting > 0) return
    void this.#pixels?.then(
      (pixels) => pixels.close(),
      () => undefined,
    )
    this.#pixels = null
  }

  drop(): void {
    this.#users -= 1
    if (this.#users > 0) return
    shown.delete(this.#address)
    this.#source?.destroy()
  }
}

async function decoded(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(`${address} is not there: ${answer.status}`)
  return createImageBitmap(await answer.blob())
}
