import { MeshRope, Point, type Sprite } from 'pixi.js'
import type { Place, RoomId } from '../../../engine/red-november/index.ts'
import type { Particles } from '../effects/particles.ts'
import type { View, Workshop } from '../kit/view.ts'
import { hatchOnTheWay, spotOf } from '../layout/hatches.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { WaterView } from './water.ts'

const POINTS = 14
const FOAM = 9
const POURING = 1150
const THROW = 82

/** M3: water that shoots through an open hatch, or breaks in through the hull (V4). */
export class JetView implements View {
  readonly #workshop: Workshop
  readonly #particles: Particles
  readonly #water: WaterView
  readonly #points = Array.from({ length: POINTS }, () => new Point())
  readonly #rope: MeshRope
  readonly #foam: readonly Sprite[]
  #force = 0
  #from = { x: 0, y: 0 }
  #to = { x: 0, y: 0 }
  #lean = 1
  #drip = 0
  #into: RoomId = 1

  constructor(workshop: Workshop, particles: Particles, water: WaterView) {
    this.#water = water
    const { art, layers } = workshop
    this.#workshop = workshop
    this.#particles = particles
    this.#rope = new MeshRope({ texture: art.texture('rope-jet'), points: this.#points })
    this.#foam = Array.from({ length: FOAM }, () => art.sprite('fx/foam'))
    layers.get('jets').addChild(this.#rope, ...this.#foam)
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
    const reach = below ? 10 : Math.min(THROW, (room.right - room.left) * 0.45)
    this.#into = into
    return this.#shoot(spot, { x: spot.x + this.#lean * reach, y: room.bottom - 16 })
  }

  /** V4: a seam bursts in the ceiling. */
  leak(into: RoomId): Promise<void> {
    const { left, right, top, bottom } = ROOM_PLACES[into]
    this.#lean = into % 2 === 0 ? 1 : -1
    const x = left + (right - left) * 0.42
    this.#into = into
    return this.#shoot({ x, y: top + 22 }, { x: x + this.#lean * 30, y: bottom - 20 })
  }

  async #shoot(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
    this.#from = from
    this.#to = to
    await this.#workshop.motion.run(POURING, (t) => {
      this.#force = Math.min(1, t * 6, (1 - t) * 5)
    })
    this.#hide()
  }

  #hide(): void {
    this.#force = 0
    this.#rope.visible = false
    for (const foam of this.#foam) foam.visible = false
  }

  sync(): void {
    if (this.#workshop.motion.idle) this.#hide()
  }

  update(elapsed: number, time: number): void {
    const force = this.#force
    this.#rope.visible = force > 0.02
    if (force <= 0.02) {
      for (const foam of this.#foam) foam.visible = false
      return
    }
    const { x: x0, y: y0 } = this.#from
    const { x: x1, y: floor } = this.#to
    // It lands on the water that already stands there.
    const y1 = Math.max(y0 + 12, Math.min(floor, this.#water.heightAt(this.#into, x1, time) ?? floor))
    this.#points.forEach((point, at) => {
      const part = (at / (POINTS - 1)) * Math.min(1, force * 1.4)
      point.x = x0 + (x1 - x0) * Math.sqrt(part) + Math.sin(time * 31 + at) * 1.2
      point.y = y0 + (y1 - y0) * part * part + Math.cos(time * 27 + at * 2) * 1.4
    })
    this.#rope.alpha = 0.92
    this.#foam.forEach((foam, at) => {
      foam.visible = true
      foam.position.set(x1 + (at - FOAM / 2) * 10, y1 + 4 + Math.sin(time * 9 + at * 1.7) * 4)
      foam.scale.set(force * (1.05 + 0.3 * Math.sin(time * 11 + at * 2.3)) * (1.25 - Math.abs(at - FOAM / 2) / FOAM))
    })
    this.#drip += elapsed
    if (this.#drip < 0.02) return
    this.#drip = 0
    const side = Math.sin(time * 53)
    this.#particles.throw({
      texture: 'fx/drop',
      x: x1 + side * 22,
      y: y1 - 2,
      speedX: side * 90 + this.#lean * 30,
      speedY: -90 - Math.abs(Math.cos(time * 71)) * 90,
      gravity: 520,
      seconds: 0.5,
      size: 0.7,
    })
  }

  destroy(): void {}
}
