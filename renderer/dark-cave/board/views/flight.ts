import type { Point } from '../../../stage/geometry.ts'
import { smooth } from '../../../stage/motion.ts'
import type { TextureId } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'

/** A small thing that flies in an arc from one point to another: a nugget, a card's back, an axe. */
export class FlightView implements View {
  readonly #workshop: Workshop

  constructor(workshop: Workshop) {
    this.#workshop = workshop
  }

  async fly(texture: TextureId, from: Point, to: Point, milliseconds = 700, turns = 0): Promise<void> {
    const { art, layers, motion } = this.#workshop
    if (motion.instant) return
    const thing = layers.get('signs').addChild(art.sprite(texture, from.x, from.y))
    const high = 50 + Math.abs(to.x - from.x) * 0.1
    await motion.run(
      milliseconds,
      (t) => {
        thing.position.set(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t - high * Math.sin(t * Math.PI))
        thing.rotation = turns * t * Math.PI * 2
        thing.alpha = t > 0.8 ? (1 - t) / 0.2 : 1
      },
      smooth,
    )
    if (!thing.destroyed) thing.destroy()
  }

  /** Shown over a point for a moment, growing and gone. */
  async show(texture: TextureId, { x, y }: Point, milliseconds = 900): Promise<void> {
    const { art, layers, motion } = this.#workshop
    if (motion.instant) return
    const thing = layers.get('signs').addChild(art.sprite(texture, x, y))
    await motion.run(milliseconds, (t) => {
      thing.scale.set(Math.min(1, t * 5))
      thing.y = y - 16 * t
      thing.alpha = t > 0.7 ? (1 - t) / 0.3 : 1
    })
    if (!thing.destroyed) thing.destroy()
  }

  sync(): void {}

  update(): void {}

  destroy(): void {}
}
