import { Container, Graphics, type Sprite } from 'pixi.js'
import { type Box, centred, overlaps, type Point } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import { AMBER, AMBER_LIGHT, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { dotsOf, PILL } from '../layout/ghost-way.ts'
import { layTrack } from '../layout/lay.ts'
import { aloneAt } from '../layout/markers.ts'
import { activeFigure, markersAt, type Picture } from '../picture/picture.ts'
import { point } from './marker.ts'

const DOT = 4.2

/** Where the active time keeper will go, with the way there. */
export class GhostView implements View {
  readonly #workshop: Workshop
  readonly #root = new Container()
  readonly #pointer: Sprite
  readonly #way = new Graphics()
  readonly #cost = new Container()
  readonly #costText = textOf('', 'display', 19, 0x1d1204)
  #goal: Point = { x: 0, y: 0 }
  #picture: Picture | null = null
  #preview: number | null = null

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#pointer = art.sprite('track/pointer')
    this.#pointer.tint = 0xf6f1e4
    this.#root.addChild(this.#pointer, art.sprite('track/marker-ghost'))
    this.#cost.addChild(
      new Graphics()
        .roundRect(-PILL.width / 2, -PILL.height / 2, PILL.width, PILL.height, 15)
        .fill(AMBER)
        .stroke({ color: INK, width: 2.5 }),
    )
    this.#cost.addChild(this.#costText)
    layers.get('markers').addChild(this.#way, this.#root, this.#cost)
    // Nothing lies over where one will be, nor over what it costs.
    this.#way.zIndex = 100
    this.#root.zIndex = 101
    this.#cost.zIndex = 102
  }

  /** Where it would land; null shows what is already spent. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    if (this.#picture) this.sync(this.#picture, false)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#picture = picture
    const active = activeFigure(picture)
    const { ghost, taken } = layTrack(picture, this.#preview)
    const wasAway = !this.#root.visible
    for (const part of [this.#root, this.#way, this.#cost]) part.visible = ghost !== null
    if (ghost === null || !active) return
    // It steps out of the marker it belongs to.
    if (wasAway) this.#root.position.copyFrom(aloneAt(active.minute, picture.icons.items))
    const { minute, spot, price } = ghost
    this.#goal = spot
    this.#root.scale.set(spot.scale)
    const count = markersAt(picture, minute).length + 1
    point(this.#pointer, { minute, count }, spot, picture.icons.items)
    this.#costText.text = this.#workshop.words.minutes(active.minute - minute)
    this.#cost.position.copyFrom(price)
    this.#draw(dotsOf(active.minute, minute), taken)
    if (snap) this.#root.position.set(this.#goal.x, this.#goal.y)
  }

  /** A dotted arc from marker to ghost, just inside the track; the dots make room for what hangs there. */
  #draw(dots: readonly Point[], taken: readonly Box[]): void {
    this.#way.clear()
    for (const dot of dots) {
      const around = centred(dot, { width: DOT * 2, height: DOT * 2 })
      if (taken.some((box) => overlaps(box, around))) continue
      this.#way
        .circle(dot.x, dot.y, DOT)
        .fill({ color: 0x08121c, alpha: 0.85 })
        .circle(dot.x, dot.y, 2.7)
        .fill(AMBER_LIGHT)
    }
  }

  update(elapsed: number): void {
    this.#root.x = glide(this.#root.x, this.#goal.x, elapsed)
    this.#root.y = glide(this.#root.y, this.#goal.y, elapsed)
  }

  destroy(): void {}
}
