import { Container, Graphics } from 'pixi.js'
import { isCellId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { OVER_FLOOR } from '../effects/numbers.ts'
import { AMBER_LIGHT, INK, REFUSED } from '../kit/colors.ts'
import type { ProposedWay } from '../kit/targets.ts'
import type { View, Workshop } from '../kit/view.ts'
import { footOf, wayBetween, wayToGate } from '../layout/feet.ts'
import type { Picture } from '../picture/picture.ts'

/** As high over the floor as the numbers of what is lit. */
const WAIST = OVER_FLOOR
const STRIDE = 17
const NODE = 11

/** The way somebody would go: dots along it, a larger one on every space. Numbers and prices stand on what is lit. */
export class WayView implements View {
  readonly #root: Container
  #picture: Picture | null = null
  #way: ProposedWay | null = null
  #hint: ProposedWay | null = null

  constructor({ layers }: Workshop) {
    this.#root = layers.get('route').addChild(new Container())
  }

  sync(picture: Picture): void {
    this.#picture = picture
    this.#draw()
  }

  propose(way: ProposedWay | null): void {
    this.#way = way
    this.#draw()
  }

  /** The way to what is pointed at, before it is picked. */
  hint(way: ProposedWay | null): void {
    if (way === this.#hint) return
    this.#hint = way
    this.#draw()
  }

  #draw(): void {
    for (const child of this.#root.removeChildren()) child.destroy({ children: true })
    const [way, picture] = [this.#hint ?? this.#way, this.#picture]
    if (!way || !picture || way.steps.length === 0) return
    const dots = this.#root.addChild(new Graphics())
    const color = way.danger ? REFUSED : AMBER_LIGHT
    let from = way.from
    let end: Point = footOf(picture, from)
    const marks: Point[] = []
    for (const step of way.steps) {
      const corners = isCellId(step) ? wayToGate(picture, from, step) : wayBetween(picture, from, step)
      const to = isCellId(step) ? (corners?.at(-1) ?? end) : footOf(picture, step)
      // A ladder is no way to be drawn: the next number tells.
      if (corners) walk(dots, corners, color)
      marks.push(to)
      end = to
      if (!isCellId(step)) from = step
    }
    for (const { x, y } of marks)
      dots
        .circle(x, y - WAIST, NODE)
        .fill(INK)
        .circle(x, y - WAIST, NODE - 3)
        .fill(color)
  }

  update(): void {}

  destroy(): void {}
}

function walk(dots: Graphics, corners: readonly Point[], color: number): void {
  for (const [at, from] of corners.entries()) {
    const to = corners[at + 1]
    if (!to) return
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE))
    for (let step = 1; step <= steps; step++) {
      const x = from.x + ((to.x - from.x) * step) / steps
      const y = from.y + ((to.y - from.y) * step) / steps - WAIST
      dots.circle(x, y, 7.4).fill({ color: INK, alpha: 0.85 }).circle(x, y, 5).fill(color)
    }
  }
}
