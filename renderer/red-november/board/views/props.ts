import type { Sprite } from 'pixi.js'
import { clamp } from '../../../stage/geometry.ts'
import { glide } from '../../../stage/views.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

const HUB = { x: 246, y: 462 }
const CRANK = 34
const RACK = Array.from({ length: 6 }, (_, at) => ({ x: 1332 + (at % 3) * 34, y: at < 3 ? 452 : 486 }))

/** What moves in the rooms by itself: flywheel, bellows, core, helm, and the grogs to count. */
export class PropsView implements View {
  readonly #wheel: Sprite
  readonly #rod: Sprite
  readonly #bellows: Sprite
  readonly #core: Sprite
  readonly #hot: Sprite
  readonly #helm: Sprite
  readonly #bottles: readonly Sprite[]
  #turn = 0
  #engine = 1
  #air = 1
  #heat = 0
  #glow = 0

  constructor({ art, layers }: Workshop) {
    const props = layers.get('props')
    const add = (sprite: Sprite): Sprite => props.addChild(sprite)
    this.#wheel = add(art.sprite('stage/flywheel', HUB.x, HUB.y))
    this.#rod = add(art.sprite('stage/rod', 282, 400))
    this.#bellows = add(art.sprite('stage/bellows', 518, 377))
    this.#core = add(art.sprite('stage/core', 606, 519))
    this.#hot = add(art.sprite('stage/core-hot', 606, 519))
    this.#helm = add(art.sprite('stage/helm', 832, 226))
    this.#bottles = RACK.map(({ x, y }) => add(art.sprite('stage/bottle', x, y)))
  }

  sync(picture: Picture, snap: boolean): void {
    // A machine whose token lies stands still; a sick one limps.
    const pace = (track: number, down: boolean): number => (down ? 0 : 1 - 0.07 * (track - 1))
    this.#engine = pace(picture.tracks.pressure, picture.tokens.crushed !== undefined)
    this.#air = pace(picture.tracks.asphyxiation, picture.tokens.asphyxiated !== undefined)
    this.#heat = clamp((picture.tracks.heat - 1) / 8)
    if (snap) {
      this.#glow = this.#heat
      this.#turn = 0
    }
    this.#bottles.forEach((bottle, at) => {
      bottle.visible = at < picture.cabinGrog
    })
  }

  update(elapsed: number, time: number): void {
    const limp = this.#engine < 0.75 ? 1 + 0.5 * Math.sin(time * 4) : 1
    if (time > 0) this.#turn += elapsed * 1.7 * this.#engine * limp
    this.#wheel.rotation = this.#turn
    // The rod hangs from the piston and follows a pin on the wheel.
    const pin = { x: HUB.x + Math.cos(this.#turn) * CRANK, y: HUB.y + Math.sin(this.#turn) * CRANK }
    const length = Math.hypot(pin.x - this.#rod.x, pin.y - this.#rod.y)
    this.#rod.rotation = -Math.atan2(pin.x - this.#rod.x, pin.y - this.#rod.y)
    this.#rod.scale.y = length / 48
    this.#bellows.scale.y = 0.86 + 0.18 * Math.sin(time * 1.6) * this.#air
    this.#glow = glide(this.#glow, this.#heat, elapsed, 3)
    this.#hot.alpha = this.#glow * (0.92 + 0.08 * Math.sin(time * 3))
    this.#core.alpha = 0.94 + 0.06 * Math.sin(time * 2.1)
    this.#helm.rotation = Math.sin(time * 0.31) * 0.5 + Math.sin(time * 0.13) * 0.4
  }

  destroy(): void {}
}
