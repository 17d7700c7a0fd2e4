import { Container, Graphics } from 'pixi.js'
import { clanOf, type GnomeId } from '../../../../engine/dark-cave/index.ts'
import { clamp, type Point } from '../../../stage/geometry.ts'
import { shrinkTo, textOf } from '../../../stage/type.ts'
import { CLAN, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'

/** So many CSS pixels for a unit, and the pennant is as large as it is drawn. */
const READABLE = 0.72
/** From the feet to the pole, as a part of the figure's size. */
const BESIDE = 36
/** The cloth at the pole: as wide as its word, with a notch at the end. */
const CLOTH = { top: -52, bottom: -22, air: 7, notch: 9, letters: 22, longest: 104 }

/** Where a gnome's feet are, and how large it is. */
export interface Feet extends Point {
  readonly scale: number
}

/** The gnome of who sits at the screen: a ring under its feet and a pennant with a word beside them, whoever's turn it is. */
export class OwnView implements View {
  readonly #ring: Graphics
  readonly #pennant: Container
  readonly #feetOf: (gnome: GnomeId) => Feet | null
  #gnome: GnomeId | null = null
  #word = ''
  #size = 1

  constructor({ layers }: Workshop, feetOf: (gnome: GnomeId) => Feet | null) {
    this.#feetOf = feetOf
    this.#ring = layers.get('tokens').addChild(new Graphics({ visible: false }))
    this.#pennant = layers.get('signs').addChild(new Container({ visible: false }))
  }

  sync(): void {}

  /** Null: nobody's screen. `word`: what stands on the pennant. */
  mark(gnome: GnomeId | null, word: string): void {
    if (gnome === this.#gnome && word === this.#word) return
    this.#gnome = gnome
    this.#word = word
    this.#ring.clear()
    for (const child of this.#pennant.removeChildren()) child.destroy()
    if (!gnome) return
    const color = CLAN[clanOf(gnome)]
    this.#ring
      .ellipse(0, 0, 36, 11)
      .stroke({ color: INK, width: 8 })
      .ellipse(0, 0, 36, 11)
      .stroke({ color, width: 4.5 })
    this.#hoist(color)
  }

  #hoist(color: number): void {
    const { top, bottom, air, notch, letters, longest } = CLOTH
    const told = textOf(this.#word, 'label', letters, INK, 1)
    shrinkTo(told, longest)
    told.position.set(-air, (top + bottom) / 2)
    const end = -told.width - 2 * air - notch
    const cloth = new Graphics()
      .poly([0, top, end, top, end + notch, (top + bottom) / 2, end, bottom, 0, bottom])
      .fill(color)
      .stroke({ color: INK, width: 3.5, join: 'round' })
    const pole = new Graphics()
    for (const [paint, width] of [
      [INK, 7],
      [0xfff1d6, 2.6],
    ] as const)
      pole
        .moveTo(0, 3)
        .lineTo(0, top - 3)
        .stroke({ color: paint, width, cap: 'round' })
    this.#pennant.addChild(cloth, pole, told)
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
