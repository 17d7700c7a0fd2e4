import { Assets, Sprite, Spritesheet, type SpritesheetData, Texture } from 'pixi.js'
import { SHEET_NAMES, SINGLES, type Single, type TextureId } from './textures.ts'

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
    await Assets.unload(this.#sources)
  }
}
