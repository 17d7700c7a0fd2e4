import { Assets, Sprite, Spritesheet, type SpritesheetData, Texture } from 'pixi.js'
import { SHEET_NAMES, SINGLES, type Single, type TextureId } from '../red-november/board/kit/textures.ts'

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

/** The drawings as textures, at one resolution. */
export class Art {
  readonly #textures = new Map<string, Texture>()
  readonly #sources: string[]
  readonly resolution: 1 | 2

  private constructor(resolution: 1 | 2, sources: string[]) {
    this.resolution = resolution
    this.#sources = sources
  }

  /** `folder` is where the page finds assets/public/atlas. */
  static async load(folder: string, resolution: 1 | 2): Promise<Art> {
    const address = (name: string, kind: string): string => `${folder}/${name}@${resolution}x.${kind}`
    const pictures = [...SHEET_NAMES, ...SINGLES].map((name) => address(name, 'webp'))
    const art = new Art(resolution, pictures)
    const data = { autoGenerateMipmaps: true }
    use(pictures, 1)
    await tidied
    await Promise.all([
      ...SHEET_NAMES.map(async (name) => {
        const [texture, answer] = await Promise.all([
          Assets.load<Texture>({ src: address(name, 'webp'), data }),
          fetch(address(name, 'json')),
        ])
        const sheet = new Spritesheet(texture, (await answer.json()) as SpritesheetData)
        for (const [id, part] of Object.entries(await sheet.parse())) art.#textures.set(id, part)
      }),
      ...SINGLES.map(async (name) => {
        const texture = await Assets.load<Texture>({ src: address(name, 'webp'), data })
        texture.source.addressMode = 'repeat'
        art.#textures.set(name, texture)
      }),
    ])
    return art
  }

  texture(id: TextureId | Single): Texture {
    return this.#textures.get(id) ?? Texture.EMPTY
  }

  /** A sprite whose drawing's origin stands at the point. */
  sprite(id: TextureId, x = 0, y = 0): Sprite {
    const sprite = new Sprite(this.texture(id))
    sprite.position.set(x, y)
    return sprite
  }

  async destroy(): Promise<void> {
    // Parts of a sheet are ours; whole pictures belong to the loader.
    for (const [id, texture] of this.#textures) if (!SINGLES.includes(id as Single)) texture.destroy()
    this.#textures.clear()
    use(this.#sources, -1)
    tidied = tidied.then(() => Assets.unload(forgotten(this.#sources)))
    await tidied
  }
}
