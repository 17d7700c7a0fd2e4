import type { Sprite } from 'pixi.js'
import type { Place, RoomId } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { Ribbons } from '../../../stage/ribbons.ts'
import type { Sparks, View, Workshop } from '../kit/view.ts'
import { hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { WaterView } from './water.ts'

const FOAM = 11
const POURING = 1300
const THROW = 168
/** Pixels of way for one repetition of the drawing, and how fast it runs. */
const DRAWN = 120
const RUSH = 7.4

interface Shot {
  readonly from: Point
  readonly to: Point
  /** Half the width where it comes out and where it lands. */
  readonly mouth: number
  readonly foot: number
}

/** M3: water that shoots through an open hatch, or breaks in through the hull (V4). */
export class JetView implements View {
  readonly #workshop: Workshop
  readonly #particles: Sparks
  readonly #water: WaterView
  readonly #stream: Ribbons
  readonly #seam: Sprite
  readonly #foam: readonly Sprite[]
  #force = 0
  #shot: Shot = { from: { x: 0, y: 0 }, to: { x: 0, y: 0 }, mouth: 1, foot: 1 }
  #lean = 1
  #drip = 0
  #into: RoomId = 1

  constructor(workshop: Workshop, particles: Sparks, water: WaterView) {
    this.#water = water
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#particles = particles
    this.#stream = new Ribbons(art.texture('rope-jet'), 1)
    this.#seam = art.sprite('stage/dent-1')
    this.#foam = Array.from({ length: FOAM }, () => art.sprite('fx/foam'))
    layers.get('jets').addChild(this.#seam, this.#stream.mesh, ...this.#foam)
    this.#hide()
  }

  /** From the fuller room into the other, for as long as the levels need. */
  pour(from: Place, into: RoomId): Promise<void> {
    const hatch = hatchOnTheWay(from, into)
    if (hatch === null) return Promise.resolve()
    const spot = spotOf(hatch)
    const room = ROOM_PLACES[into]
    const middle = (room.left + room.right) / 2
    this.#lean = middle < spot.x ? -1 : 1
    const below = spot.in === 'deck'
    const reach = below ? 12 : Math.min(THROW, (room.right - room.left) * 0.62)
    this.#into = into
    const to = { x: spot.x + this.#lean * reach, y: room.bottom - 16 }
    return this.#shoot({ from: spot, to, mouth: 19, foot: 38 })
  }

  /** V4: a seam bursts in the ceiling, and the whole sea wants in. */
  leak(into: RoomId): Promise<void> {
    const { left, right, top, bottom } = ROOM_PLACES[into]
    this.#lean = into % 2 === 0 ? 1 : -1
    const width = right - left
    const x = (left + right) / 2 - this.#lean * width * 0.24
    this.#into = into
    this.#seam.position.set(x, top + 16)
    this.#seam.scale.set(0.44)
    const to = { x: x + this.#lean * Math.min(110, width * 0.42), y: bottom - 14 }
    if (!this.#workshop.motion.instant)
      this.#particles.burst(
        9,
        { texture: 'fx/rivet', x, y: top + 18, speedX: this.#lean * 90, speedY: 20, gravity: 420, seconds: 0.9 },
        150,
      )
    return this.#shoot({ from: { x, y: top + 14 }, to, mouth: 12, foot: 38 }, true)
  }

  async #shoot(shot: Shot, burst = false): Promise<void> {
    this.#shot = shot
    this.#seam.visible = burst
    await this.#workshop.motion.run(POURING, (t) => {
      this.#force = Math.min(1, t * 6, (1 - t) * 5)
    })
    this.#hide()
  }

  #hide(): void {
    this.#force = 0
    for (const part of [this.#stream.mesh, this.#seam, ...this.#foam]) part.visible = false
  }

  sync(): void {
    if (this.#workshop.motion.idle) this.#hide()
  }

  update(elapsed: number, time: number): void {
    const force = this.#force
    const { from, to, mouth, foot } = this.#shot
    this.#stream.mesh.visible = force > 0.02
    for (const foam of this.#foam) foam.visible = force > 0.02
    this.#seam.alpha = Math.min(1, force * 3)
    if (force <= 0.02) return
    // It lands on the water that already stands there.
    const y1 = Math.max(from.y + 12, Math.min(to.y, this.#water.heightAt(this.#into, to.x, time) ?? to.y))
    const reach = Math.min(1, force * 1.4)
    this.#stream.shape(0, {
      bend: (part) => ({
        x: from.x + (to.x - from.x) * (part * reach) ** 0.72 + Math.sin(time * 31 + part * 13) * 1.4 * part,
        y: from.y + (y1 - from.y) * (part * reach) ** 1.9 + Math.cos(time * 27 + part * 26) * 1.4,
      }),
      half: (part) =>
        (mouth + (foot - mouth) * part ** 1.4) * (0.4 + 0.6 * force) + Math.sin(time * 19 + part * 9) * 1.6,
      repeat: () => DRAWN,
      drift: -time * RUSH,
    })
    this.#stream.upload()
    this.#splash(to.x, y1, force, time)
    this.#drip += elapsed
    if (this.#drip < 0.016 || time === 0) return
    this.#drip = 0
    for (const turn of [0, 1, 2]) this.#spatter(to.x, y1, Math.sin(time * 53 + turn * 2.1), Math.cos(time * 71 + turn))
  }

  /** The crown where it lands. */
  #splash(x: number, y: number, force: number, time: number): void {
    const { foot } = this.#shot
    this.#foam.forEach((foam, at) => {
      const aside = (at - (FOAM - 1) / 2) / ((FOAM - 1) / 2)
      const lift = (1 - aside * aside) * foot * 0.5 * (0.6 + 0.4 * Math.sin(time * 13 + at * 2.1))
      foam.position.set(x + aside * foot * 2.1, y + 6 - lift * 0.5 + Math.sin(time * 9 + at * 1.7) * 4)
      foam.scale.set(force * (1.25 + 0.35 * Math.sin(time * 11 + at * 2.3)) * (1.3 - Math.abs(aside) * 0.55))
    })
  }

  #spatter(x: number, y: number, side: number, up: number): void {
    const { foot } = this.#shot
    this.#particles.throw({
      texture: 'fx/drop',
      x: x + side * foot,
      y: y - 2,
      speedX: side * 130 + this.#lean * 46,
      speedY: -110 - Math.abs(up) * 130,
      gravity: 560,
      seconds: 0.55,
      size: 0.8,
    })
  }

  destroy(): void {
    this.#stream.destroy()
  }
}
