import type { Sprite } from 'pixi.js'
import { ROOM_IDS, type RoomId } from '../../../../engine/red-november/index.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import type { TextureId } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { WaterView } from './water.ts'

interface Float {
  readonly sprite: Sprite
  readonly room: RoomId
  readonly x: number
  /** Foam lies on the water, things lie in it. */
  readonly dip: number
  readonly phase: number
  readonly size: number
}

const THINGS: readonly [TextureId, ...TextureId[]] = ['fx/crate', 'stage/bottle', 'fx/barrel']
const FOAM_EVERY = 34
const EDGE = 18

/** What lies on the water inside the boat: flakes of foam, and whatever nobody had lashed down. */
export class FloatsView implements View {
  readonly #floats: readonly Float[]
  readonly #water: WaterView

  constructor({ art, layers }: Workshop, water: WaterView) {
    this.#water = water
    const layer = layers.get('swimmers')
    this.#floats = ROOM_IDS.flatMap((room) => {
      const { floor } = ROOM_PLACES[room]
      const [left, right] = [floor[0] - EDGE, floor[1] + EDGE]
      const place = (id: TextureId, x: number, dip: number, size: number, phase: number): Float => {
        const sprite = layer.addChild(art.sprite(id))
        sprite.visible = false
        // Behind everybody who swims there.
        sprite.zIndex = -1
        return { sprite, room, x, dip, size, phase }
      }
      const flakes = Math.floor((right - left) / FOAM_EVERY)
      return [
        place(inTurn(THINGS, room), left + (right - left) * (0.18 + ((room * 37) % 60) / 100), 1, 0.7, room),
        ...Array.from({ length: flakes }, (_, at) =>
          place(
            'fx/foam',
            left + FOAM_EVERY * (at + 0.3 + ((at * room * 7) % 5) / 9),
            0,
            0.22 + (at % 3) * 0.07,
            at * 2.1,
          ),
        ),
      ]
    })
  }

  sync(): void {}

  update(_elapsed: number, time: number): void {
    for (const { sprite, room, x, dip, size, phase } of this.#floats) {
      const drift = Math.sin(time * 0.5 + phase) * 9
      const y = this.#water.heightAt(room, x + drift, time)
      sprite.visible = y !== null
      if (y === null) continue
      sprite.position.set(x + drift, y + dip)
      sprite.rotation = dip * Math.sin(time * 1.1 + phase) * 0.25
      sprite.scale.set(size * (dip > 0 ? 1 : 1 + 0.2 * Math.sin(time * 1.7 + phase)))
    }
  }

  destroy(): void {}
}
