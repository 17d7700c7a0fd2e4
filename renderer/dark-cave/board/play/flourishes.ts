import type { CellId } from '../../../../engine/dark-cave/index.ts'
import type { Point } from '../../../stage/geometry.ts'
import { inTurn } from '../../../stage/in-turn.ts'
import type { TextureId } from '../kit/textures.ts'
import { CELL, cornerOf } from '../layout/grid.ts'
import type { Cast } from './cast.ts'

const STONES: readonly [TextureId, ...TextureId[]] = ['cave/fx/stone-1', 'cave/fx/stone-2', 'cave/fx/stone-3']

/** What flies when something happens. Decoration: a skip leaves none of it behind. */

/** A ring of dust along the edges of a card that has just come down. */
export function thud({ dust, motion }: Cast, cell: CellId): void {
  if (motion.instant) return
  const { x, y } = cornerOf(cell)
  for (let at = 0; at < 22; at++) {
    const turn = (at / 22) * Math.PI * 2
    dust.throw({
      texture: 'cave/fx/dust',
      x: x + CELL.width / 2 + Math.cos(turn) * 112,
      y: y + CELL.height / 2 + Math.sin(turn) * 74,
      speedX: Math.cos(turn) * 120,
      speedY: Math.sin(turn) * 70 - 18,
      gravity: 20,
      seconds: 0.7 + (at % 3) * 0.25,
      size: 0.9 + (at % 4) * 0.2,
      grow: 1.2,
      alpha: 0.8,
    })
  }
  for (let at = 0; at < 8; at++) {
    const turn = (at / 8) * Math.PI * 2 + 0.4
    dust.throw({
      texture: inTurn(STONES, at),
      x: x + CELL.width / 2 + Math.cos(turn) * 104,
      y: y + CELL.height / 2 + Math.sin(turn) * 68,
      speedX: Math.cos(turn) * 110,
      speedY: Math.sin(turn) * 60 - 120,
      gravity: 460,
      seconds: 0.65,
      size: 0.5 + (at % 3) * 0.14,
    })
  }
}

/** A3: stones in waves, and dust that stays. */
export function avalanche({ dust, motion }: Cast, cell: CellId): void {
  if (motion.instant) return
  const { x, y } = cornerOf(cell)
  for (let at = 0; at < 26; at++) {
    dust.throw({
      texture: inTurn(STONES, at),
      x: x + 24 + ((at * 53) % 192),
      y: y - 10 - ((at * 31) % 60),
      speedX: ((at * 17) % 40) - 20,
      speedY: 40 + ((at * 29) % 90),
      gravity: 520,
      seconds: 0.75 + (at % 3) * 0.12,
      size: 0.7 + (at % 4) * 0.2,
    })
  }
  for (let at = 0; at < 22; at++) {
    dust.throw({
      texture: 'cave/fx/dust',
      x: x + 10 + ((at * 47) % 220),
      y: y + 60 + ((at * 23) % 80),
      speedX: ((at * 13) % 60) - 30,
      speedY: -18 - ((at * 7) % 20),
      gravity: -4,
      seconds: 1.6 + (at % 4) * 0.5,
      size: 1.1 + (at % 3) * 0.4,
      grow: 1.4,
      alpha: 0.7,
    })
  }
}

/** Somebody appears, or something is torn. */
export function puff({ dust, motion }: Cast, { x, y }: Point, count = 7): void {
  if (motion.instant) return
  dust.burst(
    count,
    {
      texture: 'cave/fx/dust',
      x,
      y,
      speedX: 0,
      speedY: -46,
      gravity: -8,
      seconds: 0.8,
      size: 0.6,
      grow: 1,
      alpha: 0.7,
    },
    70,
  )
}

export function sparkle({ dust, motion }: Cast, { x, y }: Point): void {
  if (motion.instant) return
  dust.burst(
    14,
    { texture: 'cave/fx/spark', x, y, speedX: 0, speedY: -130, gravity: 280, seconds: 0.8, size: 1.1 },
    150,
  )
}

/** C7: a blow is seen where it lands. */
export function blow({ dust, motion }: Cast, { x, y }: Point): void {
  if (motion.instant) return
  dust.burst(10, { texture: 'cave/fx/star', x, y, speedX: 0, speedY: -60, gravity: 180, seconds: 0.6, size: 0.9 }, 210)
  dust.burst(
    6,
    { texture: 'cave/fx/dust', x, y, speedX: 0, speedY: -30, gravity: 0, seconds: 0.6, size: 0.8, grow: 1 },
    120,
  )
}

/** The water comes up a little: it foams where it stands. */
export function surge({ dust, motion }: Cast, left: number, right: number, y: number): void {
  if (motion.instant) return
  for (let at = 0; at < 34; at++) {
    dust.throw({
      texture: at % 3 === 0 ? 'cave/fx/bubble' : 'cave/fx/drop',
      x: left + (right - left) * ((at * 0.382) % 1),
      y: y + (at % 3 === 0 ? 40 : 0),
      speedX: ((at * 37) % 50) - 25,
      speedY: at % 3 === 0 ? -50 : -110 - ((at * 53) % 60),
      gravity: at % 3 === 0 ? 0 : 320,
      seconds: 0.75,
      size: 0.8 + (at % 4) * 0.14,
      alpha: 0.9,
    })
  }
}

/** Daylight is full of dust. */
export function daybreak({ dust, motion }: Cast, { x, y }: Point): void {
  if (motion.instant) return
  const [across, down] = [x > 0 ? -1 : 1, y > 0 ? -1 : 1]
  for (let at = 0; at < 30; at++) {
    const far = 60 + ((at * 71) % 420)
    const turn = ((at * 0.618) % 1) * 1.1
    dust.throw({
      texture: at % 4 === 0 ? 'cave/fx/star' : 'cave/fx/mote',
      x: x + across * Math.cos(turn) * far,
      y: y + down * Math.sin(turn) * far * 0.7,
      speedX: across * 26,
      speedY: -6 + down * 8,
      gravity: 0,
      seconds: 1.6 + (at % 5) * 0.35,
      size: at % 4 === 0 ? 0.4 : 0.8,
      alpha: 0.9,
    })
  }
}

/** Two stones jump out of a hole's ring. */
export function pop({ dust, motion }: Cast, { x, y }: Point): void {
  if (motion.instant) return
  dust.burst(
    4,
    { texture: 'cave/fx/stone-2', x, y: y - 30, speedX: 0, speedY: -160, gravity: 520, seconds: 0.7, size: 0.6 },
    110,
  )
}
