import type { Sprite } from 'pixi.js'
import type { View, Workshop } from '../kit/view.ts'
import { PICTURE_HEIGHT } from '../layout/track.ts'

const MOTES = 54
const WEEDS = [
  ['stage/weed-1', 150],
  ['stage/weed-2', 166],
  ['stage/weed-2', 214],
] as const

/** What drifts and sways in front of the boat: motes, rocks and weed. */
export class DriftView implements View {
  readonly #motes: { readonly sprite: Sprite; readonly pace: number }[] = []
  readonly #weeds: readonly Sprite[]

  constructor({ art, layers }: Workshop) {
    const layer = layers.get('foreground')
    for (let at = 0; at < MOTES; at++) {
      const mote = art.sprite('fx/mote', 50 + ((at * 613) % 1500), 60 + ((at * 367) % 660))
      mote.scale.set(0.4 + ((at * 7) % 10) / 12)
      mote.alpha = 0.12 + ((at * 3) % 10) / 34
      this.#motes.push({ sprite: layer.addChild(mote), pace: 3 + (at % 5) * 2 })
    }
    layer.addChild(art.sprite('stage/rocks'))
    this.#weeds = WEEDS.map(([id, x]) => layer.addChild(art.sprite(id, x, PICTURE_HEIGHT)))
  }

  sync(): void {}

  update(elapsed: number, time: number): void {
    if (time === 0) return
    for (const { sprite, pace } of this.#motes) {
      sprite.y -= pace * elapsed
      sprite.x += Math.sin(time * 0.4 + pace) * elapsed * 3
      if (sprite.y < 56) sprite.y = PICTURE_HEIGHT - 8
    }
    this.#weeds.forEach((weed, at) => {
      weed.skew.x = Math.sin(time * 0.8 + at * 1.4) * 0.12
    })
  }

  destroy(): void {}
}
