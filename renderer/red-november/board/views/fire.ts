import type { Sprite, Texture } from 'pixi.js'
import type { RoomId } from '../../../../engine/red-november/index.ts'
import { clamp } from '../../../stage/geometry.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import { glide } from '../../../stage/views.ts'
import type { TextureId } from '../kit/textures.ts'
import type { View, Workshop } from '../kit/view.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'

interface Flame {
  readonly sprite: Sprite
  readonly shapes: readonly Texture[]
  readonly width: number
  readonly height: number
  readonly pace: number
  readonly phase: number
}

interface Drifter {
  readonly sprite: Sprite
  readonly phase: number
}

const BIG: readonly [TextureId, ...TextureId[]] = ['fx/flame-1', 'fx/flame-3', 'fx/flame-2', 'fx/flame-4', 'fx/flame-5']
const SMALL: readonly [TextureId, ...TextureId[]] = ['fx/flamelet-1', 'fx/flamelet-2', 'fx/flamelet-3']
const SMOKE: readonly [TextureId, ...TextureId[]] = ['fx/smoke-1', 'fx/smoke-2', 'fx/smoke-3']
const FLAME_WIDTH = 92
const FLAME_HEIGHT = 126
const FLAMELET = 48
/** Shapes a second: drawn fire lives by its silhouettes. */
const DANCE = 7

/** A fire in one room: two rows of flames, smoke under the ceiling, embers. Its light is a view of its own. */
export class FireView implements View {
  readonly room: RoomId
  readonly #flames: Flame[] = []
  readonly #smoke: Drifter[] = []
  readonly #embers: Drifter[] = []
  #heat = 0
  #goal = 0

  constructor({ art, layers }: Workshop, room: RoomId) {
    this.room = room
    const shapes = (ids: readonly TextureId[]): readonly Texture[] => ids.map((id) => art.texture(id))
    const big = shapes(BIG)
    const small = shapes(SMALL)
    const { top, bottom, floor } = ROOM_PLACES[room]
    const width = floor[1] - floor[0] + 6
    const start = floor[0] - 3
    const height = Math.min(190, (bottom - top) * 0.74)
    const count = Math.max(3, Math.round(width / 62))
    for (let at = 0; at < count; at++) {
      const part = (at + 0.5) / count
      const bell = 0.62 + 0.38 * Math.sin(part * Math.PI)
      const sprite = art.sprite(inTurn(BIG, at + room), start + width * part, bottom - 1)
      layers.get('fireBack').addChild(sprite)
      this.#flames.push(
        flameOf(sprite, big, (width / count) * 1.62, height * bell, at + room, at % 2 === 1, FLAME_WIDTH),
      )
    }
    for (let at = 0; at <= count; at++) {
      const part = (at + 0.35) / (count + 0.7)
      const sprite = art.sprite(inTurn(SMALL, at + room), start + width * part, bottom)
      layers.get('fireFront').addChild(sprite)
      this.#flames.push(
        flameOf(
          sprite,
          small,
          (width / count) * 0.85,
          height * (0.3 + 0.1 * (at % 2)),
          at * 3 + room,
          at % 2 === 0,
          FLAMELET,
        ),
      )
    }
    for (let at = 0; at < count + 1; at++) {
      const sprite = art.sprite(inTurn(SMOKE, at))
      this.#smoke.push({ sprite: layers.get('smoke').addChild(sprite), phase: at / (count + 1) })
    }
    for (let at = 0; at < count * 4; at++) {
      const sprite = art.sprite('fx/ember')
      this.#embers.push({ sprite: layers.get('smoke').addChild(sprite), phase: ((at * 0.618) % 1) + at * 0.01 })
    }
    this.update(0, 0)
  }

  sync(picture: Picture, snap: boolean): void {
    this.#goal = picture.rooms[this.room] === 'burning' ? 1 : 0
    if (snap) this.#heat = this.#goal
  }

  /** It flares up or dies down, before the picture says so. */
  burn(isBurning: boolean): void {
    this.#goal = isBurning ? 1 : 0
  }

  /** How hot it burns now, 0..1. */
  get heat(): number {
    return this.#heat
  }

  update(elapsed: number, time: number): void {
    this.#heat = glide(this.#heat, this.#goal, elapsed, this.#goal > this.#heat ? 3.2 : 4)
    const heat = this.#heat < 0.01 ? 0 : this.#heat
    const visible = heat > 0
    for (const { sprite, shapes, width, height, pace, phase } of this.#flames) {
      sprite.visible = visible
      if (!visible) continue
      const lick = 1 + 0.08 * Math.sin(time * pace + phase) + 0.05 * Math.sin(time * pace * 1.7 + phase * 2)
      sprite.scale.set(width * (0.6 + 0.4 * heat), height * heat * lick)
      sprite.skew.x = Math.sin(time * pace * 0.6 + phase * 3) * 0.1
      const shape = shapes[Math.floor(time * DANCE + phase * 2.3) % shapes.length]
      if (shape) sprite.texture = shape
    }
    const { left, right, top, bottom, floor } = ROOM_PLACES[this.room]
    for (const { sprite, phase } of this.#smoke) {
      sprite.visible = visible
      if (!visible) continue
      const drift = (time * 0.05 + phase) % 1
      sprite.position.set(left + 30 + (right - left - 60) * drift, top + 30 + 8 * Math.sin(time * 0.6 + phase * 9))
      sprite.scale.set(0.9 + 0.25 * Math.sin(time * 0.4 + phase * 5), 0.62)
      sprite.alpha = heat * 0.62 * Math.sin(drift * Math.PI)
    }
    for (const { sprite, phase } of this.#embers) {
      sprite.visible = visible
      if (!visible) continue
      const rise = (time * (0.34 + (phase % 0.3)) + phase * 3) % 1
      const x = floor[0] + (floor[1] - floor[0]) * ((phase * 7.3) % 1)
      sprite.position.set(x + Math.sin(time * 2 + phase * 20) * 6, bottom - 20 - (bottom - top - 50) * rise)
      sprite.alpha = heat * clamp(1.3 - rise * 1.3)
      sprite.scale.set(0.5 + ((phase * 3) % 0.6))
    }
  }

  destroy(): void {}
}

function flameOf(
  sprite: Sprite,
  shapes: readonly Texture[],
  width: number,
  height: number,
  seed: number,
  mirrored: boolean,
  drawn: number,
): Flame {
  const pace = 7 + ((seed * 5) % 7)
  const tall = drawn === FLAME_WIDTH ? FLAME_HEIGHT : 65
  return {
    sprite,
    shapes,
    width: ((mirrored ? -1 : 1) * width) / drawn,
    height: height / tall,
    pace,
    phase: seed * 1.7,
  }
}
