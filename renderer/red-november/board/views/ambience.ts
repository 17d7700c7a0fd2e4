import { ROOM_IDS, type RoomId, TRACK_IDS, TRACKS } from '../../../../engine/red-november/index.ts'
import type { Sparks, View } from '../kit/view.ts'
import { FILL, surfaceOf } from '../layout/levels.ts'
import { ROOM_PLACES } from '../layout/rooms.ts'
import type { Picture } from '../picture/picture.ts'

const SCREW = { x: 96, y: 420 }
/** Where a sick machine spits sparks. */
const SICK_SPOTS: Readonly<Partial<Record<RoomId, { readonly x: number; readonly y: number }>>> = {
  1: { x: 300, y: 404 },
  2: { x: 518, y: 372 },
  4: { x: 606, y: 488 },
}
const SICK_FROM = 6
const BEAT = 0.22

/** Small signs of life: bubbles, drips, sparks at machines that fail. */
export class AmbienceView implements View {
  readonly #particles: Sparks
  #picture: Picture | null = null
  #next = 0
  #count = 0

  constructor(particles: Sparks) {
    this.#particles = particles
  }

  sync(picture: Picture): void {
    this.#picture = picture
  }

  update(elapsed: number, time: number): void {
    this.#next -= elapsed
    if (this.#next > 0 || !this.#picture || time === 0) return
    this.#next = BEAT
    this.#count++
    const picture = this.#picture
    if (this.#count % 3 === 0)
      this.#bubble(SCREW.x + ((this.#count * 7) % 24), SCREW.y - ((this.#count * 13) % 40), 0.8)
    for (const room of ROOM_IDS) this.#room(picture, room)
    for (const track of TRACK_IDS) {
      if (picture.tracks[track] < SICK_FROM || (this.#count * 5 + picture.tracks[track]) % 7 !== 0) continue
      const spot = SICK_SPOTS[TRACKS[track].room]
      if (spot) this.#spark(spot.x, spot.y)
    }
  }

  #room(picture: Picture, room: RoomId): void {
    const { left, right, top, bottom } = ROOM_PLACES[room]
    const at = (this.#count * 31 + room * 17) % 100
    const x = left + 20 + ((right - left - 40) * at) / 100
    if (picture.rooms[room] === 'high' && (this.#count + room) % 2 === 0) {
      const height = bottom - surfaceOf(room, FILL.high)
      this.#bubble(x, bottom - 8, 0.75, height)
    }
    // Deep down the seams drip.
    if (picture.tracks.pressure >= SICK_FROM && (this.#count + room * 3) % 11 === 0) {
      this.#particles.throw({
        texture: 'fx/drop',
        x,
        y: top + 16,
        speedX: 0,
        speedY: 10,
        gravity: 420,
        seconds: Math.sqrt((2 * (bottom - top - 24)) / 420),
        size: 0.5,
      })
    }
  }

  #bubble(x: number, y: number, size: number, way = 70): void {
    this.#particles.throw({ texture: 'fx/bubble', x, y, speedX: 4, speedY: -42, gravity: 0, seconds: way / 42, size })
  }

  #spark(x: number, y: number): void {
    const how = { texture: 'fx/spark', x, y, speedX: 0, speedY: -70, gravity: 320, seconds: 0.5, size: 0.55 } as const
    this.#particles.burst(5, how, 80)
  }

  destroy(): void {}
}
