import { Container, Graphics } from 'pixi.js'
import { clamp } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { AMBER, BRASS, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { layTrack } from '../layout/lay.ts'
import { DISC, type PilePlate } from '../layout/markers.ts'
import { cellOf, hangAt, isCorner } from '../layout/track.ts'
import { markersAt, type Picture } from '../picture/picture.ts'

const TAIL = 9
/** The tail does not leave a plate at its round corner. */
const EDGE = 20
/** No more are possible: three of eight markers each, and a ghost beside two. */
const MOST = 3

/** T1: many markers on one space lie on a plate that points at it and says how many they are. */
export class PilesView implements View {
  readonly #ground = new Graphics()
  readonly #counts = Array.from({ length: MOST }, () => textOf('', 'display', 16, 0x1d1204))
  #drawn = ''
  #picture: Picture | null = null
  #preview: number | null = null

  constructor({ layers }: Workshop) {
    // Drawn in one go with the markers on it.
    this.#ground.context.batchMode = 'batch'
    const root = new Container({ zIndex: -1 })
    root.addChild(this.#ground, ...this.#counts)
    layers.get('markers').addChild(root)
  }

  /** Where the ghost would land: it lies among the others, and is not counted. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    if (this.#picture) this.sync(this.#picture)
  }

  sync(picture: Picture): void {
    this.#picture = picture
    const piles = layTrack(picture, this.#preview).hung.flatMap(({ minute, plate }) =>
      plate ? [{ minute, plate, count: markersAt(picture, minute).length }] : [],
    )
    const key = JSON.stringify(piles)
    if (key === this.#drawn) return
    this.#drawn = key
    this.#ground.clear()
    this.#counts.forEach((text, at) => {
      const pile = piles[at]
      text.visible = pile !== undefined
      if (!pile) return
      this.#draw(pile.minute, pile.plate)
      text.text = String(pile.count)
      text.position.copyFrom(pile.plate.disc)
    })
  }

  /** The plate, its tail and a disc for the number. */
  #draw(minute: number, { box, disc }: PilePlate): void {
    const { x, y, side } = cellOf(minute)
    const tip = hangAt(minute, isCorner(minute) ? -10 : 2)
    const inBox = {
      x: clamp(x, box.x + EDGE, box.x + box.width - EDGE),
      y: clamp(y, box.y + EDGE, box.y + box.height - EDGE),
    }
    const root =
      side === 'top' ? { x: inBox.x, y: box.y } : { x: side === 'left' ? box.x : box.x + box.width, y: inBox.y }
    const aside = side === 'top' ? { x: TAIL, y: 0 } : { x: 0, y: TAIL }
    this.#ground
      .poly([tip.x, tip.y, root.x + aside.x, root.y + aside.y, root.x - aside.x, root.y - aside.y])
      .fill(BRASS)
      .stroke({ color: INK, width: 3 })
      .roundRect(box.x, box.y, box.width, box.height, 12)
      .fill({ color: 0x0a1823, alpha: 0.94 })
      .stroke({ color: BRASS, width: 2.4 })
    this.#ground.circle(disc.x, disc.y, DISC).fill(AMBER).stroke({ color: INK, width: 3 })
  }

  update(): void {}

  destroy(): void {}
}
