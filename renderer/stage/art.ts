import { Assets, Texture as PixiTexture, Sprite, Spritesheet, type SpritesheetData } from 'pixi.js'
import { type Dye, dyed } from './dye.ts'
import type { Resolution } from './fit.ts'

/** The files of a game's drawings. */
export interface Drawings<Tile extends string> {
  /** Atlases: a picture and the places of the drawings on it. */
  readonly sheets: readonly string[]
  /** Drawings of their own, which repeat: for meshes. */
  readonly tiles: readonly Tile[]
}

/** How many boards need a picture: the loader has one for all of them, which goes with the last. */
const users = new Map<string, number>()
/** A picture that is loaded while it goes would be lost on the way. */
let tidied: Promise<void> = Promise.resolve()

function use(pictures: readonly string[], more: 1 | -1): void {
  for (const picture of pictures) users.set(picture, (users.get(picture) ?? 0) + more)
}

/** Those that nobody needs any more. */
const forgotten = (pictures: readonly string[]): string[] =>
  pictures.filter((picture) => users.get(picture) === 0 && users.delete(picture))

/**
 * Gives back the pixels of a picture that is gone. Pixi keeps batches for the next board, and each still knows the sources that
 * it drew last, and those the pictures they were made of: left to itself that is an atlas for every board there ever was.
 */
function wipe(picture: unknown): void {
  if (picture instanceof ImageBitmap) picture.close()
  if (picture instanceof HTMLCanvasElement) picture.width = picture.height = 0
}

/** Takes pictures from the loader. */
async function putAway(pictures: string[]): Promise<void> {
  const resources = pictures.map((picture) => Assets.get<PixiTexture>(picture).source.resource)
  await Assets.unload(pictures)
  for (const resource of resources) wipe(resource)
}

/** The drawings as textures, at one resolution. */
export class Art<Texture extends string, Tile extends string> {
  readonly #parts = new Map<string, PixiTexture>()
  readonly #tiles = new Map<string, PixiTexture>()
  #dyed = new Map<string, PixiTexture>()
  readonly #sources: string[]
  readonly resolution: Resolution

  private constructor(resolution: Resolution, sources: string[]) {
    this.resolution = resolution
    this.#sources = sources
  }

  /** `folder` is where the page finds assets/public/atlas. */
  static async load<Texture extends string, Tile extends string>(
    folder: string,
    { sheets, tiles }: Drawings<Tile>,
    resolution: Resolution,
  ): Promise<Art<Texture, Tile>> {
    const address = (name: string, kind: string): string => `${folder}/${name}@${resolution}x.${kind}`
    const pictures = [...sheets, ...tiles].map((name) => address(name, 'webp'))
    const art = new Art<Texture, Tile>(resolution, pictures)
    const data = { autoGenerateMipmaps: true }
    use(pictures, 1)
    await tidied
    await Promise.all([
      ...sheets.map(async (name) => {
        const [texture, answer] = await Promise.all([
          Assets.load<PixiTexture>({ src: address(name, 'webp'), data }),
          fetch(address(name, 'json')),
        ])
        const sheet = new Spritesheet(texture, (await answer.json()) as SpritesheetData)
        for (const [id, part] of Object.entries(await sheet.parse())) art.#parts.set(id, part)
      }),
      ...tiles.map(async (name) => {
        const texture = await Assets.load<PixiTexture>({ src: address(name, 'webp'), data })
        texture.source.addressMode = 'repeat'
        art.#tiles.set(name, texture)
      }),
    ])
    return art
  }

  /** From now on some drawings are seen in other colours; null leaves one as it was drawn. */
  dye(dyeOf: (id: string) => Dye | null): void {
    this.#undye()
    this.#dyed = dyed(this.#parts, dyeOf)
  }

  #undye(): void {
    for (const source of new Set([...this.#dyed.values()].map((part) => part.source))) {
      const { resource } = source
      source.destroy()
      wipe(resource)
    }
    for (const part of this.#dyed.values()) part.destroy()
    this.#dyed.clear()
  }

  texture(id: Texture | Tile): PixiTexture {
    return this.#dyed.get(id) ?? this.#parts.get(id) ?? this.#tiles.get(id) ?? PixiTexture.EMPTY
  }

  /** A sprite whose drawing's origin stands at the point. */
  sprite(id: Texture, x = 0, y = 0): Sprite {
    const sprite = new Sprite(this.texture(id))
    sprite.position.set(x, y)
    return sprite
  }

  async destroy(): Promise<void> {
    this.#undye()
    // Parts of a sheet are ours; whole pictures belong to the loader.
    for (const part of this.#parts.values()) part.destroy()
    this.#parts.clear()
    this.#tiles.clear()
    use(this.#sources, -1)
    tidied = tidied.then(() => putAway(forgotten(this.#sources)))
    await tidied
  }
}
