import type { Sprite } from 'pixi.js'
import type { RoomId } from '../../../../engine/red-november/index.ts'
import { glide } from '../../../stage/views.ts'
import { fireLight } from '../effects/flicker.ts'
import { FIRE_LIGHT } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { middleOf, ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'

/** What a fire makes of its room: a glow over the flames, and a faint one that spills out of the door. */
export class FireLightView implements View {
  readonly #room: RoomId
  readonly #glows: readonly { readonly sprite: Sprite; readonly strength: number }[]
  #heat = 0
  #goal = 0

  constructor({ art, layers }: Workshop, room: RoomId) {
    this.#room = room
    const { left, right, top, bottom } = ROOM_PLACES[room]
    const middle = middleOf(room)
    const flames = Math.min(190, (bottom - top) * 0.74)
    this.#glows = [
      { size: 1.5, y: bottom - flames * 0.35, strength: 0.75 },
      { size: 2.3, y: middle.y, strength: 0.15 },
    ].map(({ size, y, strength }) => {
      const sprite = art.sprite('fx/glow', middle.x, y)
      sprite.setSize((right - left) * size, (bottom - top) * size)
      sprite.tint = FIRE_LIGHT
      sprite.visible = false
      return { sprite: layers.get('light').addChild(sprite), strength }
    })
  }

  sync(picture: Picture, snap: boolean): void {
    this.#goal = picture.rooms[this.#room] === 'burning' ? 1 : 0
    if (snap) this.#heat = this.#goal
  }

  update(elapsed: number, time: number): void {
    this.#heat = glide(this.#heat, this.#goal, elapsed, this.#goal > this.#heat ? 3.2 : 4)
    const light = this.#heat * fireLight(time, this.#room)
    for (const { sprite, strength } of this.#glows) {
      sprite.visible = this.#heat > 0.01
      sprite.alpha = light * strength
    }
  }

  destroy(): void {}
}
