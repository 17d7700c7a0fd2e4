import { Container, Graphics, type Sprite } from 'pixi.js'
import { TOKEN_IDS } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { glide } from '../../../stage/views.ts'
import { AMBER, AMBER_LIGHT, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { cellOf, hangAt, isCorner, markerSpot, TOKEN_SIZE, tokenSpots } from '../layout/track.ts'
import { activeFigure, markersAt, type Picture } from '../picture/picture.ts'
import { POINTERS } from './marker.ts'

/** Just inside the markers, and a little deeper in the middle of a long way. */
const WAY_DEPTH = 66
const SAG = 16
const LONG = 8
const PILL = { width: 100, height: 30 }

/** Where the middle of a pill must not be: it would touch a plaque. */
const BOTH = { width: PILL.width + TOKEN_SIZE.width, height: PILL.height + TOKEN_SIZE.height }
const AIR = 4

const isOn = (middle: Point, { width, height }: typeof PILL, { x, y }: Point): boolean =>
  Math.abs(x - middle.x) < width / 2 + AIR && Math.abs(y - middle.y) < height / 2 + AIR

const placedTokens = ({ tokens }: Picture): readonly number[] =>
  TOKEN_IDS.flatMap((token) => {
    const minute = tokens[token]
    return minute === undefined ? [] : [minute]
  })

/** How deep inside the picture the arc runs at a minute of its way. */
const depthAt = (minute: number, from: number, to: number): number =>
  WAY_DEPTH + SAG * Math.min(1, (from - to) / LONG) * Math.sin(((from - minute) / Math.max(1, from - to)) * Math.PI)

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
    const plaques = tokenSpots(placedTokens(picture), (at) => markersAt(picture, at).length)
    this.#price(active.minute, ghost, plaques)
    this.#draw(active.minute, ghost, plaques)
    if (snap) this.#root.position.set(this.#goal.x, this.#goal.y)
  }

  /** A dotted arc from marker to ghost, just inside the track; what it costs lies on its middle, the dots make room. */
  #draw(from: number, to: number, plaques: readonly Point[]): void {
    this.#way.clear()
    const price = this.#cost.position
    for (let minute = from; minute > to; minute--) {
      const a = hangAt(minute, depthAt(minute, from, to))
      const b = hangAt(minute - 1, depthAt(minute - 1, from, to))
      for (const part of [0.25, 0.75]) {
        const x = a.x + (b.x - a.x) * part
        const y = a.y + (b.y - a.y) * part
        if (isOn(price, PILL, { x, y }) || plaques.some((plaque) => isOn(plaque, TOKEN_SIZE, { x, y }))) continue
        this.#way.circle(x, y, 4.2).fill({ color: 0x08121c, alpha: 0.85 }).circle(x, y, 2.7).fill(AMBER_LIGHT)
      }
    }
  }

  /** On its arc, as near to the middle as no token's name hangs; beside it where names hang all along. */
  #price(from: number, to: number, plaques: readonly Point[]): void {
    const middle = Math.round((from + to) / 2)
    const spotAt = (minute: number, aside = 0): Point => {
      // On the sides the pill is broad: its end touches the arc.
      const reach = cellOf(minute).side === 'top' ? 0 : PILL.width / 2 - 6
      return hangAt(minute, depthAt(minute, from, to) + reach + aside)
    }
    const isFree = (spot: Point): boolean => plaques.every((plaque) => !isOn(plaque, BOTH, spot))
    const onArc = Array.from({ length: from - to + 1 }, (_, at) => to + at)
      .toSorted((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
      .map((minute) => spotAt(minute))
      .find(isFree)
    this.#cost.position.copyFrom(onArc ?? spotAt(middle, cellOf(middle).side === 'top' ? 56 : 170))
  }

  update(elapsed: number): void {
    this.#root.x = glide(this.#root.x, this.#goal.x, elapsed)
    this.#root.y = glide(this.#root.y, this.#goal.y, elapsed)
  }

  destroy(): void {}
}
