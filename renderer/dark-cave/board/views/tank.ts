import { Mesh, type MeshGeometry, Texture } from 'pixi.js'
import type { Box } from '../../../stage/geometry.ts'
import { smooth } from '../../../stage/motion.ts'
import { Unmoved } from '../../../stage/unmoved.ts'
import { areaOf, groundOf } from '../effects/ground.ts'
import { Waves } from '../effects/waves.ts'
import { FOAM } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { type Picture, waterOf } from '../picture/picture.ts'

const RISING = 600
const VEIL = 0x2fb8b4
const CREST = 4.5
/** It goes on under the lit ground: a camera that looks far down finds no end of it. */
const DEPTH = 1600

/** The water that fills the mountain from below: a clock, no rule. Behind the tunnels it is thick, over them a veil. */
export class TankView implements View {
  readonly #workshop: Workshop
  readonly #waves = new Waves()
  readonly #parts: readonly Mesh<MeshGeometry>[]
  readonly #unmoved = new Unmoved()
  #area: Box = { x: 0, y: 0, width: 1, height: 1 }
  #ground: Box = { x: 0, y: 0, width: 1, height: 1 }
  #level = 0
  #rough = 1
  #rising = false

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    const mesh = (geometry: MeshGeometry, texture: Texture, tint: number, alpha: number): Mesh<MeshGeometry> => {
      const made = new Mesh({ geometry, texture })
      made.tint = tint
      made.alpha = alpha
      return made
    }
    const tank = mesh(this.#waves.body, art.texture('cave-tile-water'), 0xffffff, 1)
    const veil = mesh(this.#waves.body, Texture.WHITE, VEIL, 0.1)
    const far = mesh(this.#waves.crest, Texture.WHITE, FOAM, 0.5)
    const near = mesh(this.#waves.crest, Texture.WHITE, FOAM, 0.95)
    layers.get('tank').addChild(tank, far)
    layers.get('veil').addChild(veil, near)
    this.#parts = [tank, veil, far, near]
  }

  /** Where the surface is, in the picture's units; below everything while there is none. */
  get surface(): number {
    if (this.#level === 0) return this.#ground.y + this.#ground.height
    return this.#area.y + this.#area.height * (1 - this.#level)
  }

  /** From where to where it is seen. */
  get span(): { readonly left: number; readonly right: number } {
    const { x, width } = this.#area
    return { left: x - width / 3, right: x + (width * 4) / 3 }
  }

  sync(picture: Picture, snap: boolean): void {
    this.#area = areaOf({ ...picture, cards: [] })
    const ground = groundOf(picture)
    this.#ground = { ...ground, height: ground.height + DEPTH }
    if (snap || !this.#rising) this.#level = waterOf(picture)
    if (snap) this.#rough = 1
  }

  /** Another card is gone. */
  async rise(picture: Picture): Promise<void> {
    const from = this.#level
    const to = waterOf(picture)
    this.#rising = true
    await this.#workshop.motion.run(
      RISING,
      (t) => {
        this.#level = from + (to - from) * t
        this.#rough = 1 + 1.6 * Math.sin(t * Math.PI)
      },
      smooth,
    )
    this.#rising = false
  }

  update(_elapsed: number, time: number): void {
    const wet = this.#level > 0
    for (const part of this.#parts) part.visible = wet
    if (!wet || this.#unmoved.since(time, this.#level, this.#rough, this.#ground.x, this.#ground.width)) return
    this.#waves.shape(this.#ground, this.surface, time, this.#rough, CREST)
  }

  destroy(): void {
    this.#waves.destroy()
  }
}
