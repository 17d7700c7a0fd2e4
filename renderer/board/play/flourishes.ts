import type { Color, RoomId } from '../../../engine/red-november/index.ts'
import type { Cast } from '../cast.ts'
import { middleOf, ROOM_PLACES } from '../layout/rooms.ts'
import type { TextureId } from '../textures.ts'

/** What flies when something happens. Decoration: a skip leaves none of it behind. */

/** V2: a fire breaks out. */
export function ignite({ sparks, motion }: Cast, room: RoomId): void {
  if (motion.instant) return
  const { x } = middleOf(room)
  const y = ROOM_PLACES[room].bottom - 20
  sparks.burst(18, { texture: 'fx/ember', x, y, speedX: 0, speedY: -220, gravity: 180, seconds: 0.9, size: 1.3 }, 130)
}

/** Fire that meets water or foam. */
export function steam({ sparks, motion }: Cast, room: RoomId, texture: TextureId): void {
  if (motion.instant) return
  const { left, right, bottom } = ROOM_PLACES[room]
  for (let at = 0; at < 12; at++) {
    const x = left + 24 + ((right - left - 48) * at) / 11
    sparks.throw({
      texture,
      x,
      y: bottom - 24,
      speedX: 0,
      speedY: -46 - (at % 4) * 14,
      gravity: -10,
      seconds: 1.1,
      size: 0.7,
      grow: 0.9,
    })
  }
}

/** A7: foam from the nozzle. */
export function spray(cast: Cast, color: Color, room: RoomId): void {
  const at = cast.gnome(color)?.at
  if (cast.motion.instant || !at) return
  const way = middleOf(room).x < at.x ? -1 : 1
  const y = ROOM_PLACES[room].bottom - 28
  for (let puff = 0; puff < 14; puff++) {
    cast.sparks.throw({
      texture: 'fx/puff',
      x: at.x + way * (40 + puff * 2),
      y,
      speedX: way * (60 + puff * 9),
      speedY: (puff % 5) * 9 - 22,
      gravity: 10,
      seconds: 0.7 + puff * 0.05,
      size: 0.45,
      grow: 1.2,
    })
  }
}

/** It works again. */
export function sparkle(cast: Cast, color: Color): void {
  const head = cast.gnome(color)?.head
  if (cast.motion.instant || !head) return
  cast.sparks.burst(
    9,
    { texture: 'fx/spark', x: head.x, y: head.y + 20, speedX: 0, speedY: -120, gravity: 260, seconds: 0.7, size: 0.8 },
    110,
  )
}

/** Planks that fly off. */
export function splinters({ sparks, motion }: Cast, { x, y }: { readonly x: number; readonly y: number }): void {
  if (motion.instant) return
  sparks.burst(
    10,
    { texture: 'fx/confetti', x, y, speedX: 0, speedY: -150, gravity: 520, seconds: 0.7, tint: 0xb9793a },
    150,
  )
}

/** Somebody appears, or nothing happens after all. */
export function puffs({ sparks, motion }: Cast, room: RoomId): void {
  if (motion.instant) return
  const { x } = middleOf(room)
  const y = ROOM_PLACES[room].bottom - 30
  sparks.burst(
    7,
    { texture: 'fx/puff', x, y, speedX: 0, speedY: -40, gravity: -10, seconds: 0.8, size: 0.7, grow: 0.8 },
    60,
  )
}
