import { Container, Graphics } from 'pixi.js'
import { clamp } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { crowdsIn, planksIn } from '../effects/crowds.ts'
import { BONE, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

/** In a picture smaller than so many CSS pixels for a unit, hats alone do not tell how many there are. */
const SMALL = 0.34
const READABLE = 0.82
/** A plate with a hat on it: whatever is round and lit counts steps. */
const PLATE = { wide: 50, high: 28, corner: 6, number: 22 }
const HAT = { x: 14, half: 8, top: -10, brim: 8 }

/** As the planks of the shafts are drawn. */
const PLANK = { thick: 9, color: 0xa36a35, light: 0xd49a58 }

/** A plank under those who would not fit into a shaft; and how many stand on a space, where one looks from far away. */
export class CrowdsView implements View {
  readonly #root: Container
  readonly #planks: Graphics
  #scale = 1

  constructor({ layers }: Workshop) {
    this.#root = layers.get('signs').addChild(new Container({ visible: false }))
    this.#planks = layers.get('tokens').addChild(new Graphics())
  }

  sync(picture: Picture): void {
    for (const child of this.#root.removeChildren()) child.destroy({ children: true })
    for (const { x, y, count } of crowdsIn(picture)) this.#root.addChild(badge(count)).position.set(x, y)
    this.#planks.clear()
    for (const { x, y, reach } of planksIn(picture))
      this.#planks
        .roundRect(x - reach, y - 2, 2 * reach, PLANK.thick, 3)
        .fill(PLANK.color)
        .stroke({ color: INK, width: 3 })
        .rect(x - reach + 3, y - 1, 2 * reach - 6, 2.5)
        .fill(PLANK.light)
    this.fit(this.#scale)
  }

  /** A number keeps its size in a small picture. */
  fit(scale: number): void {
    this.#scale = scale
    this.#root.visible = scale < SMALL
    for (const child of this.#root.children) child.scale.set(clamp(READABLE / scale, 1, 2.4))
  }

  update(): void {}

  destroy(): void {}
}

/** It grows away from whom it counts. */
function badge(count: number): Container {
  const root = new Container()
  const { wide, high, corner, number } = PLATE
  const plate = new Graphics()
    .roundRect(0, -high / 2, wide, high, corner)
    .fill(INK)
    .stroke({ width: 2, color: BONE })
    .poly([HAT.x - HAT.half, HAT.brim, HAT.x + 1, HAT.top, HAT.x + HAT.half, HAT.brim])
    .fill(BONE)
  const told = textOf(String(count), 'display', number, BONE)
  told.x = (3 * wide) / 4 - 2
  root.addChild(plate, told)
  return root
}
