import type { Color, HatchId, RoomId } from '../../../../engine/red-november/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import { GNOME_COLORS } from '../kit/colors.ts'
import type { TextureId } from '../kit/textures.ts'
import { spotOf } from '../layout/hatches.ts'
import { middleOf, ROOM_PLACES } from '../layout/rooms.ts'
import type { Cast } from './cast.ts'

const FLAMELETS: readonly [TextureId, ...TextureId[]] = ['fx/flamelet-1', 'fx/flamelet-2', 'fx/flamelet-3']

/** What flies when something happens. Decoration: a skip leaves none of it behind. */

/** V2: a fire breaks out. */
export function ignite({ sparks, motion }: Cast, room: RoomId): void {
  if (motion.instant) return
  const { x } = middleOf(room)
  const y = ROOM_PLACES[room].bottom - 20
  sparks.burst(18, { texture: 'fx/ember', x, y, speedX: 0, speedY: -220, gravity: 180, seconds: 0.9, size: 1.3 }, 130)
}

/** Flames reach through a hatch before the next room burns. */
export function lick({ sparks, motion }: Cast, hatch: HatchId, room: RoomId): Promise<void> {
  const { x, y } = spotOf(hatch)
  const to = middleOf(room)
  const far = Math.hypot(to.x - x, to.y - y)
  const way = { x: (to.x - x) / far, y: (to.y - y) / far }
  let thrown = 0
  return motion.run(620, (t) => {
    for (; thrown < t * 26 && t < 1; thrown++) {
      const speed = 70 + ((thrown * 37) % 60)
      const aside = ((thrown * 53) % 60) - 30
      sparks.throw({
        texture: thrown % 3 === 0 ? 'fx/ember' : inTurn(FLAMELETS, thrown),
        x: x + way.x * 12,
        y: y + way.y * 12 + 8,
        speedX: way.x * speed - way.y * aside,
        speedY: way.y * speed + way.x * aside - 30,
        gravity: -60,
        seconds: 0.55,
        size: 0.34 + t * 0.3,
        grow: 0.5,
      })
    }
  })
}

/** Fire that drowns: it hisses, and steam fills the room. */
export function hiss({ sparks, motion }: Cast, room: RoomId): void {
  if (motion.instant) return
  const { left, right, top, bottom } = ROOM_PLACES[room]
  const clouds = 14
  for (let at = 0; at < clouds; at++) {
    sparks.throw({
      texture: 'fx/mist',
      x: left + 26 + ((right - left - 52) * at) / (clouds - 1),
      y: bottom - 18 - (at % 3) * 10,
      speedX: ((at * 7) % 5) * 6 - 12,
      speedY: -(bottom - top) * (0.34 + (at % 4) * 0.07),
      gravity: 26,
      seconds: 1.3 + (at % 3) * 0.25,
      size: 0.36 + (at % 3) * 0.12,
      grow: 1.4,
      tint: 0xeaf4f2,
      alpha: 0.62,
    })
  }
  const how = { texture: 'fx/drop', x: (left + right) / 2, y: bottom - 20, speedX: 0, speedY: -170 } as const
  sparks.burst(14, { ...how, gravity: 480, seconds: 0.6, size: 0.6 }, (right - left) * 0.7)
}

/** A7: fire under foam. */
export function smother({ sparks, motion }: Cast, room: RoomId): void {
  if (motion.instant) return
  const { left, right, bottom } = ROOM_PLACES[room]
  const clouds = 12
  for (let at = 0; at < clouds; at++) {
    const x = left + 24 + ((right - left - 48) * at) / (clouds - 1)
    const rise = { speedX: 0, speedY: -30 - (at % 4) * 12, gravity: -6, seconds: 1.1 + (at % 3) * 0.2 }
    const y = bottom - 14 - ((at * 7) % 5) * 7
    sparks.throw({ texture: 'fx/puff', x, y, ...rise, speedY: -16, size: 0.45 + ((at * 5) % 4) * 0.14, grow: 0.8 })
    sparks.throw({ texture: 'fx/mist', x, y: y - 22, ...rise, size: 0.45, grow: 1.3, tint: 0xcfd6d2, alpha: 0.6 })
  }
}

/** Spray from the crest of a wave that runs on; tell it where the crest is. */
export function spindrift({ sparks, motion }: Cast): (x: number, y: number) => void {
  let last = 0
  return (x, y) => {
    if (motion.instant || Math.abs(x - last) < 13) return
    last = x
    const lift = (x * 7) % 40
    sparks.throw({
      texture: 'fx/foam',
      x,
      y: y + 14,
      speedX: 70,
      speedY: -lift,
      gravity: 220,
      seconds: 0.45,
      size: 0.8,
    })
    const drop = { texture: 'fx/drop', x: x + 8, y, gravity: 460, seconds: 0.5, size: 0.7 } as const
    sparks.throw({ ...drop, speedX: 110 + lift, speedY: -60 - lift * 2 })
  }
}

/** A7: foam from the nozzle. */
export function spray(cast: Cast, color: Color, room: RoomId): void {
  if (cast.motion.instant) return
  const { at } = cast.gnomes[color]
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
  if (cast.motion.instant) return
  const { head } = cast.gnomes[color]
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

/** D1: a hat is all that is left: it falls, or floats. */
export function hat({ sparks, motion, gnomes }: Cast, gnome: Color, floats: boolean): void {
  if (motion.instant) return
  const { x, y } = gnomes[gnome].head
  const tint = GNOME_COLORS[gnome]
  const way = floats ? { speedX: 10, speedY: -22, gravity: 6 } : { speedX: 14, speedY: -46, gravity: 46 }
  sparks.throw({ texture: 'fx/hat', x, y: y + 30, ...way, seconds: 3.4, size: 1.2, tint })
}

/** A10: the harpoon flies and tells. */
export function strike({ sparks, motion }: Cast, from: Point, to: Point): void {
  if (motion.instant) return
  for (let at = 0; at < 9; at++) {
    const part = at / 8
    sparks.throw({
      texture: 'fx/spark',
      x: from.x + (to.x - from.x) * part,
      y: from.y + 40 + (to.y - from.y - 40) * part,
      speedX: 20,
      speedY: 0,
      gravity: 0,
      seconds: 0.25 + part * 0.3,
      size: 0.8,
    })
  }
  sparks.burst(16, { texture: 'fx/star', ...to, speedX: 0, speedY: -150, gravity: 90, seconds: 0.8, size: 0.9 }, 190)
}

const INK_CLOUDS = 70

/** A10: every call lets some more of it out. */
export function ink({ sparks, motion, kraken }: Cast): () => void {
  let thrown = 0
  return () => {
    if (motion.instant || thrown > INK_CLOUDS) return
    const { x, y } = kraken.eye
    const aside = ((thrown * 83) % 420) - 210
    sparks.throw({
      texture: 'fx/mist',
      x: x + aside * 0.7,
      y: y + 40 + ((thrown * 47) % 90),
      speedX: aside * 0.55,
      speedY: -26 - ((thrown * 31) % 70),
      gravity: 10,
      seconds: 1.9 + (thrown % 4) * 0.3,
      size: 0.7 + (thrown % 5) * 0.14,
      grow: 1.5,
      tint: 0x170a22,
      alpha: 0.72,
    })
    const bubble = { texture: 'fx/bubble', x: x + aside, y: y + 60, speedX: 0, speedY: -120, gravity: -40 } as const
    if (thrown % 2 === 0) sparks.throw({ ...bubble, seconds: 1.6, size: 0.7 + (thrown % 3) * 0.4 })
    thrown++
  }
}
