import { Container, type Sprite } from 'pixi.js'
import { above, flicker, type Lamp, standingLamps } from '../effects/lamps.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

const DRAWN = 64
const FLAME = 78

/** The flames of lamps on walls and gates, added to what is seen. */
export class GlowsView implements View {
  readonly #workshop: Workshop
  readonly #root: Container
  readonly #surface: () => number
  #lamps: readonly Lamp[] = []

  constructor(workshop: Workshop, surface: () => number) {
    this.#workshop = workshop
    this.#surface = surface
    this.#root = workshop.layers.get('glow').addChild(new Container())
  }

  sync(picture: Picture): void {
    this.#lamps = standingLamps(picture).filter(({ core }) => core > 0)
    const { art } = this.#workshop
    while (this.#root.children.length < this.#lamps.length) this.#root.addChild(art.sprite('cave/fx/glow'))
  }

  update(_elapsed: number, time: number): void {
    const surface = this.#surface()
    this.#root.children.forEach((child, at) => {
      const lamp = this.#lamps[at]
      const sprite = child as Sprite
      sprite.alpha = lamp ? lamp.core * above(lamp, surface) : 0
      if (!lamp) return
      sprite.position.set(lamp.x, lamp.y)
      sprite.scale.set(((lamp.halo ?? FLAME) / DRAWN) * flicker(time, lamp.phase))
    })
  }

  destroy(): void {}
}
