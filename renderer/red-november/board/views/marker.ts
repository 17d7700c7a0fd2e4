import { Container, type Sprite } from 'pixi.js'
import type { Color } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { glide } from '../../../stage/views.ts'
import type { View, Workshop } from '../kit/view.ts'
import { alongTrack, fanOut, isPile, markerSpot } from '../layout/markers.ts'
import { cellOf, isCorner, type Side } from '../layout/track.ts'
import { figureOf, ghostOf, markersAt, type Picture } from '../picture/picture.ts'

const HOP = 90
/** The pointer's turn and place, by the side of the rail that the marker hangs on. */
export const POINTERS: Readonly<Record<Side, Point & { readonly rotation: number }>> = {
  top: { rotation: 0, x: 0, y: -34 },
  left: { rotation: -Math.PI / 2, x: -31, y: 0 },
  right: { rotation: Math.PI / 2, x: 31, y: 0 },
}
const ACTIVE_SCALE = 1.16

/** T1: a time keeper on the track. It hops from space to space. */
export class MarkerView implements View {
  readonly color: Color
  readonly #workshop: Workshop
  readonly #root = new Container()
  readonly #pointer: Sprite
  readonly #glow: Sprite
  #goal = { x: 0, y: 0, scale: 1 }
  #hopping = false
  #items: readonly number[] = []
  #picture: Picture | null = null
  #preview: number | null = null

  constructor(workshop: Workshop, color: Color) {
    const { art, layers, palette } = workshop
    this.color = color
    this.#workshop = workshop
    this.#glow = art.sprite('fx/glow')
    this.#glow.tint = palette.alarm
    this.#glow.blendMode = 'add'
    this.#pointer = art.sprite('track/pointer')
    this.#pointer.tint = palette.gnomes[color]
    this.#root.addChild(this.#glow, this.#pointer, art.sprite(`track/marker-${color}`))
    layers.get('markers').addChild(this.#root)
  }

  /** Where the ghost would land: markers that lie there make room for it. */
  preview(ghost: number | null): void {
    this.#preview = ghost
    if (this.#picture && !this.#hopping) this.sync(this.#picture, false)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#picture = picture
    const figure = figureOf(picture, this.color)
    const onTrack = figure !== undefined && picture.stack.includes(this.color)
    this.#root.visible = onTrack
    if (!onTrack) return
    const isActive = picture.clock?.active === this.color
    const pile = markersAt(picture, figure.minute)
    const place = pile.indexOf(this.color)
    const count = pile.length + (ghostOf(picture, this.#preview) === figure.minute ? 1 : 0)
    const spot = markerSpot(figure.minute, place, count, picture.icons.items)
    this.#goal = { ...spot, scale: spot.scale * (isActive ? ACTIVE_SCALE : 1) }
    // The one on top of the pile is in front.
    this.#root.zIndex = isActive ? 99 : 50 - place
    this.#glow.visible = isActive
    this.#items = picture.icons.items
    this.#point(figure.minute, place, count)
    this.#hopping = false
    if (snap) this.#settle()
  }

  #settle(): void {
    this.#root.position.set(this.#goal.x, this.#goal.y)
    this.#root.scale.set(this.#goal.scale)
  }

  /** Of a pile only the marker on top points, and at the space itself: the others would point at its neighbours. */
  #point(minute: number, place = 0, count = 1): void {
    const { side } = cellOf(minute)
    const { rotation, x, y } = POINTERS[side]
    // Two markers side by side point straight at their space.
    const aside = count === 2 ? fanOut(place, count).along : 0
    const back = (aside - alongTrack(minute, place, count)) / fanOut(place, count).scale
    this.#pointer.visible =
      !isPile(count) && (count <= 2 || place === 0) && !this.#items.includes(minute) && !isCorner(minute)
    this.#pointer.rotation = rotation
    this.#pointer.position.set(
      side === 'top' ? x + back : x,
      side === 'left' ? y - back : side === 'right' ? y + back : y,
    )
  }

  /** U1: minute by minute. */
  async hop(from: number, to: number): Promise<void> {
    this.#hopping = true
    for (let minute = from - 1; minute >= to; minute--) {
      const start = { x: this.#root.x, y: this.#root.y }
      const goal = markerSpot(minute, 0, 1, this.#items)
      this.#point(minute)
      await this.#workshop.motion.run(HOP, (t) => {
        const leap = Math.sin(t * Math.PI) * 8
        this.#root.position.set(start.x + (goal.x - start.x) * t, start.y + (goal.y - start.y) * t + leap)
      })
    }
  }

  get at(): { readonly x: number; readonly y: number } {
    return this.#root.position
  }

  update(elapsed: number, time: number): void {
    this.#glow.alpha = 0.45 + 0.12 * Math.sin(time * 2.4)
    if (this.#hopping) return
    this.#root.x = glide(this.#root.x, this.#goal.x, elapsed)
    this.#root.y = glide(this.#root.y, this.#goal.y, elapsed)
    this.#root.scale.set(glide(this.#root.scale.x, this.#goal.scale, elapsed))
  }

  destroy(): void {}
}
