import { Container, Graphics, type Mesh, type MeshGeometry, RenderTexture, type Shader, Sprite, Texture } from 'pixi.js'
import { type Box, mixColor } from '../../../stage/geometry.ts'
import { Unmoved } from '../../../stage/unmoved.ts'
import { glide } from '../../../stage/views.ts'
import { above, flicker, type Lamp, standingLamps } from '../effects/lamps.ts'
import { fieldMesh, tideOf } from '../effects/shaders.ts'
import { AMBIENT, AMBIENT_LATE } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL } from '../layout/grid.ts'
import { type Picture, waterOf } from '../picture/picture.ts'
import type { Field } from './rims.ts'

/** Pixels of the light for one unit: it has no edges. */
const GRAIN = 0.2
/** The lamp is drawn so large. */
const DRAWN_RADIUS = 64
/** What water sends back of any light. */
const POOL_TINT = 0x8ff5e4
/** How bright the cave is while something in it is to be picked. */
const STEPPED_BACK = 0.82
const HASTE = 7
/** Beyond the lit ground there is nothing to see. */
const BEYOND = 6 * CELL.width
/** Where nothing moves by itself, a lamp must have gone so far before the light is painted again. */
const COARSE = 30

/** Somebody who carries a lamp. */
export interface Bearer {
  readonly lamp: Lamp | null
}

/** The light of the cave: one small map, drawn aside and multiplied over rock and tunnels. */
export class LightView implements View {
  readonly #workshop: Workshop
  readonly #bearers: readonly Bearer[]
  readonly #root = new Container()
  readonly #lamps = new Container()
  readonly #shown = new Sprite()
  readonly #beyond = new Graphics()
  readonly #unmoved = new Unmoved()
  readonly #tide = tideOf()
  /** Where the water stands, in the picture's units. */
  readonly #surface: () => number
  #standing: readonly Lamp[] = []
  #ambient = AMBIENT
  #map: RenderTexture | null = null
  #mesh: Mesh<MeshGeometry, Shader> | null = null
  #box: Box | null = null
  #changes = 0
  #stepsBack = false
  #bright = 1

  constructor(workshop: Workshop, bearers: readonly Bearer[], surface: () => number) {
    this.#workshop = workshop
    this.#bearers = bearers
    this.#surface = surface
    this.#root.scale.set(GRAIN)
    this.#root.addChild(this.#lamps)
    this.#shown.blendMode = 'multiply'
    this.#beyond.blendMode = 'multiply'
    workshop.layers.get('dark').addChild(this.#beyond, this.#shown)
  }

  sync(picture: Picture): void {
    this.#standing = standingLamps(picture)
    this.#ambient = mixColor(AMBIENT, AMBIENT_LATE, waterOf(picture) * 3)
    this.#changes++
  }

  /** The hollows have changed; null: their field is about to go. */
  take(field: Field | null): void {
    this.#changes++
    if (field && this.#box === field.box) return
    this.#clear()
    if (!field) return
    const { box } = field
    this.#box = box
    this.#map = RenderTexture.create({ width: Math.ceil(box.width * GRAIN), height: Math.ceil(box.height * GRAIN) })
    this.#mesh = fieldMesh('light', field.texture, box, this.#tide)
    this.#mesh.blendMode = 'screen'
    this.#root.addChildAt(this.#mesh, 0)
    this.#root.position.set(-box.x * GRAIN, -box.y * GRAIN)
    this.#shown.texture = this.#map
    this.#shown.position.set(box.x, box.y)
    this.#shown.setSize(box.width, box.height)
    this.#frame(box)
  }

  /** The dark around the map. */
  #frame({ x, y, width, height }: Box): void {
    this.#beyond.clear()
    for (const [left, top, wide, high] of [
      [x - BEYOND, y - BEYOND, width + 2 * BEYOND, BEYOND],
      [x - BEYOND, y + height, width + 2 * BEYOND, BEYOND],
      [x - BEYOND, y, BEYOND, height],
      [x + width, y, BEYOND, height],
    ] as const)
      this.#beyond.rect(left, top, wide, high).fill(0xffffff)
  }

  /** The cave steps back behind what is lit in it. */
  set stepsBack(back: boolean) {
    this.#stepsBack = back
  }

  /** At once, for a picture that is taken now. */
  settle(): void {
    this.#stepBack(Number.POSITIVE_INFINITY)
  }

  update(elapsed: number, time: number): void {
    if (!this.#map || !this.#box) return
    this.#stepBack(time === 0 ? Number.POSITIVE_INFINITY : elapsed)
    const surface = this.#surface()
    const carried = this.#bearers.flatMap(({ lamp }) => lamp ?? [])
    const step = time === 0 ? COARSE : 1
    const moved = carried.flatMap(({ x, y, radius }) => [Math.round(x / step), Math.round(y / step), radius])
    if (this.#unmoved.since(time, this.#changes, Math.round(surface / 4), ...moved)) return
    const lamps = [...this.#standing.map((lamp) => dimmed(lamp, above(lamp, surface))), ...carried]
    for (const [at, lamp] of lamps.entries()) this.#place(lamp, at, time)
    for (let at = lamps.length; at < this.#lamps.children.length; at++) (this.#lamps.children[at] as Sprite).alpha = 0
    this.#tide.uniforms.uSurface = surface
    this.#tide.uniforms.uTime = time
    this.#workshop.renderer.render({
      container: this.#root,
      target: this.#map,
      clear: true,
      clearColor: this.#ambient,
    })
    this.#lay()
  }

  #stepBack(elapsed: number): void {
    const wanted = this.#stepsBack ? STEPPED_BACK : 1
    if (this.#bright === wanted) return
    const next = Number.isFinite(elapsed) ? glide(this.#bright, wanted, elapsed, HASTE) : wanted
    this.#bright = Math.abs(next - wanted) < 0.01 ? wanted : next
    this.#lay()
  }

  /** The map over the cave, as bright as it is now. */
  #lay(): void {
    const grey = Math.round(255 * this.#bright)
    const tint = (grey << 16) | (grey << 8) | grey
    // The sprite may not have changed while its picture has: Pixi must draw it again.
    this.#shown.tint = this.#shown.tint === tint ? tint ^ 1 : tint
    this.#beyond.tint = mixColor(0, this.#ambient, this.#bright)
  }

  #place({ kind, x, y, radius, strength, phase }: Lamp, at: number, time: number): void {
    const { art } = this.#workshop
    let sprite = this.#lamps.children[at] as Sprite | undefined
    if (!sprite) {
      sprite = this.#lamps.addChild(art.sprite('cave/fx/lamp'))
      sprite.blendMode = 'screen'
    }
    sprite.texture = art.texture(kind === 'lamp' ? 'cave/fx/lamp' : 'cave/fx/day')
    sprite.tint = kind === 'pool' ? POOL_TINT : 0xffffff
    sprite.position.set(x, y)
    sprite.scale.set((radius / DRAWN_RADIUS) * (time === 0 ? 1 : flicker(time, phase)))
    sprite.alpha = strength
  }

  #clear(): void {
    this.#mesh?.shader?.destroy()
    this.#mesh?.destroy()
    this.#mesh = null
    this.#shown.texture = Texture.EMPTY
    this.#map?.destroy(true)
    this.#map = null
    this.#box = null
  }

  destroy(): void {
    this.#clear()
    this.#root.destroy({ children: true })
  }
}

const dimmed = (lamp: Lamp, part: number): Lamp => (part === 1 ? lamp : { ...lamp, strength: lamp.strength * part })
