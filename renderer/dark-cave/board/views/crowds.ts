import { Container, Graphics } from 'pixi.js'
import { clamp } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { crowdsIn } from '../effects/crowds.ts'
import { AMBER_LIGHT, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'

/** In a picture smaller than so many CSS pixels for a unit, hats alone do not tell how many there are. */
const SMALL = 0.6
const READABLE = 0.82
const BADGE = { radius: 16, number: 23 }

/** How many stand on a space, beside them, where one looks from far away. */
export class CrowdsView implements View {
  readonly #root: Container
  #scale = 1

  constructor({ layers }: Workshop) {
    this.#root = layers.get('signs').addChild(new Container({ visible: false }))
  }

  sync(picture: Picture): void {
    for (const child of this.#root.removeChildren()) child.destroy({ children: true })
    for (const { x, y, count } of crowdsIn(picture)) this.#root.addChild(badge(count)).position.set(x, y)
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

function badge(count: number): Container {
  const root = new Container()
  root.addChild(
    new Graphics().circle(0, 0, BADGE.radius).fill(INK).stroke({ width: 2.5, color: AMBER_LIGHT }),
    textOf(String(count), 'display', BADGE.number, AMBER_LIGHT),
  )
  return root
}
