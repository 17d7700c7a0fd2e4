import type { Sprite } from 'pixi.js'
import type { GnomeId } from '../../../../engine/dark-cave/index.ts'
import { clamp, type Point } from '../../../stage/geometry.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

/** So many CSS pixels for a unit, and the arrow is as large as it is drawn. */
const READABLE = 0.72

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

  /** Somebody's turn begins: the arrow is there before anything is said of it. */
  point(gnome: GnomeId): void {
    this.#active = gnome
  }

  /** An arrow stays an arrow in a small picture. */
  fit(scale: number): void {
    this.#arrow.scale.set(clamp(READABLE / scale, 1.15, 1.9))
  }

  update(_elapsed: number, time: number): void {
    const head = this.#active ? this.#headOf(this.#active) : null
    this.#arrow.visible = head !== null
    if (head) this.#arrow.position.set(head.x, head.y - 20 + Math.sin(time * 3.2) * 5)
  }

  destroy(): void {}
}
