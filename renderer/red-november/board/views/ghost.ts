import { Container, Graphics, type Sprite } from 'pixi.js'
import { textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import { AMBER, AMBER_LIGHT, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { cellOf, hangAt, isCorner, markerSpot } from '../layout/track.ts'
import { activeFigure, markersAt, type Picture } from '../picture/picture.ts'
import { POINTERS } from './marker.ts'

/** Just inside the markers. */
const WAY_DEPTH = 66

/** Where the active time keeper will go, with the way there. */
export class GhostView implements View {
  readonly #workshop: Workshop
  readonly #root = new Container()
  readonly #pointer: Sprite
  readonly #way = new Graphics()
  readonly #cost = new Container()
  readonly #costText = textOf('', 'display', 19, 0x1d1204)
  #goal = { x: 0, y: 0 }
  #picture: Picture | null = null
  #preview: number | null = null

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#pointer = art.sprite('track/pointer')
    this.#pointer.tint = 0xf6f1e4
    this.#root.addChild(this.#pointer, art.sprite('track/marker-ghost'))
    this.#cost.addChild(new Graphics().roundRect(-50, -15, 100, 30, 15).fill(AMBER).stroke({ color: INK, width: 2.5 }))
    this.#cost.addChild(this.#costText)
    layers.get('markers').addChild(this.#way, this.#root, this.#cost)
    this.#root.zIndex = 40
    this.#way.zIndex = 30
    this.#cost.zIndex = 100
  }

  /** Where it would land; null shows what is already spent. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    if (this.#picture) this.sync(this.#picture, false)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#picture = picture
    const active = activeFigure(picture)
    const ghost = this.#preview ?? picture.clock?.ghost ?? null
    const ahead = active !== undefined && ghost !== null && ghost < active.minute
    const wasAway = !this.#root.visible
    for (const part of [this.#root, this.#way, this.#cost]) part.visible = ahead
    if (!ahead) return
    // It steps out of the marker it belongs to.
    if (wasAway) this.#root.position.copyFrom(markerSpot(active.minute, 0, 1, picture.icons.items))
    const others = markersAt(picture, ghost).length
    this.#goal = markerSpot(ghost, others, others + 1, picture.icons.items)
    const pointer = POINTERS[cellOf(ghost).side]
    this.#pointer.rotation = pointer.rotation
    this.#pointer.position.copyFrom(pointer)
    this.#pointer.visible = !picture.icons.items.includes(ghost) && !isCorner(ghost)
    this.#costText.text = this.#workshop.words.minutes(active.minute - ghost)
    this.#draw(active.minute, ghost)
    this.#price(Math.round((active.minute + ghost) / 2), Object.values(picture.tokens))
    if (snap) this.#root.position.set(this.#goal.x, this.#goal.y)
  }

  /** A dotted way just inside the markers, from space to space. */
  #draw(from: number, to: number): void {
    this.#way.clear()
    for (let minute = from; minute > to; minute--) {
      const a = hangAt(minute, WAY_DEPTH)
      const b = hangAt(minute - 1, WAY_DEPTH)
      for (const part of [0.25, 0.75]) {
        const x = a.x + (b.x - a.x) * part
        const y = a.y + (b.y - a.y) * part
        this.#way.circle(x, y, 3.6).fill({ color: 0x08121c, alpha: 0.8 }).circle(x, y, 2.3).fill(AMBER_LIGHT)
      }
    }
  }

  /** What it costs hangs beside the middle of the way, and never in front of a token's name. */
  #price(minute: number, tokens: readonly number[]): void {
    const { side } = cellOf(minute)
    const hidden = tokens.some((token) => Math.abs(token - minute) <= (side === 'top' ? 3 : 1))
    const depth = side === 'top' ? WAY_DEPTH + 8 + (hidden ? 56 : 0) : WAY_DEPTH + 34 + (hidden ? 170 : 0)
    this.#cost.position.copyFrom(hangAt(minute, depth))
  }

  update(elapsed: number): void {
    this.#root.x = glide(this.#root.x, this.#goal.x, elapsed)
    this.#root.y = glide(this.#root.y, this.#goal.y, elapsed)
  }

  destroy(): void {}
}
