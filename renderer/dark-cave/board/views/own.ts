import { Graphics } from 'pixi.js'
import { clanOf, type GnomeId } from '../../../../engine/dark-cave/index.ts'
import { clamp, type Point } from '../../../stage/geometry.ts'
import { CLAN, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'

/** So many CSS pixels for a unit, and the pennant is as large as it is drawn. */
const READABLE = 0.72
/** From the feet to the pole, as a part of the figure's size. */
const BESIDE = 36

/** Where a gnome's feet are, and how large it is. */
export interface Feet extends Point {
  readonly scale: number
}

/** The gnome of who sits at the screen: a ring under its feet and a pennant beside them, whoever's turn it is. */
export class OwnView implements View {
  readonly #ring: Graphics
  readonly #pennant: Graphics
  readonly #feetOf: (gnome: GnomeId) => Feet | null
  #gnome: GnomeId | null = null
  #size = 1

  constructor({ layers }: Workshop, feetOf: (gnome: GnomeId) => Feet | null) {
    this.#feetOf = feetOf
    this.#ring = layers.get('tokens').addChild(new Graphics({ visible: false }))
    this.#pennant = layers.get('signs').addChild(new Graphics({ visible: false }))
  }

  sync(): void {}

  /** Null: nobody's screen. */
  mark(gnome: GnomeId | null): void {
    if (gnome === this.#gnome) return
    this.#gnome = gnome
    this.#ring.clear()
    this.#pennant.clear()
    if (!gnome) return
    const color = CLAN[clanOf(gnome)]
    this.#ring
      .ellipse(0, 0, 36, 11)
      .stroke({ color: INK, width: 8 })
      .ellipse(0, 0, 36, 11)
      .stroke({ color, width: 4.5 })
    this.#pennant
      .moveTo(0, 3)
      .lineTo(0, -44)
      .stroke({ color: INK, width: 7, cap: 'round' })
      .moveTo(0, -45)
      .lineTo(-31, -35)
      .lineTo(0, -24)
      .closePath()
      .fill(color)
      .stroke({ color: INK, width: 3.5, join: 'round' })
      .moveTo(0, 3)
      .lineTo(0, -44)
      .stroke({ color: 0xfff1d6, width: 2.6, cap: 'round' })
      .circle(-10, -35, 3.8)
      .fill(INK)
  }

  /** A pennant stays one in a small picture. */
  fit(scale: number): void {
    this.#size = clamp(READABLE / scale, 1, 1.7)
  }

  update(): void {
    const feet = this.#gnome ? this.#feetOf(this.#gnome) : null
    this.#ring.visible = feet !== null
    this.#pennant.visible = feet !== null
    if (!feet) return
    this.#ring.position.set(feet.x, feet.y)
    this.#ring.scale.set(feet.scale)
    this.#pennant.position.set(feet.x - BESIDE * feet.scale, feet.y)
    this.#pennant.scale.set(this.#size)
  }

  destroy(): void {}
}
