import { Mesh, Texture } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import { Unmoved } from '../../../stage/unmoved.ts'
import { HotAir } from '../effects/heat-mesh.ts'
import type { View, Workshop } from '../kit/view.ts'
import type { FireView } from './fire.ts'

/** The shimmer over every fire. Decoration: the slowest machines do without. */
export class HotAirView implements View {
  readonly #air: HotAir
  readonly #mesh: Mesh
  readonly #fires: Readonly<Record<RoomId, FireView>>
  readonly #unmoved = new Unmoved()

  constructor({ art, layers }: Workshop, fires: Readonly<Record<RoomId, FireView>>) {
    this.#fires = fires
    this.#air = new HotAir((room) => art.texture(`stage/room-${room}`))
    const texture = new Texture({ source: art.texture('stage/room-1').source })
    this.#mesh = new Mesh({ geometry: this.#air.geometry, texture, alpha: 0.72, tint: 0xe9ab80 })
    layers.get('refraction').addChild(this.#mesh)
  }

  sync(): void {}

  update(_elapsed: number, time: number): void {
    const heats = ROOM_IDS.map((room) => this.#fires[room].heat)
    const burning = heats.some((heat) => heat > 0)
    this.#mesh.visible = burning
    // Where nothing burns time changes nothing.
    if (this.#unmoved.since(burning ? time : 0, ...heats)) return
    ROOM_IDS.forEach((room, at) => {
      this.#air.shape(room, heats[at] ?? 0, time)
    })
    this.#air.upload()
  }

  destroy(): void {
    this.#air.destroy()
  }
}
