import { Container, type Sprite } from 'pixi.js'
import type { RoomId } from '../../../../engine/red-november/index.ts'
import { clamp, mixColor } from '../../../stage/geometry.ts'
import { glide } from '../../../stage/views.ts'
import type { Finale } from '../effects/finale.ts'
import { lampLight, stressOf } from '../effects/flicker.ts'
import { ALARM, LAMP_WARM, LIME } from '../kit/colors.ts'
import type { View, Workshop } from '../kit/view.ts'
import { middleOf, ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'
import type { RoomView } from './room.ts'

const CORD = 20
const MESS: RoomId = 5
const REACTOR: RoomId = 4
const MESS_CORD = 78
const ALARM_FROM = 0.75

/** The light of one room: a swaying lamp with its cone, or the reactor's glow, and the alarm. */
export class LampView implements View {
  readonly #room: RoomView
  readonly #lamp: Sprite | null = null
  readonly #beam = new Container()
  readonly #cone: Sprite | null = null
  readonly #pool: Sprite
  readonly #beacon: { readonly dome: Sprite; readonly beams: Container } | null = null
  readonly #shine: number
  readonly #finale: Finale
  #inward = 0
  #stress = 0
  #heat = 0
  #goal = 1
  #level = 1

  constructor({ art, layers }: Workshop, room: RoomView, finale: Finale) {
    this.#finale = finale
    this.#room = room
    const { lamp, lampReach, beacon, left, right, top, bottom } = ROOM_PLACES[room.room]
    const middle = middleOf(room.room)
    // Steel walls are bright enough: a full beam would bleach the small rooms.
    this.#shine = lampReach < 118 ? 0.52 : 0.8
    this.#pool = art.sprite('fx/glow', middle.x, middle.y)
    this.#pool.setSize((right - left) * 1.3, (bottom - top) * 1.3)
    this.#pool.tint = room.room === REACTOR ? LIME : LAMP_WARM
    layers.get('light').addChild(this.#pool, this.#beam)
    if (lamp) {
      const isMess = room.room === MESS
      this.#lamp = layers.get('props').addChild(art.sprite(isMess ? 'stage/lamp-mess' : 'stage/lamp', lamp.x, lamp.y))
      this.#cone = art.sprite('fx/cone', 0, isMess ? MESS_CORD : CORD)
      this.#cone.tint = LAMP_WARM
      this.#cone.scale.set(Math.min((right - left) / 205, isMess ? 1.05 : 1.3), lampReach / 200)
      const bulb = art.sprite('fx/glow', 0, isMess ? MESS_CORD + 2 : CORD)
      bulb.tint = LAMP_WARM
      bulb.scale.set(isMess ? 0.8 : 0.55)
      this.#beam.addChild(this.#cone, bulb)
      this.#beam.position.set(lamp.x, lamp.y)
    }
    if (beacon) {
      const dome = layers.get('props').addChild(art.sprite('stage/beacon', beacon.x, beacon.y))
      const beams = new Container({ position: { x: beacon.x, y: beacon.y + 8 }, visible: false })
      const wedge = art.sprite('fx/wedge')
      wedge.tint = ALARM
      wedge.scale.set(0.9, 0.8)
      const glow = art.sprite('fx/glow')
      glow.tint = ALARM
      glow.scale.set(0.6)
      beams.addChild(wedge, glow)
      this.#inward = Math.atan2(middle.y - beacon.y, middle.x - beacon.x)
      layers.get('light').addChild(beams)
      this.#beacon = { dome, beams }
    }
  }

  sync(picture: Picture, snap: boolean): void {
    this.#stress = stressOf(picture.tracks)
    this.#heat = clamp((picture.tracks.heat - 1) / 8)
    const condition = picture.rooms[this.#room.room]
    // Lamps still burn under water, dimly; in a fire they burst.
    this.#goal = condition === 'burning' ? 0 : condition === 'high' ? 0.45 : 1
    if (snap) this.#level = this.#goal
  }

  update(elapsed: number, time: number): void {
    this.#level = glide(this.#level, this.#goal, elapsed, 4)
    const { room } = this.#room
    const left = this.#finale.look.lamp(room)
    const light = lampLight(time, room, this.#stress) * this.#level * left
    this.#room.light = light
    this.#pool.alpha = light * (room === REACTOR ? 0.6 + 0.25 * this.#heat : 0.48)
    if (room === REACTOR) this.#pool.tint = mixColor(LIME, ALARM, this.#heat * 0.85)
    this.#beam.alpha = light * this.#shine
    const sway = Math.sin(time * 1.57 + room) * (0.03 + 0.05 * this.#stress)
    this.#beam.rotation = sway
    if (this.#lamp) this.#lamp.rotation = sway
    if (this.#beacon) {
      const rings = this.#stress >= ALARM_FROM
      this.#beacon.beams.visible = rings
      // It sweeps through its own room and never over the hull.
      this.#beacon.beams.rotation = this.#inward + Math.sin(time * (this.#stress > 0.85 ? 3.4 : 2.6)) * 0.8
      this.#beacon.beams.alpha = 0.75 * left
      this.#beacon.dome.tint = rings ? 0xffffff : 0x8a6a66
    }
  }

  destroy(): void {}
}
