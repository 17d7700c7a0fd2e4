import { Container, Graphics } from 'pixi.js'
import type { PathStep, Place } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { textOf } from '../../../stage/type.ts'
import { AMBER, AMBER_LIGHT, INK } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { standAt } from '../layout/standing.ts'

const WAIST = 44
const STRIDE = 15
/** Over the floor, below the faces of whoever stands there and below the room's name. */
const AT_THE_FEET = 32
const WATER = 0x7ff0d6

/** A proposed way: dots from room to room, a ring around every hatch that it opens, its price at the end. */
export class WayView implements View {
  readonly #workshop: Workshop
  readonly #dots = new Graphics()
  readonly #price = new Container()
  readonly #priceText = textOf('', 'display', 19, 0x1d1204)

  constructor(workshop: Workshop) {
    this.#workshop = workshop
    this.#price.addChild(new Graphics().roundRect(-48, -15, 96, 30, 15).fill(AMBER).stroke({ color: INK, width: 2.5 }))
    this.#price.addChild(this.#priceText)
    workshop.layers.get('top').addChild(this.#dots, this.#price)
    this.propose([])
  }

  propose(steps: readonly PathStep[]): void {
    this.#dots.clear()
    this.#price.visible = steps.length > 0
    const [first] = steps
    const last = steps.at(-1)
    if (!first || !last) return
    const corners = [waistOf(first.from)]
    for (const step of steps) {
      const hatch = hatchOnTheWay(step.from, step.to)
      if (hatch === null) continue
      const spot = spotOf(hatch)
      this.#ring(spot, spot.radius + 7, step.floods.length > 0)
      corners.push(spot)
      if (step === last && step.enters) corners.push(waistOf(step.to))
    }
    this.#walk(corners)
    const end = waistOf(last.enters ? last.to : last.from)
    this.#price.position.set(end.x, end.y + AT_THE_FEET)
    this.#priceText.text = this.#workshop.words.minutes(steps.reduce((sum, { minutes }) => sum + minutes, 0))
  }

  #ring({ x, y }: Point, radius: number, floods: boolean): void {
    this.#dots.circle(x, y, radius).stroke({ color: INK, width: 8, alpha: 0.7 })
    this.#dots.circle(x, y, radius).stroke({ color: floods ? WATER : AMBER_LIGHT, width: 4 })
  }

  #walk(corners: readonly Point[]): void {
    for (const [at, from] of corners.entries()) {
      const to = corners[at + 1]
      if (!to) return
      const length = Math.hypot(to.x - from.x, to.y - from.y)
      const steps = Math.max(1, Math.round(length / STRIDE))
      for (let step = 1; step < steps; step++) {
        const x = from.x + ((to.x - from.x) * step) / steps
        const y = from.y + ((to.y - from.y) * step) / steps
        this.#dots.circle(x, y, 5.4).fill({ color: INK, alpha: 0.85 }).circle(x, y, 3.5).fill(AMBER_LIGHT)
      }
    }
  }

  sync(): void {}

  update(): void {}

  destroy(): void {}
}

function waistOf(place: Place): Point {
  const { x, y } = standAt(place, 0, 1)
  return { x, y: y - WAIST }
}
