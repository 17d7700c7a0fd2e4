import type { Point } from '../../../stage/geometry.ts'
import { areaOf } from '../effects/ground.ts'
import type { Dust, View } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

const MOTE_EVERY = 0.32
const BUBBLE_EVERY = 0.8

/** What drifts about by itself: motes around lanterns, bubbles in the water. */
export class MotesView implements View {
  readonly #dust: Dust
  readonly #lanterns: () => readonly Point[]
  readonly #surface: () => number
  #bottom = 0
  #left = 0
  #wide = 1
  #mote = 0
  #bubble = 0
  #count = 0

  constructor(dust: Dust, lanterns: () => readonly Point[], surface: () => number) {
    this.#dust = dust
    this.#lanterns = lanterns
    this.#surface = surface
  }

  sync(picture: Picture): void {
    const { x, y, width, height } = areaOf(picture)
    this.#bottom = y + height
    this.#left = x
    this.#wide = width
  }

  update(elapsed: number, time: number): void {
    if (time === 0) return
    this.#mote += elapsed
    this.#bubble += elapsed
    if (this.#mote > MOTE_EVERY) this.#drift()
    if (this.#bubble > BUBBLE_EVERY) this.#rise()
  }

  #drift(): void {
    this.#mote = 0
    const lanterns = this.#lanterns()
    const at = lanterns[this.#count++ % Math.max(1, lanterns.length)]
    if (!at) return
    const turn = (this.#count * 2.4) % 6.28
    this.#dust.throw({
      texture: 'cave/fx/mote',
      x: at.x + Math.cos(turn) * 70,
      y: at.y + Math.sin(turn) * 40,
      speedX: Math.sin(turn * 3) * 9,
      speedY: -8,
      gravity: 0,
      seconds: 2.6,
      size: 0.55,
      alpha: 0.8,
    })
  }

  #rise(): void {
    this.#bubble = 0
    const surface = this.#surface()
    const deep = this.#bottom - surface
    if (deep < 40) return
    const part = (this.#count++ * 0.382) % 1
    this.#dust.throw({
      texture: 'cave/fx/bubble',
      x: this.#left + this.#wide * part,
      y: this.#bottom - 10,
      speedX: 0,
      speedY: -deep / 2.6,
      gravity: 0,
      seconds: 2.4,
      size: 0.8 + part * 0.6,
      alpha: 0.7,
    })
  }

  destroy(): void {}
}
