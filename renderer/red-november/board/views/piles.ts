import { Container, Graphics } from 'pixi.js'
import { textOf } from '../../../stage/type.ts'
import { AMBER, BRASS, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { cellOf, hangAt, isCorner, isPile, markerSpot } from '../layout/track.ts'
import { figureOf, markersAt, type Picture } from '../picture/picture.ts'

/** Around the markers of a pile. */
const AIR = 22
const TAIL = 9
/** No more are possible: three of eight markers each. */
const MOST = 2

/** T1: many markers on one space lie on a plate that points at it and says how many they are. */
export class PilesView implements View {
  readonly #ground = new Graphics()
  readonly #counts = Array.from({ length: MOST }, () => textOf('', 'display', 16, 0x1d1204))
  #drawn = ''

  constructor({ layers }: Workshop) {
    // Drawn in one go with the markers on it.
    this.#ground.context.batchMode = 'batch'
    const root = new Container({ zIndex: -1 })
    root.addChild(this.#ground, ...this.#counts)
    layers.get('markers').addChild(root)
  }

  sync(picture: Picture): void {
    const minutes = [...new Set(picture.stack.map((color) => figureOf(picture, color)?.minute ?? 0))]
    const piles = minutes
      .map((minute) => ({ minute, count: markersAt(picture, minute).length }))
      .filter(({ count }) => isPile(count))
    const key = `${piles.map(({ minute, count }) => `${minute} ${count}`)} ${picture.icons.items}`
    if (key === this.#drawn) return
    this.#drawn = key
    this.#ground.clear()
    this.#counts.forEach((text, at) => {
      const pile = piles[at]
      text.visible = pile !== undefined
      if (!pile) return
      const { x, y } = this.#draw(pile.minute, pile.count, picture.icons.items)
      text.text = String(pile.count)
      text.position.set(x, y)
    })
  }

  /** The plate, its tail and a disc for the number; gives back where the number stands. */
  #draw(minute: number, count: number, items: readonly number[]): { readonly x: number; readonly y: number } {
    const spots = Array.from({ length: count }, (_, place) => markerSpot(minute, place, count, items))
    const left = Math.min(...spots.map(({ x }) => x)) - AIR
    const right = Math.max(...spots.map(({ x }) => x)) + AIR
    const top = Math.min(...spots.map(({ y }) => y)) - AIR
    const bottom = Math.max(...spots.map(({ y }) => y)) + AIR
    const { x, y, side } = cellOf(minute)
    const tip = hangAt(minute, isCorner(minute) ? -10 : 2)
    const root = side === 'top' ? { x, y: top } : { x: side === 'left' ? left : right, y }
    const aside = side === 'top' ? { x: TAIL, y: 0 } : { x: 0, y: TAIL }
    this.#ground
      .poly([tip.x, tip.y, root.x + aside.x, root.y + aside.y, root.x - aside.x, root.y - aside.y])
      .fill(BRASS)
      .stroke({ color: INK, width: 3 })
      .roundRect(left, top, right - left, bottom - top, 12)
      .fill({ color: 0x0a1823, alpha: 0.94 })
      .stroke({ color: BRASS, width: 2.4 })
    const number = { x: right, y: side === 'top' || isCorner(minute) ? bottom : top }
    this.#ground.circle(number.x, number.y, 13).fill(AMBER).stroke({ color: INK, width: 3 })
    return number
  }

  update(): void {}

  destroy(): void {}
}
