import type { Sprite } from 'pixi.js'
import type { GnomeId } from '../../../../engine/dark-cave/index.ts'
import { clamp, type Point } from '../../../stage/geometry.ts'
import { arrowAt } from '../effects/arrow.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { Picture } from '../picture/picture.ts'
import type { Feet } from './own.ts'

/** So many CSS pixels for a unit, and the arrow is as large as it is drawn. */
const READABLE = 0.72

/** Between a hat and the tip. */
const OVER_HAT = 20

/** A gnome that is there. */
export interface Pointed {
  readonly gnome: GnomeId
  readonly head: Point
  readonly feet: Feet
}

/** The arrow over whose turn it is. */
export class SignsView implements View {
  readonly #arrow: Sprite
  readonly #there: () => readonly Pointed[]
  #active: GnomeId | null = null

  constructor({ art, layers }: Workshop, there: () => readonly Pointed[]) {
    this.#there = there
    this.#arrow = layers.get('signs').addChild(art.sprite('cave/fx/arrow'))
  }

  sync({ active }: Picture): void {
    this.#active = active
  }

  /** Somebody's turn begins: the arrow is there before anything is said of it. */
  point(gnome: GnomeId): void {
    this.#active = gnome
  }

  /** An arrow stays an arrow in a small picture. */
  fit(scale: number): void {
    this.#arrow.scale.set(clamp(READABLE / scale, 1.15, 1.9))
  }

  update(_elapsed: number, time: number): void {
    const there = this.#there()
    const up = there.find(({ gnome }) => gnome === this.#active)
    this.#arrow.visible = up !== undefined
    if (!up) return
    const others = there.filter((other) => other !== up).map(({ feet }) => feet)
    const head = { x: up.head.x, y: up.head.y - OVER_HAT }
    const { x, y, rotation } = arrowAt({ head, feet: up.feet }, others, this.#arrow.scale.x)
    const swing = Math.sin(time * 3.2) * 5
    this.#arrow.rotation = rotation
    this.#arrow.position.set(rotation === 0 ? x : x + swing, rotation === 0 ? y + swing : y)
  }

  destroy(): void {}
}
