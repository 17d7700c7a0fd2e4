import { Graphics, Sprite } from 'pixi.js'
import { DEEP, LAMP_WARM } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { BOARD_WIDTH, PICTURE_HEIGHT } from '../layout/track.ts'

const SHIP = { x: 158, y: 84 }
const RAYS = [
  { angle: -0.42, scale: 1.15, alpha: 0.6 },
  { angle: -0.66, scale: 1.35, alpha: 0.45 },
  { angle: -0.2, scale: 0.9, alpha: 0.4 },
  { angle: -0.92, scale: 1.1, alpha: 0.22 },
]
const FISH = [
  { x: 250, y: 186, scale: 1 },
  { x: 284, y: 198, scale: 0.8 },
  { x: 268, y: 212, scale: 0.7 },
  { x: 310, y: 182, scale: 0.75 },
  { x: 330, y: 206, scale: 0.9 },
  { x: 352, y: 192, scale: 0.6 },
]

/** The dark water around the boat, and the ship that waits above. */
export class SeaView implements View {
  readonly #rays: Sprite[] = []
  readonly #fish: Sprite[] = []
  readonly #ship: Sprite

  constructor({ art, layers }: Workshop) {
    layers.get('sea').addChild(art.sprite('backdrop/sea'))
    for (const { angle, scale, alpha } of RAYS) {
      const ray = art.sprite('backdrop/ray', SHIP.x + 2, SHIP.y + 8)
      ray.rotation = angle
      ray.scale.set(scale)
      ray.alpha = alpha
      this.#rays.push(layers.get('rays').addChild(ray))
    }
    const beam = art.sprite('fx/glow', SHIP.x + 2, SHIP.y + 13)
    beam.tint = LAMP_WARM
    beam.scale.set(0.62)
    layers.get('rays').addChild(beam)
    this.#ship = layers.get('sea').addChild(art.sprite('stage/ship', SHIP.x, SHIP.y))
    for (const { x, y, scale } of FISH) {
      const fish = art.sprite('stage/fish', x, y)
      fish.scale.set(scale)
      fish.alpha = 0.75
      this.#fish.push(layers.get('sea').addChild(fish))
    }
    // Beside and below the picture there is nothing to see.
    const far = 4000
    const cover = new Graphics()
      .rect(-far, PICTURE_HEIGHT, far * 2 + BOARD_WIDTH, far)
      .rect(-far, -far, far, far * 2)
      .rect(BOARD_WIDTH, -far, far, far * 2)
      .rect(-far, -far, far * 2 + BOARD_WIDTH, far)
      .fill(DEEP)
    layers.get('cover').addChild(cover)
    const haze = new Sprite(art.texture('backdrop/haze'))
    haze.anchor.set(0)
    haze.position.set(0, 638)
    haze.setSize(BOARD_WIDTH, 90)
    const vignette = new Sprite(art.texture('backdrop/vignette'))
    vignette.anchor.set(0)
    vignette.setSize(BOARD_WIDTH, PICTURE_HEIGHT)
    vignette.alpha = 0.75
    layers.get('haze').addChild(haze)
    layers.get('dusk').addChild(vignette)
  }

  sync(): void {}

  update(_elapsed: number, time: number): void {
    this.#rays.forEach((ray, at) => {
      ray.alpha = (RAYS[at]?.alpha ?? 0) * (0.8 + 0.2 * Math.sin(time * 0.5 + at * 1.9))
    })
    this.#ship.y = SHIP.y + Math.sin(time * 0.7) * 1.6
    this.#fish.forEach((fish, at) => {
      fish.x = 180 + (((FISH[at]?.x ?? 0) + time * 9 - 180) % 420)
      fish.y = (FISH[at]?.y ?? 0) + Math.sin(time * 1.3 + at) * 4
    })
  }

  destroy(): void {}
}
