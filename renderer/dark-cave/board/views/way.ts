import { Container, Graphics } from 'pixi.js'
import { type CellId, isCellId, type SpaceId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { AMBER, AMBER_LIGHT, INK, REFUSED } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { footOf, wayBetween, wayToGate } from '../layout/feet.ts'
import type { Picture } from '../picture/picture.ts'
import { OVER_FLOOR } from './marks.ts'

/** A way that is proposed: from where, onto which spaces (the last may be a face-down goal), and what it costs. */
export interface ProposedWay {
  readonly from: SpaceId
  readonly steps: readonly (SpaceId | CellId)[]
  readonly cards: number
  readonly gold: number
  /** A creature waits at its end. */
  readonly danger: boolean
}

/** As high over the floor as the numbers of what is lit. */
const WAIST = OVER_FLOOR
const STRIDE = 17
const BADGE = 24
const PRICE_HEIGHT = 54

/** The way somebody would go: dots along it, a number on every space, and its price at the end. */
export class WayView implements View {
  readonly #workshop: Workshop
  readonly #root: Container
  #picture: Picture | null = null
  #way: ProposedWay | null = null
  #scale = 1

  constructor(workshop: Workshop) {
    this.#workshop = workshop
    this.#root = workshop.layers.get('route').addChild(new Container())
  }

  sync(picture: Picture): void {
    this.#picture = picture
    this.#draw()
  }

  propose(way: ProposedWay | null): void {
    this.#way = way
    this.#draw()
  }

  /** Numbers stay readable in a picture that is small. */
  fit(scale: number): void {
    const next = Math.min(1.5, Math.max(0.8, 0.6 / scale))
    if (next === this.#scale) return
    this.#scale = next
    this.#draw()
  }

  #draw(): void {
    for (const child of this.#root.removeChildren()) child.destroy({ children: true })
    const [way, picture] = [this.#way, this.#picture]
    if (!way || !picture || way.steps.length === 0) return
    const dots = this.#root.addChild(new Graphics())
    let from = way.from
    let end: Point = footOf(picture, from)
    const marks: Point[] = []
    for (const step of way.steps) {
      const corners = isCellId(step) ? wayToGate(picture, from, step) : wayBetween(picture, from, step)
      const to = isCellId(step) ? (corners?.at(-1) ?? end) : footOf(picture, step)
      // A ladder is no way to be drawn: the next number tells.
      if (corners) walk(dots, corners)
      marks.push(to)
      end = to
      if (!isCellId(step)) from = step
    }
    for (const [at, mark] of marks.entries()) this.#mark(mark, at + 1, at === marks.length - 1 && way.danger)
    this.#price(end, way)
  }

  #mark({ x, y }: Point, number: number, danger: boolean): void {
    const badge = this.#root.addChild(new Container({ x, y: y - WAIST, scale: this.#scale }))
    badge.addChild(
      new Graphics()
        .circle(0, 0, BADGE)
        .fill(danger ? REFUSED : AMBER)
        .stroke({ color: INK, width: 3 }),
    )
    badge.addChild(textOf(String(number), 'display', 29, danger ? 0xffffff : 0x2a1602))
  }

  /** Cards that bridges take, gold that tunnels take: as pictures, so that it needs no words. */
  #price({ x, y }: Point, { cards, gold }: ProposedWay): void {
    const items = [
      ...(cards > 0 ? [{ texture: 'cave/fx/card', size: 0.62, count: cards } as const] : []),
      ...(gold > 0 ? [{ texture: 'cave/stage/nugget', size: 0.7, count: gold } as const] : []),
    ]
    if (items.length === 0) return
    const wide = items.length * 58 + 10
    const sign = this.#root.addChild(
      new Container({ x, y: y - WAIST - PRICE_HEIGHT * this.#scale, scale: this.#scale }),
    )
    sign.addChild(
      new Graphics()
        .roundRect(-wide / 2, -18, wide, 36, 18)
        .fill(INK)
        .stroke({ color: AMBER, width: 3 }),
    )
    items.forEach(({ texture, size, count }, at) => {
      const left = -wide / 2 + 5 + at * 58
      const icon = sign.addChild(this.#workshop.art.sprite(texture, left + 38, 0))
      icon.scale.set(size)
      const line = sign.addChild(textOf(`−${count}`, 'display', 18, AMBER_LIGHT))
      line.position.set(left + 16, 0)
    })
  }

  update(): void {}

  destroy(): void {}
}

function walk(dots: Graphics, corners: readonly Point[]): void {
  for (const [at, from] of corners.entries()) {
    const to = corners[at + 1]
    if (!to) return
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE))
    for (let step = 1; step <= steps; step++) {
      const x = from.x + ((to.x - from.x) * step) / steps
      const y = from.y + ((to.y - from.y) * step) / steps - WAIST
      dots.circle(x, y, 7.4).fill({ color: INK, alpha: 0.85 }).circle(x, y, 5).fill(AMBER_LIGHT)
    }
  }
}
