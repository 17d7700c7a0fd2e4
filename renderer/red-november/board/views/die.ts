import { Container, type Sprite } from 'pixi.js'
import { outBack } from '../../../stage/motion.ts'
import { textOf } from '../../../stage/type.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

const DRAWN = 52
const SIZE = 0.78

/** B8: the die, thrown where something is decided. */
export class DieView implements View {
  readonly #workshop: Workshop
  readonly #root = new Container({ visible: false })
  readonly #skin: Sprite
  readonly #number = textOf('', 'display', 34, 0x1c1309)

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#skin = art.sprite('track/die', -DRAWN, -DRAWN)
    this.#root.addChild(this.#skin, this.#number)
    layers.get('top').addChild(this.#root)
  }

  /** Three false faces, then the true one. */
  async roll(face: number, at: { readonly x: number; readonly y: number }): Promise<void> {
    const { motion, art } = this.#workshop
    this.#root.visible = true
    this.#skin.texture = art.texture('track/die')
    this.#number.tint = 0x1c1309
    await motion.run(640, (t) => {
      this.#root.position.set(at.x, at.y - 42 - 46 * Math.sin(t * Math.PI))
      this.#root.rotation = (1 - t) * 9
      this.#root.scale.set(SIZE)
      this.#number.text = String(t < 0.9 ? ((face + Math.floor(t * 12) * 3) % 10) + 1 : face)
    })
    this.#number.text = String(face)
    await motion.wait(420)
  }

  /** A1: the fix decides whether it was a good roll. */
  async judge(good: boolean): Promise<void> {
    if (!this.#root.visible) return
    this.#skin.texture = this.#workshop.art.texture(good ? 'track/die-ok' : 'track/die-fail')
    this.#number.tint = 0xfff8e8
    await this.#workshop.motion.run(420, (t) => this.#root.scale.set(SIZE * (1.35 - 0.35 * t)), outBack)
  }

  sync(_picture: Picture, snap: boolean): void {
    if (snap) this.hide()
  }

  hide(): void {
    this.#root.visible = false
  }

  update(): void {}

  destroy(): void {}
}
