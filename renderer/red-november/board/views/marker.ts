import { Container, type Sprite } from 'pixi.js'
import type { Color } from '../../../../engine/red-november/index.ts'
import { glide } from '../../../stage/views.ts'
import type { View, Workshop } from '../kit/view.ts'
import { keeperIn, layTrack } from '../layout/lay.ts'
import { ACTIVE_SCALE, aloneAt, type Group, pointerOf, type Spot } from '../layout/markers.ts'
import type { Picture } from '../picture/picture.ts'

const HOP = 90
/** Puts a marker's pointer where it points at its space. */
export function point(sprite: Sprite, group: Group, spot: Spot, items: readonly number[]): void {
  const pointer = pointerOf(group, spot, items)
  sprite.visible = pointer !== null
  if (!pointer) return
  sprite.position.set(pointer.x, pointer.y)
  sprite.rotation = pointer.rotation
  sprite.skew.x = pointer.lean
  sprite.scale.y = pointer.length
}

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
    const own = picture.stack.includes(this.color)
      ? keeperIn(layTrack(picture, this.#preview), picture, this.color)
      : null
    this.#root.visible = own !== null
    if (!own) return
    const { group, place, spot } = own
    const isActive = picture.clock?.active === this.color
    this.#goal = { ...spot, scale: spot.scale * (isActive ? ACTIVE_SCALE : 1) }
    // The one on top of the pile is in front.
    this.#root.zIndex = isActive ? 99 : 50 - place
    this.#glow.visible = isActive
    this.#items = picture.icons.items
    point(this.#pointer, group, spot, this.#items)
    this.#hopping = false
    if (snap) this.#settle()
  }

  #settle(): void {
    this.#root.position.set(this.#goal.x, this.#goal.y)
    this.#root.scale.set(this.#goal.scale)
  }

  /** U1: minute by minute. */
  async hop(from: number, to: number): Promise<void> {
    this.#hopping = true
    for (let minute = from - 1; minute >= to; minute--) {
      const start = { x: this.#root.x, y: this.#root.y }
      const goal = aloneAt(minute, this.#items)
      point(this.#pointer, { minute, count: 1 }, goal, this.#items)
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
