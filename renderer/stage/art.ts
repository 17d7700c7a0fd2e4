import { Texture as PixiTexture, type Renderer, Sprite, Spritesheet, type SpritesheetData } from 'pixi.js'
import { type Dye, dyed } from './dye.ts'
import type { Resolution } from './fit.ts'
import { Picture } from './picture.ts'

/** The files of a game's drawings. */
export interface Drawings<Tile extends string> {
  /** Atlases: a picture and the places of the drawings on it. */
  readonly sheets: readonly string[]
  /** Drawings of their own, which repeat: for meshes. */
  readonly tiles: readonly Tile[]
}

/** The drawings as textures, at one resolution. */
export class Art<Texture extends string, Tile extends string> {
  readonly #parts = new Map<string, PixiTexture>()
  readonly #tiles = new Map<string, PixiTexture>()
  #dyed = new Map<string, PixiTexture>()
  readonly #pictures: ReadonlyMap<string, Picture>
  /** How often the pixels were asked for and not handed over yet. */
  #asked = 0
  #isGone = false
  readonly resolution: Resolution

  private constructor(resolution: Resolution, pictures: ReadonlyMap<string, Picture>) {
    this.resolution = resolution
    this.#pictures = pictures
  }

  /** `folder` is where the page finds assets/public/atlas. The pixels of all pictures are there until they are uploaded. */
  static async load<Texture extends string, Tile extends string>(
    folder: string,
    { sheets, tiles }: Drawings<Tile>,
    resolution: Resolution,
  ): Promise<Art<Texture, Tile>> {
    const address = (name: string, kind: string): string => `${folder}/${name}@${resolution}x.${kind}`
    const pictures = [...sheets, ...tiles].map((name) => [name, Picture.at(address(name, 'webp'), resolution)] as const)
    const art = new Art<Texture, Tile>(resolution, new Map(pictures))
    try {
      const places = Promise.all(sheets.map(async (name) => [name, await placesAt(address(name, 'json'))] as const))
      await art.decode()
      for (const [name, data] of await places) await art.#cut(name, data)
      for (const name of tiles) art.#lay(name)
    } catch (error) {
      art.destroy()
      throw error
    }
    return art
  }

  async #cut(sheet: string, data: SpritesheetData): Promise<void> {
    const whole = new PixiTexture({ source: this.#sourceOf(sheet), label: sheet })
    for (const [id, part] of Object.entries(await new Spritesheet(whole, data).parse())) this.#parts.set(id, part)
  }

  #lay(tile: Tile): void {
    const texture = new PixiTexture({ source: this.#sourceOf(tile), label: tile })
    texture.source.addressMode = 'repeat'
    this.#tiles.set(tile, texture)
  }

  #sourceOf(name: string): Picture['source'] {
    const picture = this.#pictures.get(name)
    if (!picture) throw new Error(`there is no picture ${name}`)
    return picture.source
  }

  /** Afterwards the pixels are there for whoever paints with them, and to be uploaded. */
  async decode(): Promise<void> {
    this.#asked += 1
    await Promise.all([...this.#pictures.values()].map((picture) => picture.decode()))
  }

  /** Hands everything to whoever draws it; nobody needs the pixels any more then. */
  upload({ texture }: Pick<Renderer, 'texture'>): void {
    if (this.#isGone) return
    for (const { source } of this.#pictures.values()) texture.initSource(source)
    this.#letGo()
  }

  #letGo(): void {
    this.#asked -= 1
    for (const picture of this.#pictures.values()) picture.letGo()
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
      // Pixi keeps batches for the next board, and each still knows the sources that it drew last and their canvases.
      if (resource instanceof HTMLCanvasElement) resource.width = resource.height = 0
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

  destroy(): void {
    this.#isGone = true
    this.#undye()
    for (const texture of [...this.#parts.values(), ...this.#tiles.values()]) texture.destroy()
    this.#parts.clear()
    this.#tiles.clear()
    while (this.#asked > 0) this.#letGo()
    for (const picture of this.#pictures.values()) picture.drop()
  }
}

async function placesAt(address: string): Promise<SpritesheetData> {
  const answer = await fetch(address)
  return (await answer.json()) as SpritesheetData
}
