import type { Sprite } from 'pixi.js'
import type { GnomeId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

/** The arrow over whose turn it is. */
export class SignsView implements View {
  readonly #arrow: Sprite
  readonly #headOf: (gnome: GnomeId) => Point | null
  #active: GnomeId | null = null

  constructor({ art, layers }: Workshop, headOf: (gnome: GnomeId) => Point | null) {
    this.#headOf = headOf
    this.#arrow = layers.get('signs').addChild(art.sprite('cave/fx/arrow'))
  }

  sync({ active }: Picture): void {
    this.#active = active
  }

  update(_elapsed: number, time: number): void {
    const head = this.#active ? this.#headOf(this.#active) : null
    this.#arrow.visible = head !== null
    if (head) this.#arrow.position.set(head.x, head.y - 16 + Math.sin(time * 3.2) * 4)
  }

  destroy(): void {}
}
