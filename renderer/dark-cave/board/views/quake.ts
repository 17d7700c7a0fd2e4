import type { CellId } from '../../../../engine/dark-cave/index.ts'
import { bounce, linear } from '../../../stage/motion.ts'
import type { View, Workshop } from '../kit/view.ts'
import { cornerOf } from '../layout/grid.ts'

/** What shakes the mountain: a card that is laid, a roof that comes down. */
export class QuakeView implements View {
  readonly #workshop: Workshop
  #isStill = false

  constructor(workshop: Workshop) {
    this.#workshop = workshop
  }

  shake(strength: number, milliseconds: number): Promise<void> {
    const { layers, motion } = this.#workshop
    if (this.#isStill) return motion.wait(milliseconds / 2)
    return motion.run(
      milliseconds,
      (t) => {
        layers.root.position.set(Math.sin(t * 40) * strength * (1 - t), Math.cos(t * 31) * strength * (1 - t))
        if (t >= 1) layers.root.position.set(0, 0)
      },
      linear,
    )
  }

  /** Stones fall onto a cell and lie there for a moment; `buried` is called when nothing of it is seen any more. */
  async heap(cell: CellId, buried: () => void): Promise<void> {
    const { art, layers, motion } = this.#workshop
    if (motion.instant) return buried()
    const { x, y } = cornerOf(cell)
    const heap = layers.get('dust').addChild(art.sprite('cave/stage/rockfall', x, y))
    await motion.run(
      420,
      (t) => {
        heap.y = y - 90 * (1 - t)
        heap.alpha = Math.min(1, t * 3)
      },
      bounce,
    )
    buried()
    await motion.run(620, (t) => {
      heap.alpha = 1 - t
    })
    if (!heap.destroyed) heap.destroy()
  }

  sync(): void {}

  update(_elapsed: number, time: number): void {
    this.#isStill = time === 0
  }

  destroy(): void {
    this.#workshop.layers.root.position.set(0, 0)
  }
}
