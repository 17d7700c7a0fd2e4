import { Container, Graphics, type Sprite } from 'pixi.js'
import { COLORS, type Color } from '../../../../engine/red-november/index.ts'
import { textOf } from '../../../stage/type.ts'
import { AMBER, BRASS, FIRE_LIGHT, FOAM, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { CELL, framedOf, type Plate, plateIn } from '../layout/crowd.ts'
import type { Picture } from '../picture/picture.ts'

const BADGE = 0.44
const PIPE = { width: 7, rim: 4 }
const GROUND = 0x0d1d29
const LIGHT = 0x3a6477

/** A small room that is full: a plate beside it with a portrait for everybody, and a pipe into the room. */
export class PlateView implements View {
  readonly #workshop: Workshop
  readonly #root = new Container({ visible: false, zIndex: -1 })
  readonly #badgeRoot = new Container({ visible: false, zIndex: 5000 })
  readonly #ground = new Graphics()
  readonly #count = textOf('', 'display', 22, 0x1d1204)
  readonly #badges: Readonly<Record<Color, Sprite>>

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#root.addChild(this.#ground, this.#count)
    this.#badges = Object.fromEntries(
      COLORS.map((color) => [color, this.#badgeRoot.addChild(art.sprite(`track/badge-${color}`))]),
    ) as Record<Color, Sprite>
    for (const badge of Object.values(this.#badges)) badge.scale.set(BADGE)
    layers.get('crowd').addChild(this.#root, this.#badgeRoot)
  }

  sync(picture: Picture): void {
    const plate = plateIn(picture)
    this.#root.visible = plate !== null
    this.#badgeRoot.visible = plate !== null
    if (plate) this.#draw(picture, plate)
  }

  #draw(picture: Picture, { box, cells, pipe, room }: Plate): void {
    const { palette } = this.#workshop
    const state = picture.rooms[room]
    const rim = state === 'burning' ? FIRE_LIGHT : state === 'dry' ? BRASS : FOAM
    const tip = pipe[pipe.length - 1] ?? pipe[0]
    const way = pipe.flatMap(({ x, y }) => [x, y])
    const ground = this.#ground.clear()
    ground
      .poly(way, false)
      .stroke({ color: INK, width: PIPE.width + 2 * PIPE.rim, join: 'round' })
      .roundRect(box.x, box.y, box.width, box.height, 14)
      .fill(INK)
      .stroke({ color: INK, width: 8 })
    ground
      .poly(way, false)
      .stroke({ color: rim, width: PIPE.width, join: 'round' })
      .roundRect(box.x + 1, box.y + 1, box.width - 2, box.height - 2, 13)
      .fill(GROUND)
      .stroke({ color: rim, width: 3 })
    const framed = framedOf(picture, room)
    for (const badge of Object.values(this.#badges)) badge.visible = false
    framed.forEach(({ color }, at) => {
      const cell = cells[at]
      if (!cell) return
      const own = palette.gnomes[color]
      ground
        .roundRect(cell.x - CELL.width / 2 + 2, cell.y - CELL.height + 6, CELL.width - 4, CELL.height - 4, 8)
        .fill(LIGHT)
        .roundRect(cell.x - CELL.width / 2 + 2, cell.y - 4, CELL.width - 4, 6, 3)
        .fill(own)
      const badge = this.#badges[color]
      badge.visible = true
      badge.position.set(cell.x + CELL.width / 2 - 10, cell.y - CELL.height + 15)
    })
    ground.circle(tip.x, tip.y, 17).fill(AMBER).stroke({ color: INK, width: 4 })
    this.#count.text = String(framed.length)
    this.#count.position.set(tip.x, tip.y)
  }

  update(): void {}

  destroy(): void {}
}
