import { Mesh, type MeshGeometry, Texture } from 'pixi.js'
import { type Condition, ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import { linear, smooth } from '../../../stage/motion.ts'
import { Unmoved } from '../../../stage/unmoved.ts'
import { type Bore, WaterSurface } from '../effects/water-mesh.ts'
import { FOAM } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { FILL, surfaceOf, wave } from '../layout/levels.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'

const RISING = 1100
const CALM_WAVE = 2.4
const ROUGH_WAVE = 7
/** The front takes so long from stern to bow, and so long through one room. */
const CURRENT = 1300
const FRONT = 820
const FRONT_HEIGHT = 34

/** All water inside the boat: one surface that moves, tints, refracts and shines, in a handful of draw calls. */
export class WaterView implements View {
  readonly #workshop: Workshop
  readonly #surface: WaterSurface
  readonly #fill: Record<RoomId, number>
  readonly #rough: Record<RoomId, number>
  readonly #playing = new Set<RoomId>()
  readonly #meshes: readonly Mesh<MeshGeometry>[]
  readonly #bores = new Map<RoomId, Bore>()
  readonly #unmoved = new Unmoved()

  constructor(workshop: Workshop) {
    const { art, layers } = workshop
    this.#workshop = workshop
    const none = (): Record<RoomId, number> =>
      Object.fromEntries(ROOM_IDS.map((room) => [room, 0])) as Record<RoomId, number>
    this.#fill = none()
    this.#rough = none()
    this.#surface = new WaterSurface((room) => art.texture(`stage/room-${room}`))
    const mesh = (geometry: MeshGeometry, texture: Texture): Mesh<MeshGeometry> => new Mesh({ geometry, texture })
    const refraction = mesh(this.#surface.refraction, new Texture({ source: art.texture('stage/room-1').source }))
    refraction.tint = 0xa8e6e0
    layers.get('refraction').addChild(refraction)
    const body = layers.get('water').addChild(mesh(this.#surface.body, art.texture('tile-water')))
    const shine = mesh(this.#surface.shine, art.texture('tile-caustic'))
    shine.alpha = 0.4
    layers.get('sheen').addChild(shine)
    const crest = mesh(this.#surface.crest, Texture.WHITE)
    crest.tint = FOAM
    crest.alpha = 0.9
    layers.get('water').addChild(crest)
    this.#meshes = [refraction, body, shine, crest]
  }

  /** How high the water stands at a place, for whoever wades or floats there. */
  heightAt(room: RoomId, x: number, time: number): number | null {
    const fill = this.#fill[room]
    return fill < 0.01 ? null : surfaceOf(room, fill) + wave(x, time, room, CALM_WAVE + this.#rough[room])
  }

  sync(picture: Picture, snap: boolean): void {
    for (const room of ROOM_IDS) {
      if (snap || !this.#playing.has(room)) this.#fill[room] = FILL[picture.rooms[room]]
      if (snap) this.#rough[room] = 0
    }
  }

  /** M3, V4: the water rises or falls, the rougher the faster. */
  async flow(room: RoomId, to: Condition): Promise<void> {
    const from = this.#fill[room]
    const goal = FILL[to]
    this.#playing.add(room)
    await this.#workshop.motion.run(
      RISING,
      (t) => {
        this.#fill[room] = from + (goal - from) * t
        this.#rough[room] = Math.abs(goal - from) * ROUGH_WAVE * 2 * Math.sin(t * Math.PI)
      },
      smooth,
    )
    this.#playing.delete(room)
  }

  /** The Undersea Current: one wave front runs through the boat, and behind it the water stands higher. */
  async surge(room: RoomId, to: Condition, onFront: (x: number, y: number) => void): Promise<void> {
    const { motion } = this.#workshop
    const { left, right } = ROOM_PLACES[room]
    await motion.wait((CURRENT * (left - ROOM_PLACES[1].left)) / (ROOM_PLACES[10].right - ROOM_PLACES[1].left))
    const front = motion.run(
      FRONT,
      (t) => {
        const x = left - 30 + (right - left + 60) * t
        this.#bores.set(room, { x, height: FRONT_HEIGHT * Math.sin(t * Math.PI) })
        if (t > 0 && t < 1) onFront(x, surfaceOf(room, this.#fill[room]) - FRONT_HEIGHT)
      },
      linear,
    )
    await Promise.all([front, this.flow(room, to)])
    this.#bores.delete(room)
  }

  update(_elapsed: number, time: number): void {
    const wet = ROOM_IDS.some((room) => this.#fill[room] > 0)
    for (const part of this.#meshes) part.visible = wet
    if (!wet || this.#unmoved.since(time, ...this.#shapes())) return
    for (const room of ROOM_IDS) {
      this.#surface.shape(room, this.#fill[room], CALM_WAVE + this.#rough[room], time, this.#bores.get(room))
    }
    this.#surface.upload()
  }

  /** All that it is made of, besides the time. */
  #shapes(): readonly number[] {
    return ROOM_IDS.flatMap((room) => {
      const bore = this.#bores.get(room)
      return [this.#fill[room], this.#rough[room], bore?.x ?? 0, bore?.height ?? 0]
    })
  }

  destroy(): void {
    this.#surface.destroy()
  }
}
