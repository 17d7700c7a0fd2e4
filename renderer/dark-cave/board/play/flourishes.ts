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
  for (let at = 0; at < 14; at++) {
    const turn = (at / 14) * Math.PI * 2
    dust.throw({
      texture: 'cave/fx/dust',
      x: x + CELL.width / 2 + Math.cos(turn) * 112,
      y: y + CELL.height / 2 + Math.sin(turn) * 74,
      speedX: Math.cos(turn) * 70,
      speedY: Math.sin(turn) * 40 - 14,
      gravity: 20,
      seconds: 0.7 + (at % 3) * 0.2,
      size: 0.7 + (at % 4) * 0.16,
      grow: 1.2,
      alpha: 0.75,
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
  dust.burst(9, { texture: 'cave/fx/spark', x, y, speedX: 0, speedY: -130, gravity: 280, seconds: 0.7, size: 0.9 }, 120)
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
