import { Container, type Mesh, type MeshGeometry, RenderTexture, type Shader, type Sprite } from 'pixi.js'
import type { CellId } from '../../../../engine/dark-cave/index.ts'
import type { Box } from '../../../stage/geometry.ts'
import { groundOf, isSameBox } from '../effects/ground.ts'
import { fieldMesh } from '../effects/shaders.ts'
import type { View, Workshop } from '../kit/view.ts'
import { cornerOf } from '../layout/grid.ts'
import type { DrawingId } from '../layout/spots.ts'
import { tilesOf } from '../layout/tiles.ts'
import type { Picture } from '../picture/picture.ts'

/** Pixels of the field for one unit. */
const GRAIN = 0.25

/** Whoever needs to know how far the hollows are: the field of all of them, and where it lies. */
export interface Field {
  readonly texture: RenderTexture
  readonly box: Box
}

/** The rock around the tunnels: the fields of all tiles as one, so that neighbours melt into one cave. */
export class RimsView implements View {
  readonly #workshop: Workshop
  readonly #tiles = new Container()
  readonly #sprites = new Map<CellId, { readonly sprite: Sprite; readonly drawing: DrawingId }>()
  readonly #onField: (field: Field | null) => void
  #field: Field | null = null
  #mesh: Mesh<MeshGeometry, Shader> | null = null
  #stale = true

  /** `onField` hears of a new field, whenever it was painted anew, and with null when it is about to go. */
  constructor(workshop: Workshop, onField: (field: Field | null) => void) {
    this.#workshop = workshop
    this.#onField = onField
    this.#tiles.scale.set(GRAIN)
  }

  sync(picture: Picture): void {
    const tiles = tilesOf(picture)
    for (const [cell, { sprite, drawing }] of this.#sprites) {
      if (tiles.get(cell)?.drawing === drawing) continue
      sprite.destroy()
      this.#sprites.delete(cell)
      this.#stale = true
    }
    for (const { cell, drawing } of tiles.values()) {
      const there = this.#sprites.get(cell)
      if (there && there.sprite.tint !== 0xffffff) this.open(cell, 1)
      if (there) continue
      const { x, y } = cornerOf(cell)
      const sprite = this.#workshop.art.sprite(`cave/fields/${drawing}`, x, y)
      sprite.blendMode = 'max'
      this.#sprites.set(cell, { sprite: this.#tiles.addChild(sprite), drawing })
      this.#stale = true
    }
    this.#ground(groundOf(picture))
  }

  /** A hollow of which so much has been dug. */
  open(cell: CellId, part: number): void {
    const sprite = this.#sprites.get(cell)?.sprite
    if (!sprite) return
    const grey = Math.round(255 * part)
    sprite.tint = (grey << 16) | (grey << 8) | grey
    this.#stale = true
  }

  #ground(box: Box): void {
    if (isSameBox(this.#field?.box ?? null, box)) return
    this.#clear()
    const texture = RenderTexture.create({ width: Math.ceil(box.width * GRAIN), height: Math.ceil(box.height * GRAIN) })
    this.#field = { texture, box }
    this.#tiles.position.set(-box.x * GRAIN, -box.y * GRAIN)
    this.#mesh = this.#workshop.layers.get('rims').addChild(fieldMesh('rims', texture, box))
    this.#stale = true
  }

  update(): void {
    if (!this.#stale || !this.#field || !this.#mesh) return
    this.#stale = false
    const { renderer } = this.#workshop
    renderer.render({ container: this.#tiles, target: this.#field.texture, clear: true, clearColor: [0, 0, 0, 1] })
    // The mesh has not changed, what it shows has: Pixi must draw it again.
    this.#mesh.tint = this.#mesh.tint === 0xffffff ? 0xfffffe : 0xffffff
    this.#onField(this.#field)
  }

  #clear(): void {
    this.#onField(null)
    this.#mesh?.shader?.destroy()
    this.#mesh?.destroy()
    this.#field?.texture.destroy(true)
  }

  destroy(): void {
    this.#clear()
    this.#tiles.destroy({ children: true })
  }
}
