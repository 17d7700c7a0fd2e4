import { TilingSprite } from 'pixi.js'
import type { TextureId } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL } from '../layout/grid.ts'

/** As far as any window looks. */
const FAR = 14
/** Pixels of the drawing for a unit, at both resolutions. */
const GRAIN = { 1: 0.5, 2: 0.8 } as const

/** What lies in the rock; where a tunnel is dug later, it is gone. */
const FINDS: readonly (readonly [
  find: 'fossil' | 'bone' | 'ore' | 'gem' | 'skull',
  x: number,
  y: number,
  turn: number,
])[] = [
  ['fossil', -3.3, 1.6, 0],
  ['skull', 2.6, 2.1, -0.2],
  ['bone', -1.4, 3.4, 0.35],
  ['ore', 1.2, 2.55, 0],
  ['ore', -2.6, -3.1, 0.35],
  ['gem', -0.55, -3.4, 0.17],
  ['gem', 3.4, -0.55, -0.24],
  ['fossil', 1.45, 1.5, 0.7],
  ['bone', 5.2, 1.3, -0.5],
  ['ore', -5.1, 3.1, 0.5],
  ['skull', -5.4, -2.2, 2.8],
  ['gem', 5.6, -3.2, 0.3],
  ['fossil', 5.9, 3.6, 0.3],
  ['ore', -1.5, -1.45, 0],
  ['gem', -3.45, 3.4, 0.2],
]
const SIZE = 0.62

/** The sawn rock, and what is stuck in it. */
export class RockView implements View {
  constructor({ art, layers }: Workshop) {
    const layer = layers.get('rock')
    const wall = new TilingSprite({
      texture: art.texture('cave-tile-rock'),
      width: 2 * FAR * CELL.width,
      height: 2 * FAR * CELL.height,
    })
    wall.position.set(-FAR * CELL.width, -FAR * CELL.height)
    wall.tileScale.set(1 / GRAIN[art.resolution])
    layer.addChild(wall)
    for (const [find, x, y, turn] of FINDS) {
      const sprite = art.sprite(
        `cave/stage/${find}` satisfies TextureId,
        (x + 0.5) * CELL.width,
        (y + 0.5) * CELL.height,
      )
      sprite.scale.set(SIZE)
      sprite.rotation = turn
      sprite.alpha = 0.85
      layer.addChild(sprite)
    }
  }

  sync(): void {}

  update(): void {}

  destroy(): void {}
}
